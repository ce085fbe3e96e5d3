import { describe, expect, it } from 'vitest';
import { analyzeSource } from './support/analyze-source.ts';

const LEAK = `
  const { text } = await generateText({ model: 'm', prompt: 'Ask.' });
  await generateText({ model: 'm', system: result, prompt: 'Go.' });
`;

/** A module in which `expression` makes a prompt of a model's text. */
function leakThrough(expression: string): Record<string, string> {
  const body = LEAK.replace("await generateText({ model: 'm', system", `const result = ${expression};\n  $&`);
  return {
    '/main.ts': `import { generateText } from 'ai';\nexport async function main(f: any, a: any) {${body}}\n`,
  };
}

/** Functions that hand their callbacks to one another in every way there is. */
function knot(size: number): string {
  const functions = Array.from({ length: size }, (_, index) => {
    const [first, second, third] = [7 * index + 1, 3 * index + 2, 11 * index + 5].map((next) => next % size);
    return `function f${String(index)}(x: string, cb: (y: string) => string): string {
      if (x === '') return cb(x);
      return f${String(first)}(x, (y) => f${String(second)}(y, cb)) + f${String(third)}(x, cb);
    }`;
  });
  return functions.join('\n');
}

describe('the budget', () => {
  const direct = leakThrough('text')['/main.ts'] ?? '';

  it('suffices for ordinary code and is not mentioned then', () => {
    const report = analyzeSource({ '/main.ts': direct });
    expect(report.flows).toHaveLength(1);
    expect(report).not.toHaveProperty('stoppedAt');
  });

  it('is reported when labels of any kind exceed it', () => {
    const report = analyzeSource({ '/main.ts': direct }, { budget: { states: 2, functionStates: 100 } });
    expect(report.stoppedAt).toBeGreaterThan(2);
    expect(report.flows).toEqual([]);
  });

  it('still lets texts be followed where functions exceed it', () => {
    const files = { '/main.ts': direct, '/knot.ts': knot(20) };
    const report = analyzeSource(files, { budget: { states: 100_000, functionStates: 50 } });
    expect(report.stoppedAt).toBeGreaterThan(50);
    expect(report.flows).toHaveLength(1);
  });

  it('bounds a knot of 300 functions', () => {
    const files = { '/main.ts': direct, '/knot.ts': knot(300) };
    const report = analyzeSource(files, { budget: { states: 100_000, functionStates: 20_000 } });
    expect(report.stoppedAt).toBeLessThan(25_000);
    expect(report.flows).toHaveLength(1);
  });
});

describe('a function that goes down a tree', () => {
  const branches = ['body', 'left', 'right', 'test', 'callee', 'other'];

  it('is followed with the parts of a part as one where there are more ways down than the budget has', () => {
    const main = `
      import { generateText, type LanguageModel } from 'ai';
      interface Tree { note: string; ${branches.map((name) => `${name}: Tree;`).join(' ')} }
      declare const model: LanguageModel;
      function note(node: Tree, text: string) {
        node.note = text;
        ${branches.map((name) => `note(node.${name}, text);`).join('\n')}
      }
      const { text } = await generateText({ model, prompt: 'Write a program.' });
      const root = {} as Tree;
      note(root, text);
      await generateText({ model, prompt: root.left.body.note });`;
    const report = analyzeSource(
      { '/main.ts': main },
      { budget: { states: 20_000, functionStates: 20_000 } },
    );
    expect(report).not.toHaveProperty('stoppedAt');
    expect(report.flows).toHaveLength(1);
  });
});

describe('code without an SDK', () => {
  it('is not followed at all', () => {
    const report = analyzeSource({ '/knot.ts': knot(100) }, { budget: { states: 0, functionStates: 0 } });
    expect(report).not.toHaveProperty('stoppedAt');
  });
});

describe('long chains', () => {
  it.each([
    ['additions', `text${" + 'x'".repeat(3000)}`],
    ['alternatives', `a${' || a'.repeat(500)} || text`],
    ['defaults', `a${' ?? a'.repeat(500)} ?? text`],
    ['conditions', `a${' && a'.repeat(500)} && text`],
    ['commas', `(${'a, '.repeat(500)} text)`],
    ['nested templates', `${'`x${'.repeat(60)}text${'}`'.repeat(60)}`],
  ])('of %s carry a text', (_, expression) => {
    const report = analyzeSource(leakThrough(expression));
    expect(report.coverage.failedFiles).toEqual([]);
    expect(report.flows).toHaveLength(1);
  });

  it('of else-ifs carry a text', () => {
    const links = Array.from({ length: 300 }, (_, index) => `if (a === ${String(index)}) { r = 'x'; }`);
    const files = leakThrough('text');
    const text = (files['/main.ts'] ?? '').replace(
      'const result = text;',
      `let r = ''; ${links.join(' else ')} else { r = text; }\n const result = r;`,
    );
    expect(analyzeSource({ '/main.ts': text }).flows).toHaveLength(1);
  });
});

describe('a file that is too deeply nested', () => {
  it('is named, and the rest is analysed', () => {
    const deep = `export const deep = (f: any) => ${'f('.repeat(900)}1${')'.repeat(900)};`;
    const report = analyzeSource({ ...leakThrough('text'), '/deep.ts': deep });
    expect(report.flows).toHaveLength(1);
    const reasons = report.coverage.failedFiles.map(({ reason }) => reason);
    expect([[], ['The code of this file is too deeply nested to analyse.']]).toContainEqual(reasons);
  });
});
