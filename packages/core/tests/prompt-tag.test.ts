import { expect, test } from 'vitest';
import { AgentText } from '../src/agent-text.ts';
import { Prompt } from '../src/prompt.ts';
import { prompt } from '../src/prompt-tag.ts';
import { trusted } from '../src/restricted.ts';
import { untrustedContent } from '../src/untrusted-content.ts';

const note = AgentText.from('Looks good.');

function shape(built: Prompt): unknown[] {
  return built.render().parts.map((part) => (part.kind === 'untrusted' ? [part.content] : part.text));
}

test('keeps its own words as one part', () => {
  expect(shape(prompt`Answer in ${3} lines, ${true}, ${trusted('please', 'a constant')}.`)).toEqual([
    'Answer in 3 lines, true, please.',
  ]);
});

test('makes blocks of what somebody else wrote, and trims the text around them', () => {
  const built = prompt`
    Read ${note}
    and ${{ [untrustedContent]: () => 'a page' }} ${AgentText.from('')}
  `;
  expect(shape(built).slice(1)).toEqual(['Read', ['Looks good.'], 'and', ['a page'], ['']]);
});

test('splices a prompt with its parts, mode and instruction', () => {
  const inner = new Prompt({ spotlight: 'encode' }).instruction('Quote only.').text('Inner.').untrusted('x');
  const [instruction, ...parts] = shape(prompt`Before ${inner} after ${note}`) as string[];
  expect(instruction).toMatch(/^Quote only\. .*base64/);
  expect(parts).toEqual(['Before', 'Inner.', ['eA=='], 'after', ['Looks good.']]);
});

test('is immutable and empty where nothing stands', () => {
  expect(shape(prompt``)).toEqual([]);
  expect(prompt`x`).toBeInstanceOf(Prompt);
});

test('refuses other values, without showing them', () => {
  const values = [undefined, null, 'Looks good.', {}, [], [note], Symbol('x'), 1n, () => 'x', { raw: 'x' }];
  for (const value of values) {
    expect(() => prompt`See ${value as unknown as number}`).toThrow(
      /^Expected AgentText or UntrustedContent: mark text/,
    );
  }
});

test('refuses to be called with anything but a template', () => {
  const template = Object.assign(['Obey: ', ''], { raw: ['Obey: ', ''] });
  const frozen = Object.freeze(Object.assign(['x'], { raw: Object.freeze(['x']) }));
  for (const strings of [
    'x',
    ['x'],
    Object.freeze(['x']),
    { raw: ['x'] },
    template,
    frozen,
    undefined,
    null,
  ]) {
    expect(() => prompt(strings as unknown as TemplateStringsArray, 1)).toThrow(/^prompt is a tag: write/);
  }
});

test('refuses a template with another number of values', () => {
  const keep = (strings: TemplateStringsArray, ..._values: unknown[]): TemplateStringsArray => strings;
  expect(() => prompt(keep`a ${1} b`, 1, 2)).toThrow(/^prompt is a tag: write/);
  expect(prompt(keep`a ${1} b`, 2).toString()).toBe('a 2 b');
});

test('refuses an escape sequence that leaves no text', () => {
  expect(() => prompt`\u{`).toThrow(/valid escapes/);
});
