import { describe, expect, it } from 'vitest';
import { parseRuleOptions, ruleLevels } from '../../src/rules/rule-levels.ts';
import { UsageError } from '../../src/usage-error.ts';

describe('ruleLevels', () => {
  it('has the rules of the check at error level, and the one on control off', () => {
    expect(ruleLevels({})).toEqual({
      levels: {
        'no-agent-text-in-prompt': 'error',
        'no-agent-text-in-control': 'off',
        'no-unexplained-trust': 'error',
      },
      notices: [],
    });
  });

  it('lays the given levels over the defaults', () => {
    expect(ruleLevels({ 'no-unexplained-trust': 'warn' }).levels).toEqual({
      'no-agent-text-in-prompt': 'error',
      'no-agent-text-in-control': 'off',
      'no-unexplained-trust': 'warn',
    });
  });

  it('tells that the ESLint plugin runs a rule, unless it is switched off', () => {
    expect(ruleLevels({ 'require-flat-tool': 'error', 'no-unsafe-answer': 'off' }).notices).toEqual([
      'The rule `require-flat-tool` is run by @hearsay/eslint-plugin, not by `hearsay check`: its level was not used here; set it in your ESLint configuration.',
    ]);
  });

  it('names the nearest rule', () => {
    expect(() => ruleLevels({ 'no-unexplained-turst': 'off' })).toThrow(
      new UsageError('There is no rule `no-unexplained-turst`: did you mean `no-unexplained-trust`?'),
    );
  });

  it('does not take a property of every object for a rule', () => {
    expect(() => ruleLevels({ constructor: 'off' })).toThrow(UsageError);
  });

  it('refuses an unknown level', () => {
    expect(() => ruleLevels({ 'no-unexplained-trust': 'warning' })).toThrow(
      new UsageError(
        'The rule `no-unexplained-trust` cannot be set to `warning`: write `off`, `warn` or `error`.',
      ),
    );
  });
});

describe('parseRuleOptions', () => {
  it('lets the last option for a rule count', () => {
    expect(parseRuleOptions(['a=off', 'b = warn', 'a=error'])).toEqual({ a: 'error', b: 'warn' });
  });

  it.each(['no-unexplained-trust', '=off', 'a=b=c'])('refuses %j', (option) => {
    expect(() => parseRuleOptions([option])).toThrow(
      new UsageError(`\`--rule ${option}\` names no level: write \`--rule <name>=<off|warn|error>\`.`),
    );
  });
});
