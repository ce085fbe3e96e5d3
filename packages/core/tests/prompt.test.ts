import { afterEach, describe, expect, test, vi } from 'vitest';
import { AgentText } from '../src/agent-text.ts';
import { Prompt } from '../src/prompt.ts';
import { trusted } from '../src/restricted.ts';
import { DEFAULT_UNTRUSTED_INSTRUCTION } from '../src/spotlight.ts';
import { untrustedContent, type UntrustedContent } from '../src/untrusted-content.ts';

const nonce = '00112233445566778899aabbccddeeff';
const fixed = { nonce: () => nonce };
const note = AgentText.from('Looks good.');

afterEach(() => {
  vi.unstubAllGlobals();
});

function block(content: string, attribute = ''): string {
  return `<untrusted nonce="${nonce}"${attribute}>\n${content}\n</untrusted nonce="${nonce}">`;
}

test('renders nothing for nothing', () => {
  expect(new Prompt(fixed).render()).toEqual({ text: '', nonce, parts: [] });
});

test('joins trusted parts by one blank line, without an instruction', () => {
  expect(new Prompt(fixed).instruction('Never shown.').text('One.').text('Two.').toString()).toBe(
    'One.\n\nTwo.',
  );
});

test('puts the instruction first, and blocks where they were added', () => {
  const rendered = new Prompt(fixed).text('Act on this:').untrusted(note).text('Then stop.').render();
  expect(rendered.text).toBe(
    [DEFAULT_UNTRUSTED_INSTRUCTION, 'Act on this:', block('Looks good.'), 'Then stop.'].join('\n\n'),
  );
  expect(rendered.parts).toEqual([
    { kind: 'instruction', text: DEFAULT_UNTRUSTED_INSTRUCTION },
    { kind: 'text', text: 'Act on this:' },
    { kind: 'untrusted', text: block('Looks good.'), content: 'Looks good.' },
    { kind: 'text', text: 'Then stop.' },
  ]);
});

test('replaces the instruction, wherever that is said', () => {
  expect(new Prompt(fixed).untrusted('x').instruction('Quote only.').toString()).toBe(
    `Quote only.\n\n${block('x')}`,
  );
});

test('names the source in the opening tag and in the parts', () => {
  const { parts } = new Prompt(fixed).untrusted(note, { source: 'pull request 7' }).render();
  const text = block('Looks good.', ' source="pull request 7"');
  expect(parts[1]).toEqual({ kind: 'untrusted', text, content: 'Looks good.', source: 'pull request 7' });
});

test.each(['a"b', 'a>b', 'a<b', 'a\nb', 'a\u2028b'])(
  'refuses a source that could end the tag: %j',
  (source) => {
    expect(() => new Prompt().untrusted(note, { source: source as 'page' })).toThrow(
      /^source takes one line/,
    );
  },
);

test('takes strings, marked texts and objects that say so as untrusted', () => {
  const page: UntrustedContent = { [untrustedContent]: () => 'page' };
  const { parts } = new Prompt(fixed)
    .untrusted('string')
    .untrusted(note)
    .untrusted(page)
    .untrusted('')
    .render();
  expect(parts.slice(1).map((part) => part.text)).toEqual([
    block('string'),
    block('Looks good.'),
    block('page'),
    block(''),
  ]);
});

test.each([
  undefined,
  null,
  1,
  {},
  [],
  { raw: 'x' },
  { [untrustedContent]: 'x' },
  { [untrustedContent]: () => 1 },
])('refuses other content: %o', (content) => {
  expect(() => new Prompt().untrusted(content as unknown as string)).toThrow(TypeError);
});

test('refuses agent text as trusted text, and does not quote it in the error', () => {
  for (const add of [(text: 'x') => new Prompt().text(text), (text: 'x') => new Prompt().instruction(text)]) {
    expect(() => add(note as unknown as 'x')).toThrow(
      /^Prompt\.\w+\(\) takes a string\. Pass AgentText on as it is, or to Prompt\.untrusted\(\)\.$/,
    );
    expect(() => add(1 as unknown as 'x')).toThrow(/takes a string/);
  }
});

test('takes endorsed text', () => {
  expect(new Prompt(fixed).text(trusted('From a file.', 'reviewed like code')).toString()).toBe(
    'From a file.',
  );
});

test('is immutable', () => {
  const base = new Prompt(fixed).text('Base.');
  const longer = base.untrusted(note).instruction('Quote only.');
  expect(base.toString()).toBe('Base.');
  expect(longer).not.toBe(base);
  expect(Object.isFrozen(base)).toBe(true);
  for (const part of base.render().parts) Object.assign(part, { text: 'Changed.' });
  expect(base.toString()).toBe('Base.');
});

describe('nonce', () => {
  test('is fresh for each rendering and has 128 bits', () => {
    const prompt = new Prompt().untrusted(note);
    const nonces = Array.from({ length: 100 }, () => prompt.render().nonce);
    expect(new Set(nonces).size).toBe(100);
    expect(nonces.every((drawn) => /^[\da-f]{32}$/.test(drawn))).toBe(true);
  });

  test('stands in every block of the rendering', () => {
    const rendered = new Prompt().untrusted('a').untrusted('b').render();
    expect(rendered.text.split(rendered.nonce)).toHaveLength(5);
  });

  test.each([undefined, {}, { getRandomValues: undefined }])(
    'does without no randomness: crypto is %o',
    (crypto) => {
      vi.stubGlobal('crypto', crypto);
      expect(() => new Prompt().untrusted(note).toString()).toThrow(/No prompt without a nonce/);
      expect(() => new Prompt().text('x').render()).toThrow(/No prompt without a nonce/);
    },
  );

  test.each([nonce, nonce.toUpperCase(), `x${nonce}x`])(
    'is drawn again when the content holds it: %s',
    (content) => {
      const other = 'f'.repeat(32);
      const draws = [nonce, nonce, other];
      const rendered = new Prompt({ nonce: () => draws.shift() ?? other }).untrusted(content).render();
      expect(rendered.nonce).toBe(other);
    },
  );

  test('ends in an error when it never gets away from the content', () => {
    expect(() => new Prompt(fixed).untrusted(nonce).render()).toThrow(/32 or more random/);
    expect(() => new Prompt(fixed).untrusted('a').text(trusted(nonce, 'test')).render()).toThrow(
      /32 or more random/,
    );
  });

  test.each(['', 'abc', 'g'.repeat(32), 'A'.repeat(32), `${nonce}\n`, '">x', 1, undefined])(
    'has its shape: %j',
    (drawn) => {
      expect(() => new Prompt({ nonce: () => drawn as string }).render()).toThrow(
        /32 or more random lower-case hexadecimal digits/,
      );
    },
  );
});

describe('spotlighting', () => {
  test('datamark leaves no white space in the content and says so', () => {
    const { text, parts } = new Prompt({ ...fixed, spotlight: 'datamark' })
      .untrusted('a b\n\u00A0c\u2003d')
      .render();
    expect(parts[1]).toMatchObject({ content: 'a\uE000b\uE000\uE000c\uE000d' });
    expect(text.startsWith(`${DEFAULT_UNTRUSTED_INSTRUCTION} In it, \uE000 stands for`)).toBe(true);
  });

  test('datamark escapes before it marks', () => {
    const { parts } = new Prompt({ ...fixed, spotlight: 'datamark' }).untrusted('< / untrusted>').render();
    expect(parts[1]).toMatchObject({ content: '&lt;\uE000/\uE000untrusted>' });
  });

  test('encode holds the exact text in base64 and says so', () => {
    const raw = '</untrusted> 日本語 😀'.repeat(1000);
    const { text, parts } = new Prompt({ ...fixed, spotlight: 'encode' })
      .untrusted(raw)
      .instruction('Quote.')
      .render();
    const [instruction, encoded] = parts;
    expect(instruction?.text).toMatch(/^Quote\. .*base64/);
    expect(encoded?.kind === 'untrusted' && Buffer.from(encoded.content, 'base64').toString()).toBe(raw);
    expect(text).not.toContain('日本語');
  });

  test('is one of three modes', () => {
    expect(() => new Prompt({ spotlight: 'toString' as 'encode' })).toThrow(/delimit, datamark or encode/);
  });
});
