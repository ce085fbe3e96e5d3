import { describe, expect, it } from 'vitest';
import { checkCodeBlocks } from './check-code-blocks.ts';
import { ROOT } from './document-files.ts';
import { findDocCommentBlocks, findMarkdownBlocks } from './find-code-blocks.ts';
import { parseFence } from './parse-fence.ts';

function faultsOf(markdown: string): string[] {
  return checkCodeBlocks(findMarkdownBlocks('guide.md', markdown), `${ROOT}docs`).flat();
}

describe('a fence', () => {
  it.each([
    ['ts', { kind: 'compiles' }],
    ['ts no_run', { kind: 'compiles' }],
    ['ts compile_fail,TS2345', { kind: 'fails', codes: ['TS2345'] }],
    ['ts compile_fail, TS2731, TS2345', { kind: 'fails', codes: ['TS2345', 'TS2731'] }],
    [
      'ts ignore-because="shows, in part, an older API"',
      { kind: 'ignored', reason: 'shows, in part, an older API' },
    ],
    ['sh', undefined],
    ['', undefined],
  ])('`%s` says what must hold', (info, expectation) => {
    expect(parseFence(info)).toEqual(expectation);
  });

  it.each(['ts compile_fail', 'ts TS2345', 'ts ignore-because=""', 'ts compile-fail,TS2345', 'ts no-run'])(
    '`%s` is unclear',
    (info) => {
      expect(parseFence(info)).toMatchObject({ kind: 'unclear' });
    },
  );
});

describe('a block', () => {
  it('that compiles has no fault', () => {
    expect(faultsOf('```ts\nexport const tickets: number = 3;\n```')).toEqual([]);
  });

  it('that does not compile is named by file, line and code', () => {
    expect(faultsOf('# Guide\n\n```ts\nconst open = 1;\nconst tickets: number = "three";\n```')).toEqual([
      "guide.md:5: TS2322 Type 'string' is not assignable to type 'number'.",
    ]);
  });

  it('that imports an unknown package does not compile', () => {
    expect(faultsOf("```ts\nimport { desk } from 'support-desk';\ndesk();\n```")[0]).toContain(
      'guide.md:2: TS2307',
    );
  });

  it('that must fail fails with exactly its codes', () => {
    const code = 'const tickets: number = "three";';
    expect(faultsOf(`\`\`\`ts compile_fail,TS2322\n${code}\n\`\`\``)).toEqual([]);
    expect(faultsOf(`\`\`\`ts compile_fail,TS2345\n${code}\n\`\`\``)).toEqual([
      'guide.md:1: TS2345 must occur here, and does not.',
      "guide.md:2: TS2322 Type 'string' is not assignable to type 'number'.",
    ]);
    expect(faultsOf('```ts compile_fail,TS2322\nexport const tickets = 3;\n```')).toEqual([
      'guide.md:1: TS2322 must occur here, and does not.',
    ]);
  });

  it('does not see the names of another block', () => {
    expect(faultsOf('```ts\nconst ticket = 1;\n```\n\n```ts\nexport const next = ticket + 1;\n```')).toEqual([
      "guide.md:6: TS2304 Cannot find name 'ticket'.",
    ]);
  });

  it('may stand indented in a list, and ends at its own fence', () => {
    const blocks = findMarkdownBlocks('guide.md', '- a list\n  ````ts\n  const fence = `\n```\n`;\n  ````\n');
    expect(blocks).toMatchObject([{ line: 2, code: 'const fence = `\n```\n`;' }]);
  });
});

describe('a doc comment', () => {
  it('is searched, and code outside it is not', () => {
    const source = [
      '/** Opens a ticket.',
      ' *',
      ' * @example',
      ' * ```ts',
      ' * open();',
      ' * ```',
      ' */',
      'export const text = `',
      '```ts',
      'nothing',
      '```',
      '`;',
    ].join('\n');
    expect(findDocCommentBlocks('open.ts', source)).toMatchObject([{ line: 4, code: 'open();' }]);
  });

  it('with an example outside a fence is a fault', () => {
    const blocks = findDocCommentBlocks('open.ts', '/**\n * @example\n * open();\n */');
    expect(blocks).toMatchObject([{ line: 2, expectation: { kind: 'unclear' } }]);
  });
});
