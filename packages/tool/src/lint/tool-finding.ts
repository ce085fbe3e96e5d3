import type { CheckName } from './check-table.ts';

/** How much a finding matters: an error cannot work, a warning misleads models, the rest is worth knowing. */
export type FindingLevel = 'error' | 'warning' | 'info';

/** Something about a tool that a model or an SDK stumbles over. */
export interface ToolFinding {
  readonly check: CheckName;
  /** The lint rule that says the same in the editor, whose page says more. */
  readonly rule: string | undefined;
  readonly level: FindingLevel;
  /** The name of the tool; `undefined` for what concerns all of them, or one that has no name. */
  readonly tool: string | undefined;
  /** Which of the tools it is, counted from 0. */
  readonly index: number | undefined;
  /** Where in the declaration, as a JSON Pointer; empty for the whole. */
  readonly path: string;
  /** What was found and what to write instead. */
  readonly message: string;
}
