import type { SinkRank } from '@hearsay/flow';
import type { Finding, Location } from './report.ts';

const RANK_ORDER: Readonly<Record<SinkRank, number>> = {
  system: 0,
  'tool-description': 1,
  user: 2,
  'tool-result': 3,
  // Behind every prompt, so that a coding agent's many file paths bury none.
  control: 4,
};

/** After every finding that has a sink. */
const WITHOUT_SINK = 5;

/** Puts the findings that a model obeys most first, then goes by place, then by whatever else tells two apart. */
export function compareFindings(left: Finding, right: Finding): number {
  return (
    rankOf(left) - rankOf(right) ||
    compareLocations(left, right) ||
    compareText(left.rule, right.rule) ||
    compareText(left.source?.kind ?? '', right.source?.kind ?? '') ||
    compareLocations(left.source ?? left, right.source ?? right) ||
    compareText(left.message, right.message)
  );
}

/** Orders by file, then by where the stretch begins and ends. */
export function compareLocations(left: Location, right: Location): number {
  return (
    compareText(left.file, right.file) ||
    left.range.start.line - right.range.start.line ||
    left.range.start.column - right.range.start.column ||
    left.range.end.line - right.range.end.line ||
    left.range.end.column - right.range.end.column
  );
}

/** Orders by UTF-16 units, the same on every machine. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function rankOf(finding: Finding): number {
  return finding.sink === null ? WITHOUT_SINK : RANK_ORDER[finding.sink.rank];
}
