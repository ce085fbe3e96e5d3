import type { FindingLevel } from './tool-finding.ts';

/** What is looked at, by the names of the reference on schemas that models follow. */
export type CheckName =
  | 'nested-shape'
  | 'not-a-tool'
  | 'not-object'
  | 'required-unknown'
  | 'description-sentence'
  | 'description-when'
  | 'enum-spoken'
  | 'enum-kebab'
  | 'enum-hidden-word'
  | 'key-plus-modifiers'
  | 'optional-argument'
  | 'unbounded-number'
  | 'same-intent'
  | 'trigger-invalid'
  | 'trigger-empty'
  | 'trigger-slow'
  | 'trigger-loose'
  | 'trigger-overlap'
  | 'retrieval'
  | 'session-length';

/** How a check is reported, and which rule says the same in the editor. */
export interface Check {
  readonly level: FindingLevel;
  readonly rule?: string;
}

/** Every check, with its level as it was measured. */
export const CHECKS: Readonly<Record<CheckName, Check>> = {
  'nested-shape': { level: 'error', rule: 'require-flat-tool' },
  'not-a-tool': { level: 'error', rule: 'require-flat-tool' },
  'not-object': { level: 'error', rule: 'require-flat-tool' },
  'required-unknown': { level: 'error', rule: 'require-flat-tool' },
  'description-sentence': { level: 'warning', rule: 'require-tool-description' },
  'description-when': { level: 'info', rule: 'require-tool-description' },
  'enum-spoken': { level: 'warning', rule: 'prefer-spoken-enum' },
  'enum-kebab': { level: 'info', rule: 'prefer-spoken-enum' },
  'enum-hidden-word': { level: 'warning', rule: 'prefer-spoken-enum' },
  'key-plus-modifiers': { level: 'warning', rule: 'no-key-plus-modifiers' },
  'optional-argument': { level: 'warning', rule: 'no-optional-tool-argument' },
  'unbounded-number': { level: 'info' },
  'same-intent': { level: 'warning', rule: 'no-overlapping-tools' },
  'trigger-invalid': { level: 'error', rule: 'no-invalid-trigger' },
  'trigger-empty': { level: 'error', rule: 'no-invalid-trigger' },
  'trigger-slow': { level: 'warning', rule: 'no-loose-trigger' },
  'trigger-loose': { level: 'info', rule: 'no-loose-trigger' },
  'trigger-overlap': { level: 'warning', rule: 'no-overlapping-tools' },
  retrieval: { level: 'info' },
  'session-length': { level: 'info' },
};

/** The names of all checks. */
// The keys of the table are the names; `Object.keys` widens them.
export const CHECK_NAMES: readonly CheckName[] = Object.keys(CHECKS) as CheckName[];
