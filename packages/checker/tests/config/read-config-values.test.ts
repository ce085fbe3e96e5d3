import { describe, expect, it } from 'vitest';
import { readConfigValues } from '../../src/config/read-config-values.ts';
import { UsageError } from '../../src/usage-error.ts';

const FILE = 'hearsay.config.ts';
const LLM = { package: '@acme/llm', export: 'ask' };

describe('readConfigValues', () => {
  it('takes everything for left out', () => {
    expect(readConfigValues({}, FILE)).toEqual({
      rules: {},
      sources: [],
      sinks: [],
      sanitizers: [],
      labels: [],
      ignore: [],
      baseline: undefined,
    });
  });

  it('takes every key', () => {
    const config = {
      rules: { 'no-unexplained-trust': 'warn' },
      sources: [LLM, { ...LLM, path: '(0).onToken(0)' }],
      sinks: [LLM, { ...LLM, path: '(0).messages[]', rank: 'system' }],
      sanitizers: [LLM],
      labels: ['agent', 'tool', 'user'],
      ignore: ['legacy/**'],
      baseline: 'known.json',
    };
    expect(readConfigValues(config, FILE)).toEqual(config);
  });

  it.each<[unknown, string]>([
    [undefined, '`hearsay.config.ts` gives undefined: write an object, as in `export default'],
    [[], '`hearsay.config.ts` gives a list: write an object'],
    [Promise.resolve({}), '`hearsay.config.ts` gives a promise: write an object'],
    [{ rulse: {} }, '`hearsay.config.ts` has the unknown key `rulse`: did you mean `rules`?'],
    [
      { plugins: [] },
      '`hearsay.config.ts` has the unknown key `plugins`: the keys are rules, sources, sinks, sanitizers, labels, ignore, baseline.',
    ],
    [{ rules: [] }, '`rules` of `hearsay.config.ts` is a list: write an object of levels by rule name'],
    [
      { rules: { 'no-unexplained-trust': 1 } },
      '`rules.no-unexplained-trust` of `hearsay.config.ts` is a number: write `off`, `warn` or `error`.',
    ],
    [
      { rules: { 'no-unexplained-turst': 'off' } },
      'Under `rules` of `hearsay.config.ts`: There is no rule `no-unexplained-turst`: did you mean `no-unexplained-trust`?',
    ],
    [
      { rules: { 'no-unexplained-trust': 'none' } },
      'cannot be set to `none`: write `off`, `warn` or `error`.',
    ],
    [{ sources: LLM }, '`sources` of `hearsay.config.ts` is an object: write a list of objects'],
    [
      { sources: ['ask'] },
      '`sources[0]` of `hearsay.config.ts` is a string: write an object with `package` and `export`',
    ],
    [
      { sources: [LLM, { package: 'x' }] },
      '`sources[1]` of `hearsay.config.ts` has no `export`: write an object',
    ],
    [{ sinks: [{ package: '', export: 'ask' }] }, '`sinks[0]` of `hearsay.config.ts` has no `package`'],
    [
      { sinks: [{ package: 1, export: 'ask' }] },
      '`sinks[0].package` of `hearsay.config.ts` is a number: write a name in quotes.',
    ],
    [
      { sinks: [{ ...LLM, pathh: '(0)' }] },
      '`hearsay.config.ts` has the unknown key `sinks[0].pathh`: did you mean `path`?',
    ],
    [
      { sources: [{ ...LLM, rank: 'user' }] },
      'has the unknown key `sources[0].rank`: the keys are package, export, path.',
    ],
    [
      { sinks: [{ ...LLM, path: 'prompt' }] },
      '`sinks[0].path` of `hearsay.config.ts` is `prompt`, which is no path: begin with',
    ],
    [
      { sources: [{ ...LLM, path: '(0).text' }] },
      '`sources[0].path` of `hearsay.config.ts` is `(0).text`, which names no parameter of a callback',
    ],
    [{ sources: [{ ...LLM, path: '(0).build()' }] }, 'which names no parameter of a callback'],
    [
      { sinks: [{ ...LLM, rank: 'sytem' }] },
      '`sinks[0].rank` of `hearsay.config.ts` is a string: write `system`, `tool-description`, `user`, `tool-result` or `control`.',
    ],
    [
      { labels: ['agent', 'tools'] },
      '`labels[1]` of `hearsay.config.ts` is `tools`, a label that does not exist: did you mean `tool`?',
    ],
    [{ labels: ['usr'] }, 'a label that does not exist: did you mean `user`?'],
    [{ labels: ['everything'] }, 'a label that does not exist: write `agent`, `tool` or `user`.'],
    [{ labels: [1] }, '`labels[0]` of `hearsay.config.ts` is a number: write `agent`, `tool` or `user`.'],
    [{ labels: [] }, '`labels` of `hearsay.config.ts` is empty'],
    [{ labels: 'agent' }, '`labels` of `hearsay.config.ts` is a string'],
    [{ ignore: 'legacy' }, '`ignore` of `hearsay.config.ts` is a string: write a list of globs'],
    [{ ignore: [''] }, '`ignore[0]` of `hearsay.config.ts` is empty: write a glob'],
    [
      { ignore: ['!src'] },
      '`ignore[0]` of `hearsay.config.ts` is `!src`, and a glob cannot take back another one',
    ],
    [
      { baseline: true },
      '`baseline` of `hearsay.config.ts` is a boolean: write the name of a file in quotes.',
    ],
  ])('refuses %j in one sentence', (value, sentence) => {
    const read = (): unknown => readConfigValues(value, FILE);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(sentence);
  });
});
