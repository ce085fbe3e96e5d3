import type { FindingStatus } from '../report.ts';
import type { Severity } from '../../rules/rule.ts';
import { foundSummary, plural } from '../pretty/pretty-messages.ts';

/** Headings and labels of the page. */
export const PAGE_TEXTS = {
  name: 'Hearsay',
  report: 'Flow report',
  skip: 'Skip to the findings',
  lead: 'Agent text is hearsay: it may be quoted, never obeyed. Each flow below shows where a model wrote a text, the way that it takes through the code, and the prompt that it reaches as if a developer had written it.',
  index: 'On this page',
  findings: 'Findings',
  noFindings: 'The check found nothing to report.',
  noEndorsements: 'No text is endorsed as trusted.',
  endorsements: 'Endorsed as trusted',
  endorsementsLead: 'Each of these is a written decision that a model may obey the text. Read the reasons.',
  noReason: 'No reason given',
  coverage: 'What was looked at',
  coverageLead: 'Silence is worth as much as what was recognised.',
  problems: 'What could not be checked',
  problemsLead: 'Findings may hide here. What could be read was checked all the same.',
  notices: 'Notes on the check',
  noSdk: 'none recognised',
  sdks: 'SDKs',
  source: 'Source',
  step: 'Step',
  sink: 'Sink',
  advice: 'Write instead',
  suppressedBecause: 'Suppressed because',
  known: 'Known from the baseline; only new findings fail the check.',
  flow: 'How the text gets there',
  otherSources: 'The same place is reached from',
  unlistedSources: 'There may be more sources than are listed.',
  rule: 'Rule',
  sdk: 'SDK',
  status: 'Status',
  all: 'All',
  filters: 'Filter the findings',
  reset: 'Show all',
  collapse: 'Collapse all',
  expand: 'Expand all',
  noMatch: 'No finding matches these filters.',
  footer: 'This page holds everything that it shows: it loads nothing and sends nothing.',
} as const;

/** How the page calls a status. */
export const STATUS_NAMES: Readonly<Record<FindingStatus, string>> = {
  new: 'New',
  baseline: 'Known',
  suppressed: 'Suppressed',
};

/** How the page calls a severity. */
export const SEVERITY_NAMES: Readonly<Record<Severity, string>> = { error: 'Error', warning: 'Warning' };

/** The page in one line. */
export function headline(errors: number, warnings: number, files: number, problems: number): string {
  const found = foundSummary(errors, warnings, files)
    .replace(/^Found /u, '')
    .replace(/\.$/u, '');
  return problems === 0 ? found : `${found}, and not everything could be checked`;
}

/** Counts what lies between the source and the sink of a flow. */
export function stepsBetween(pathLength: number): string {
  const between = Math.max(pathLength - 2, 0);
  return between === 0 ? 'directly' : `through ${plural(between, 'step')}`;
}

/** Says in the line of a finding that the source there is not the only one. */
export function otherSourcesText(count: string): string {
  return `and from ${count}`;
}

/** Counts the lines that an excerpt leaves out. */
export function omittedLines(count: number): string {
  return `… and ${plural(count, 'more line')}`;
}

/** Names an option of a filter with the number of its findings. */
export function optionText(name: string, count: number): string {
  return `${name} (${count})`;
}

/** Says how many findings the filters leave; the page's script puts the numbers in. */
export function shownText(total: number): string {
  return `Showing ${total} of ${plural(total, 'finding')}`;
}
