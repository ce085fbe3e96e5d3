import type { SinkRank } from '@hearsay/flow';
import type { Finding } from './report.ts';

/** Findings that reach prompts of one rank. */
export interface FindingGroup {
  readonly rank: SinkRank | 'none';
  readonly findings: readonly Finding[];
}

/** Groups findings by the rank of the prompt that they reach; they are in the order of ranks already. */
export function groupFindings(findings: readonly Finding[]): readonly FindingGroup[] {
  const groups = new Map<SinkRank | 'none', Finding[]>();
  for (const finding of findings) {
    const rank = finding.sink?.rank ?? 'none';
    const group = groups.get(rank);
    if (group === undefined) groups.set(rank, [finding]);
    else group.push(finding);
  }
  return [...groups].map(([rank, members]) => ({ rank, findings: members }));
}
