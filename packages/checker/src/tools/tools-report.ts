import type { ToolFinding } from '@hearsay/tool';

/** What `hearsay tools` found in one file. */
export interface ToolsReport {
  readonly file: string;
  /** The tools in their order, by the names that they have, if they have one. */
  readonly tools: readonly (string | undefined)[];
  readonly findings: readonly ToolFinding[];
}

/** How many findings there are of each level. */
export function findingsByLevel({ findings }: ToolsReport): Readonly<Record<ToolFinding['level'], number>> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { level } of findings) counts[level] += 1;
  return counts;
}
