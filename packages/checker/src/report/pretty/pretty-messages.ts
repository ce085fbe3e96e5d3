import { knownSdks, type SinkRank } from '@hearsay/flow';

/** The SDKs that call a model: what only carries its text along brings no sink. */
const modelSdks = knownSdks.filter(({ isCarrier }) => isCarrier !== true);

/** Headings and labels of the pretty report. */
export const LABELS = {
  path: 'How the text gets there',
  advice: 'Write instead',
  endorsements: 'Endorsed as trusted',
  statistics: 'Statistics',
} as const;

/** What the text becomes at a sink of each rank. */
export const RANK_NAMES: Readonly<Record<SinkRank, string>> = {
  system: 'system prompt',
  'tool-description': 'tool description',
  user: 'user prompt',
  'tool-result': 'tool result',
  control: 'control',
};

/** Counts what was found. */
export function foundSummary(errors: number, warnings: number, files: number): string {
  if (errors + warnings === 0) return 'No findings.';
  const parts = [
    ...(errors === 0 ? [] : [plural(errors, 'error')]),
    ...(warnings === 0 ? [] : [plural(warnings, 'warning')]),
  ];
  return `Found ${parts.join(' and ')} in ${plural(files, 'file')}.`;
}

/** Says that there is no error, where warnings are not looked at. */
export const NO_ERRORS = 'No errors.';

/** Heads the list of the sources beside the first one. */
export function otherSourcesHeading(count: string): string {
  return `And from ${count}`;
}

/** Counts the steps of a way that is not shown. */
export function stepCount(count: number): string {
  return `in ${plural(count, 'step')}`;
}

/** Stands for the sources that are not listed here. */
export function unlistedSources(count: number): string {
  return `… and ${count} more, which --stats lists`;
}

/** Heads the findings that reach prompts of one rank. */
export function groupHeading(title: string, count: number): string {
  return `${title} (${count})`;
}

/** Counts the findings that were suppressed. */
export function suppressedSummary(count: number): string {
  return `${count} suppressed with a reason.`;
}

/** Counts the findings that the baseline knows. */
export function baselineSummary(count: number): string {
  return `${count} known from the baseline.`;
}

/** Stands where an endorsement gives no reason. */
export const NO_REASON = 'no reason given';

/** Says what silence is worth when nothing was recognised. */
export const NO_SINK: readonly string[] = [
  'No prompt sink was recognised, so the absence of findings proves nothing.',
  `Hearsay recognises the calls of ${list(modelSdks.map(({ sdk }) => `\`${sdk}\``))} by their type declarations. If this project calls a model through one of them, install its dependencies and check the tsconfig that takes in those files. If it uses another SDK, its prompts are not checked until \`sources\` and \`sinks\` of the config file describe it.`,
];

/** Says that files are missing from the coverage. */
export function failedFilesSummary(count: number): string {
  return `${plural(count, 'file')} could not be checked and may hide more; see standard error.`;
}

/** What the coverage line is made from. */
export interface CoverageCounts {
  readonly files: number;
  readonly sources: number;
  readonly sinks: number;
  readonly sanitizers: number;
  readonly endorsements: number;
  readonly sdks: readonly string[];
  readonly totalMs: number;
}

/** Tells in one line what was looked at. */
export function coverageLine(counts: CoverageCounts): string {
  const recognised = [
    plural(counts.sources, 'source'),
    plural(counts.sinks, 'sink'),
    plural(counts.sanitizers, 'sanitizer'),
    plural(counts.endorsements, 'endorsement'),
  ].join(', ');
  const sdks = counts.sdks.length === 0 ? 'no SDK' : counts.sdks.join(', ');
  return `Checked ${plural(counts.files, 'file')} in ${duration(counts.totalMs)}: ${recognised}; ${sdks}.`;
}

/** Counts things in words. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Says how long something took. */
export function duration(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** `a, b and c`. */
function list(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
