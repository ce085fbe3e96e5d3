import type { Extras } from '@hearsay/flow';
import type { FoundConfig } from '../config/find-config.ts';
import type { RuleLevels } from '../rules/rule.ts';

/** What rules and a config ask to be looked for beside what always is. */
export function wishedExtras(levels: RuleLevels, config: FoundConfig | undefined): Extras {
  return {
    control: levels['no-agent-text-in-control'] !== 'off',
    labels: config?.values.labels ?? [],
  };
}
