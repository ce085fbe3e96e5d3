import type { CheckRuleName } from '@hearsay/flow';

/** How much a rule's findings count. */
export type RuleLevel = 'off' | 'warn' | 'error';

/** What a finding counts as. */
export type Severity = 'warning' | 'error';

/** A rule that `hearsay check` runs itself. */
export type CheckRule = CheckRuleName;

/** The level of each rule that the check runs. */
export type RuleLevels = Readonly<Record<CheckRule, RuleLevel>>;
