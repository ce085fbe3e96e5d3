/** Says what `%SRCROOT%` stands for. */
export const SOURCE_ROOT_TEXT = 'The folder in which `hearsay check` ran.';

/** Stands where a suppressed finding is known from the baseline. */
export const BASELINE_JUSTIFICATION =
  'The finding is listed in the baseline: it was known before, and only new ones fail the check.';

/** What the kinds of notifications tell of. */
export const NOTIFICATION_TEXTS = {
  'file-not-checked': 'A file could not be checked, so it may hide findings.',
  'project-not-loaded': 'A part of the project could not be loaded, so findings may be missing.',
  'no-sink-recognised': 'No prompt was recognised, so the absence of findings proves nothing.',
  'check-notice': 'Something about the check that is good to know.',
} as const;

/** Joins the two halves of a finding: what is wrong, and what to write instead. */
export function resultText(message: string, advice: string): string {
  return `${message} ${advice}`;
}

/** Tells the ways to one sink apart. */
export function codeFlowText(sourceKind: string): string {
  return `From \`${sourceKind}\`.`;
}
