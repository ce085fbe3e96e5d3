import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BlockResult, DoctestReport } from '../../src/doctest/doctest-report.ts';
import { runDoctest } from '../../src/doctest/run-doctest.ts';
import { updateValues } from '../../src/doctest/update-values.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    target: 'ES2022',
    lib: ['ES2022'],
    module: 'NodeNext',
    types: ['node'],
    noUnusedLocals: true,
    paths: { '@desk/*': ['./src/*'] },
  },
};

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "desk", "type": "module", "exports": { ".": "./src/index.ts" } }',
  'tsconfig.json': JSON.stringify(TSCONFIG),
  'src/index.ts': 'export const open = (name: string): string => `opened ${name}`;\n',
  'compiles.md': '# Compiles\n\n```ts\nconst tickets: number = 3;\n```\n',
  'broken.md':
    'Text.\n\n- in a list:\n\n  ```ts\n  const open = 1;\n  const tickets: number = "three";\n  ```\n',
  'separate.md': '```ts\nconst ticket = 1;\n```\n\n```ts\nexport const next = ticket + 1;\n```\n',
  'named.md':
    '```ts name="desk"\nconst ticket = 1;\n```\n\n```ts name="desk"\nexport const next: number = ticket + 1;\n```\n\n```ts name="desk" compile_fail,TS2322\nconst wrong: string = next;\n```\n',
  'hidden.md':
    '<!--\n```ts hidden\nconst ticket: number = 1;\n```\n-->\n\n```ts\nexport const next = ticket + 1;\n```\n\n```ts compile_fail,TS2322\nconst wrong: string = ticket;\n//    ^\n```\n',
  'fails.md': [
    '```ts compile_fail,TS2322 "not assignable to type \'number\'"',
    'const tickets: number = "three";',
    '//    ^',
    '```',
    '',
    '```ts compile_fail,TS2345',
    'const tickets: number = "three";',
    '```',
    '',
    '```ts compile_fail,TS2322',
    'const tickets: number = 3;',
    '```',
    '',
  ].join('\n'),
  'values.md': [
    '```ts',
    "import { open } from 'desk';",
    "import { open as again } from '@desk/index.js';",
    "open('it'); // => 'opened it'",
    "console.log(again('it')); // => opened it",
    'const list = [1, 2, 3].map((each) => each * 2); // => [2, 4, 6]',
    'list.length;',
    '// => 3',
    '({ a: { b: 1 }, c: "text" }); // => { a: { b: 1 }, c: "text" }',
    '```',
    '',
  ].join('\n'),
  'other-values.md': [
    '> ```ts',
    '> export const sum = 1 + 1; // => 3',
    '> [1, 2].map((each) => ({ each, text: "long enough to be broken over lines" }));',
    '> // => [',
    '> //   { each: 1 },',
    '> // ]',
    '> ```',
    '',
  ].join('\n'),
  'asserts.md': [
    '```ts',
    "import assert from 'node:assert/strict';",
    'assert.equal(1 + 1, 2);',
    '```',
    '',
    '```ts',
    "import assert from 'node:assert/strict';",
    'const sum = 1 + 1;',
    'assert.equal(sum, 3);',
    '```',
    '',
    '```ts no_run',
    "import assert from 'node:assert/strict';",
    'assert.equal(1, 2);',
    '```',
    '',
  ].join('\n'),
  'expects.md': [
    '```ts',
    "import { expect, test } from 'vitest';",
    "test('sums', () => { expect([1, 2]).toEqual([1, 2]); });",
    '```',
    '',
    '```ts',
    "import { expect } from 'vitest';",
    '',
    'expect({ a: 1 }).toMatchObject({ a: 2 });',
    '```',
    '',
  ].join('\n'),
  // A package in CommonJS that requires a file which imports, and one that has modules and does not say so.
  'node_modules/queue/package.json': '{ "name": "queue", "version": "1.0.0" }',
  'node_modules/queue/index.js':
    "const { first } = require('./first.js');\nmodule.exports = { first, import: 1 };\n",
  'node_modules/queue/first.js':
    "exports.first = (list) => list[0];\nexports.path = () => import('node:path');\n",
  'node_modules/queue/index.d.ts': 'export declare function first(list: readonly string[]): string;\n',
  'node_modules/stack/package.json': '{ "name": "stack", "version": "1.0.0" }',
  'node_modules/stack/index.js': 'export const last = (list) => list.at(-1);\n',
  'node_modules/stack/index.d.ts': 'export declare function last(list: readonly string[]): string;\n',
  'packages.md': [
    '```ts',
    "import { first } from 'queue';",
    "first(['one', 'two']); // => 'one'",
    '```',
    '',
    '```ts',
    "import { last } from 'stack';",
    "last(['one', 'two']); // => 'two'",
    '```',
    '',
  ].join('\n'),
  'endless.md': "```ts\nimport 'node:assert';\nsetInterval(() => undefined, 1000);\n```\n",
  'ignored.md':
    '```ts ignore-because="shows, in part, an older API"\nnothing.here();\n```\n\n```ts ignore-because=""\n```\n\n```sh\nls\n```\n\n```ts title="desk.ts" {1,3} twoslash\nexport {};\n```\n',
  'misspelt.md':
    '```ts no-run\nexport {};\n```\n\n```ts compile_fail\nexport {};\n```\n\n```ts TS2345\nexport {};\n```\n',
  'component.mdx':
    '<Tabs>\n<Tab>\n    ```ts\n    export const tickets: number = "three";\n    ```\n</Tab>\n</Tabs>\n',
  'comment.ts': [
    '/**',
    ' * Opens a ticket.',
    ' *',
    ' * @example',
    ' * ```ts',
    " * import { open } from 'desk';",
    " * open('it'); // => 'opened them'",
    ' * ```',
    ' */',
    'export const text = `',
    '/** ```ts',
    'nothing',
    '``` */`;',
    '',
  ].join('\n'),
};

let folder = '';

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'hearsay-doctest-')));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  mkdirSync(path.join(folder, 'node_modules/@types'), { recursive: true });
  for (const [name, from] of [
    ['typescript', 'node_modules/typescript'],
    ['vitest', 'node_modules/vitest'],
    ['@types/node', 'node_modules/@types/node'],
  ] as const) {
    symlinkSync(realpathSync(path.join(ROOT, from)), path.join(folder, 'node_modules', name));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(...files: readonly string[]): Promise<DoctestReport> {
  return runDoctest({ files, cwd: folder, typescript: ['typescript'], timeoutMs: 20_000 });
}

/** Outcome and faults of each block, with their places. */
function told({ results }: DoctestReport): readonly (readonly string[])[] {
  return results.map(({ outcome, faults }: BlockResult) => [
    outcome,
    ...faults.map(({ line, column, message }) => `${line}:${column} ${message}`),
  ]);
}

describe('a block', () => {
  test('holds when it compiles under the tsconfig of its project', async () => {
    expect(told(await run('compiles.md'))).toEqual([['compiled']]);
  });

  test('is named by its place in the document when it does not, also inside of a list', async () => {
    expect(told(await run('broken.md'))).toEqual([
      ['failed', "7:9 TS2322: Type 'string' is not assignable to type 'number'."],
    ]);
  });

  test('does not see the names of another', async () => {
    expect(told(await run('separate.md'))).toEqual([
      ['compiled'],
      ['failed', "6:21 TS2304: Cannot find name 'ticket'."],
    ]);
  });

  test('is one program with those of its name', async () => {
    expect(told(await run('named.md'))).toEqual([['compiled'], ['compiled'], ['failed as stated']]);
  });

  test('has the hidden ones of its document before it', async () => {
    expect(told(await run('hidden.md'))).toEqual([['compiled'], ['compiled'], ['failed as stated']]);
  });

  test('that must fail fails with exactly its codes, message and place', async () => {
    expect(told(await run('fails.md'))).toEqual([
      ['failed as stated'],
      ['failed', "7:7 Expected TS2345, but 1:7 is TS2322: Type 'string' is not assignable to type 'number'."],
      ['failed', '10:1 It compiles; expected TS2322.'],
    ]);
  });

  test('is left alone for a reason, and for none it fails; words of others mean nothing', async () => {
    expect(told(await run('ignored.md'))).toEqual([
      ['ignored'],
      ['failed', expect.stringContaining('5:1 `ignore-because` needs a reason.')],
      ['compiled'],
    ]);
  });

  test('with a misspelt word fails', async () => {
    expect(told(await run('misspelt.md'))).toEqual([
      ['failed', '1:1 `no-run` means nothing behind a fence; did you mean `no_run`?'],
      ['failed', expect.stringContaining('`compile_fail` needs the codes')],
      ['failed', expect.stringContaining('A code needs `compile_fail`')],
    ]);
  });

  test('may stand inside of a component, and in a doc comment', async () => {
    expect(told(await run('component.mdx', 'comment.ts'))).toEqual([
      ['failed', "7:4 The value is `'opened it'`, not `'opened them'`."],
      ['failed', "4:18 TS2322: Type 'string' is not assignable to type 'number'."],
    ]);
  });
});

describe('a block that asserts', () => {
  test('is run, and what it throws is named by its line', async () => {
    expect(told(await run('asserts.md'))).toEqual([
      ['ran'],
      ['failed', expect.stringMatching(/^9:1 It fails when it runs: AssertionError: Expected values/u)],
      ['compiled'],
    ]);
  });

  test('may use the functions of a test', async () => {
    expect(told(await run('expects.md'))).toEqual([
      ['ran'],
      ['failed', expect.stringMatching(/^9:1 It fails when it runs: AssertionError: expected/u)],
    ]);
  });

  test('has the values that its comments state', async () => {
    expect(told(await run('values.md'))).toEqual([['ran']]);
  });

  test('may use packages in CommonJS, and in modules that do not say so', async () => {
    expect(told(await run('packages.md'))).toEqual([['ran'], ['ran']]);
  });

  test('is stopped when it does not end', async () => {
    const report = await runDoctest({
      files: ['endless.md'],
      cwd: folder,
      typescript: ['typescript'],
      timeoutMs: 1500,
    });
    expect(told(report)).toEqual([['failed', expect.stringContaining('It does not end within 1.5 s.')]]);
  });

  test('can be given the values that it has', async () => {
    const report = await run('other-values.md');
    const [updated] = updateValues(report, () => FILES['other-values.md'] ?? '');
    expect(updated?.after).toBe(
      [
        '> ```ts',
        '> export const sum = 1 + 1; // => 2',
        '> [1, 2].map((each) => ({ each, text: "long enough to be broken over lines" }));',
        '> // => [',
        "> //   { each: 1, text: 'long enough to be broken over lines' },",
        "> //   { each: 2, text: 'long enough to be broken over lines' }",
        '> // ]',
        '> ```',
        '',
      ].join('\n'),
    );
    writeFileSync(path.join(folder, 'updated.md'), updated?.after ?? '');
    expect(told(await run('updated.md'))).toEqual([['ran']]);
  });
});

test('nothing is left behind', () => {
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a name that means no document is an error', async () => {
  await expect(run('nowhere.md')).rejects.toThrow('`nowhere.md` names no document.');
});
