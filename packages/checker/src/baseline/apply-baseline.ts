import type { Finding } from '../report/report.ts';
import type { BaselineEntry } from './baseline.ts';

/** Findings measured against a baseline. */
export interface BaselineOutcome {
  /** In the order given. */
  readonly findings: readonly Finding[];
  /** Entries that nothing was found for. */
  readonly unmatched: readonly BaselineEntry[];
}

/**
 * Gives the status `baseline` to the new findings that an entry speaks for.
 *
 * An entry speaks for one finding: where three are known and a fourth comes, one is new. A suppressed finding stays
 * suppressed, and an entry for it is not needed any more.
 */
export function applyBaseline(
  findings: readonly Finding[],
  entries: readonly BaselineEntry[],
): BaselineOutcome {
  const open = new Map<string, BaselineEntry[]>();
  for (const entry of entries) {
    const equals = open.get(keyOf(entry));
    if (equals === undefined) open.set(keyOf(entry), [entry]);
    else equals.push(entry);
  }
  const marked = findings.map((finding): Finding => {
    if (finding.status !== 'new') return finding;
    return open.get(keyOf(finding))?.pop() === undefined ? finding : { ...finding, status: 'baseline' };
  });
  return { findings: marked, unmatched: [...open.values()].flat() };
}

function keyOf({ rule, fingerprint }: Pick<BaselineEntry, 'rule' | 'fingerprint'>): string {
  return `${rule} ${fingerprint}`;
}
