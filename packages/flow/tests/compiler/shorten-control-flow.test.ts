import { describe, expect, it } from 'vitest';
import type { FlowReport, SdkCatalog } from '../../src/index.ts';
import { analyzeSource } from '../support/analyze-source.ts';

const SIZE = 1500;

/** Only types tell here what is called, so that a compiler which has given up lets the leak go unseen. */
const LEAK = `import type { Writer } from 'letters';
export interface Desk { readonly agents: { readonly writer: Writer } }
export async function main(desk: Desk): Promise<void> {
  const { agents } = desk;
  const answer = await agents.writer.write({ prompt: 'Ask.' });
  await agents.writer.write({ prompt: answer.text });
}
`;
const PACKAGE = `export declare class Writer { write(options: { prompt: string }): Promise<{ text: string }> }`;

const CATALOG: SdkCatalog = {
  sdk: 'letters',
  packages: ['letters'],
  versionedBy: [],
  shapes: { letter: {} },
  entries: [{ names: ['Writer#write'], result: 'letter', sinks: [{ rank: 'user', at: ['(0).prompt'] }] }],
};

function analyzeLetters(sources: Readonly<Record<string, string>>): FlowReport {
  const files = { ...sources, '/main.ts': LEAK, '/node_modules/letters/index.d.ts': PACKAGE };
  return analyzeSource(files, { catalog: [CATALOG] });
}

/** Analyses a file, and behind it one with a leak. */
function check(big: string): FlowReport {
  return analyzeLetters({ '/big.ts': `import 'letters';\n${big}` });
}

const repeat = (write: (index: string) => string, size = SIZE): string =>
  Array.from({ length: size }, (_, index) => write(String(index))).join('\n');

const PARAMETERS = 'x: string | { write(o: object): string }, k: number, f: any';
const END = `return y.write({ prompt: 'x' }) + x.write({ prompt: 'y' }); }`;

const SHAPES: readonly (readonly [string, string])[] = [
  ['ifs', repeat((index) => `if (k === ${index}) y = 'a${index}';`)],
  ['ifs that narrow', repeat((index) => `if (x === 'a${index}') y = x;`)],
  ['switches', repeat((index) => `switch (k) { case ${index}: y = 'a'; break; case -1: y = x; }`)],
  ['loops', repeat(() => 'while (f()) { y = x; if (f()) continue; }', 1000)],
  ['elements that are stored', repeat((index) => `if (k > ${index}) letters[${index}] = 'a${index}';`)],
  ['elements that are read', repeat((index) => `if (letters[k] === '${index}') letters[k] = f(letters[k]);`)],
  ['properties', repeat((index) => `if (typeof f.v === 'string') f.v = 'a${index}'; else y = f.v;`, 600)],
  ['early returns', repeat((index) => `if (x === 'k${index}') return 'v${index}';`)],
  ['tries', repeat(() => 'try { y = f(); } catch { y = x; } finally { if (y) y = x; }', 600)],
  ['closures', `${repeat((index) => `if (x === '${index}') f(() => x);`)}\nf(() => x.write({}));`],
  ['assertions', repeat(() => 'check(x);', 2500)],
  [
    'else-ifs',
    Array.from({ length: SIZE }, (_, index) => `if (x === '${String(index)}') y = x;`).join(' else '),
  ],
];

describe('a function that branches more often than the compiler can take', () => {
  it.each(SHAPES)('by %s takes nothing away from the files after it', (_, statements) => {
    const report = check(`function check(x: unknown): asserts x is string {}
export function big(${PARAMETERS}) { let y: typeof x = ''; const letters = [];\n${statements}\n${END}`);
    expect(report.flows.map(({ sink }) => sink.place.file)).toEqual(['/main.ts']);
    expect(report.coverage.failedFiles).toEqual([]);
    expect(report.coverage.longFunctions?.map(({ name, file }) => [name, file])).toEqual([
      ['big', '/big.ts'],
    ]);
  });

  it('is asked from another file for a type that is inferred from its body', () => {
    const statements = repeat((index) => `if (k === ${index}) y = 'a${index}';`);
    const big = `export function big(${PARAMETERS}) { let y: typeof x = ''; ${statements} return y; }`;
    const report = analyzeLetters({
      '/first.ts': `import { big } from './big';\nbig('', 1, 2).write();`,
      '/big.ts': big,
    });
    expect(report.flows.map(({ sink }) => sink.place.file)).toEqual(['/main.ts']);
  });

  it('can be the top level of a file', () => {
    const report = check(
      `declare const x: string | { write(o: object): string };\nlet y = x;\n${repeat((index) => `if (x === '${index}') y = x;`)}\ny.write({});`,
    );
    expect(report.flows).toHaveLength(1);
    expect(report.coverage.longFunctions?.map(({ name }) => name)).toEqual(['']);
  });

  it('is still followed itself, nearby checks included', () => {
    const padding = repeat((index) => `if (k === ${index}) y = 'a${index}';`);
    const report = check(`import type { Writer } from 'letters';
export async function big(x: Writer | string, k: number) {
  let y = '';\n${padding}
  if (typeof x === 'string') return y;
  const answer = await x.write({ prompt: 'Ask.' });
  return x.write({ prompt: answer.text });
}`);
    expect(report.flows.map(({ sink }) => sink.place.file)).toEqual(['/big.ts', '/main.ts']);
  });
});

describe('ordinary functions', () => {
  it.each([
    ['many ifs', repeat((index) => `if (k === ${index}) y = 'a${index}';`, 400)],
    ['a switch of many arms', `switch (k) { ${repeat((index) => `case ${index}: y = 'a'; break;`, 5000)} }`],
    ['many calls', repeat((index) => `f.add(${index});`, 1500)],
    ['many small functions', repeat((index) => `f(() => { if (k === ${index}) return x; });`, 1500)],
  ])('with %s are left as they are', (_, statements) => {
    const report = check(`export function big(${PARAMETERS}) { let y = x;\n${statements}\n${END}`);
    expect(report.flows).toHaveLength(1);
    expect(report.coverage).not.toHaveProperty('longFunctions');
  });
});
