import { AgentText } from '@hearsay/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileTriggers } from '../src/compile-triggers.ts';
import { matchingTools } from '../src/matching-tools.ts';
import { Tool } from '../src/tool.ts';

function tool(name: string, ...triggers: readonly string[]): Tool {
  return triggers.reduce<Tool>(
    (before, trigger) => before.withTrigger(trigger),
    new Tool(name, `Do ${name}`, { type: 'object' }),
  );
}

function names(tools: readonly Tool[], request: string | AgentText): readonly string[] {
  return matchingTools(tools, request).map(({ name }) => name);
}

describe('compiling triggers', () => {
  it('tells what is wrong with each, in order, and throws never', () => {
    const tools = [tool('a', '(', 'light', '*x', '(?i)x'), tool('b', '', 'a*', '(a|aa)+$')];
    const { triggers, problems } = compileTriggers(tools);
    expect(problems.map(({ tool: name, trigger, kind }) => [name, trigger, kind])).toEqual([
      ['a', '(', 'invalid'],
      ['a', '*x', 'invalid'],
      ['a', '(?i)x', 'invalid'],
      ['b', '', 'empty'],
      ['b', 'a*', 'empty'],
      ['b', '(a|aa)+$', 'slow'],
    ]);
    for (const { message } of problems) expect(message).toMatch(/^The trigger `.*` .*\.$/su);
    expect(triggers.map(({ trigger }) => trigger)).toEqual(['light', '(a|aa)+$']);
  });

  it('takes one tool, and keeps what it is given as it is', () => {
    const strange = tool('a', '"\\{}', '\\b(left|right) half\\b');
    expect(compileTriggers(strange).problems).toEqual([]);
    expect(strange.triggers).toEqual(['"\\{}', '\\b(left|right) half\\b']);
    expect(compileTriggers([])).toEqual({ triggers: [], problems: [] });
  });
});

describe('the tools that a request matches', () => {
  const window = tool('put_window', '\\b(left|right) half\\b', '\\bfull ?screen\\b');
  const light = tool('set_light', 'light', 'lamp');
  const app = tool('open_app');

  it('are all of them, in the order of their declaration', () => {
    const second = tool('snap', 'left half');
    expect(names([second, window, light, app], 'put it on the LEFT half under the lamp')).toEqual([
      'snap',
      'put_window',
      'set_light',
    ]);
    expect(names([window, light, app], 'open the notes')).toEqual([]);
    expect(matchingTools([window], 'full screen')[0]).toBe(window);
  });

  it('are searched for, in any case, inside of words unless the pattern says otherwise', () => {
    expect(names([light], 'Delightful')).toEqual(['set_light']);
    expect(names([tool('a', '\\blight\\b')], 'Delightful')).toEqual([]);
    expect(names([window], 'Fullscreen!')).toEqual(['put_window']);
  });

  it('leave out what is invalid or matches everything', () => {
    expect(names([tool('a', '('), tool('b', 'x*'), tool('c', '(', 'y')], 'yes')).toEqual(['c']);
  });

  it('may look around and refer back', () => {
    const tools = [tool('call', '\\bcall (?!me\\b)'), tool('twice', '\\b(\\w+) \\1\\b')];
    expect(names(tools, 'call Priya')).toEqual(['call']);
    expect(names(tools, 'call me')).toEqual([]);
    expect(names(tools, 'bye bye')).toEqual(['twice']);
  });

  it('can be asked for a marked text', () => {
    expect(names([light], AgentText.from('turn on the light'))).toEqual(['set_light']);
  });

  it('match as the patterns of JavaScript do', () => {
    const patterns = [
      'turn\\s+on',
      '^put',
      'half$',
      '\\d{2,3}',
      '[^a-z]x',
      '(?<side>left|right)',
      'caf\\u00e9',
      'a.c',
      '\\/x\\-y',
      '[\\w.]+@',
      'é|ö',
      '(?:)x',
    ];
    const requests = [
      'turn\u00a0on',
      'turn\ton',
      'PUT x',
      'left HALF',
      'half.',
      '123',
      '.x',
      'CAFÉ',
      'abc',
      'a\nc',
      '/x-y',
      'Ö',
    ];
    for (const pattern of patterns)
      for (const request of requests) {
        const expected = new RegExp(pattern, 'i').test(request) ? ['a'] : [];
        expect(names([tool('a', pattern)], request), `${pattern} in ${JSON.stringify(request)}`).toEqual(
          expected,
        );
      }
  });
});

describe('the time', () => {
  const HOSTILE = [
    '(a+)+$',
    '(a|aa)+$',
    '(a|a)*$',
    '(\\w+\\s?)*$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '(.*a){20}$',
    '(.*)(.*)(.*)(.*)x',
    '((a{1,20}){1,20}){1,20}x',
    '(a?){500}a{500}x',
    '(?=(a+)+b)a',
    '(a*)\\1*b',
    '(?:a{0,30}){0,30}b',
    '[a-z]*'.repeat(100) + '#',
  ];

  it.each(HOSTILE)('is bounded for %s', (pattern) => {
    const tools = [tool('a', pattern)];
    matchingTools(tools, `${'a'.repeat(1_000_000)}!`);
    matchingTools(tools, `${'aA '.repeat(100_000)}!`);
  });

  it('is bounded for any pattern', () => {
    const part = fc.constantFrom(
      'a',
      'b',
      '.',
      '\\w',
      '(',
      ')',
      '*',
      '+',
      '?',
      '{1,9}',
      '|',
      '[ab]',
      '(?=',
      '\\1',
      '$',
      '^',
      '\\b',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        matchingTools([tool('a', parts.join(''))], 'ab'.repeat(5000));
      }),
      { numRuns: 300 },
    );
  });

  it('does not depend on what follows the first 4,096 characters', () => {
    const late = tool('late', 'light');
    expect(names([late], `${'x'.repeat(4000)} light`)).toEqual(['late']);
    expect(names([late], `${'x'.repeat(5000)} light`)).toEqual([]);
  });
});
