import { PLUGIN_RULE_NAMES, RULE_NAMES, nearestName } from '@hearsay/flow';
import { UsageError } from '../usage-error.ts';
import { DEFAULT_LEVELS, isCheckRule } from './rule-table.ts';
import type { CheckRule, RuleLevel, RuleLevels } from './rule.ts';
import { malformedRuleOption, pluginRule, unknownLevel, unknownRule } from './rules-messages.ts';

/** The levels to use, and what there is to tell about them. */
export interface LevelReading {
  readonly levels: RuleLevels;
  readonly notices: readonly string[];
}

/**
 * Lays the given levels over the defaults.
 *
 * @throws UsageError for a rule or a level that does not exist.
 */
export function ruleLevels(overrides: Readonly<Record<string, string>>): LevelReading {
  const levels: Record<CheckRule, RuleLevel> = { ...DEFAULT_LEVELS };
  const notices: string[] = [];
  for (const [name, level] of Object.entries(overrides)) {
    if (!RULE_NAMES.includes(name)) {
      throw new UsageError(unknownRule(name, nearestName(name, RULE_NAMES), RULE_NAMES));
    }
    if (!isLevel(level)) throw new UsageError(unknownLevel(name, level));
    if (isCheckRule(name)) levels[name] = level;
    else if (PLUGIN_RULE_NAMES.some((rule) => rule === name) && level !== 'off')
      notices.push(pluginRule(name));
  }
  return { levels, notices };
}

/**
 * Reads the values of `--rule`, each `name=level`; the last one for a rule counts.
 *
 * @throws UsageError for one of another form.
 */
export function parseRuleOptions(options: readonly string[]): Readonly<Record<string, string>> {
  const overrides: Record<string, string> = {};
  for (const option of options) {
    const [name, level, ...rest] = option.split('=').map((part) => part.trim());
    if (name === undefined || name === '' || level === undefined || rest.length > 0) {
      throw new UsageError(malformedRuleOption(option));
    }
    overrides[name] = level;
  }
  return overrides;
}

function isLevel(level: string): level is RuleLevel {
  return level === 'off' || level === 'warn' || level === 'error';
}
