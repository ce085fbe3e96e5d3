import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { deskFolder } from '../fixtures/desk-folder.ts';
import type { DeskFolder } from '../fixtures/desk-folder.ts';
import { runHearsay } from '../support/run-hearsay.ts';

const header = '// compile_fail TS2731 "Implicit conversion of a \'symbol\'"';
const body = `import type { AgentText } from '@hearsay/core';

export const line = (reply: AgentText): string => \`Closed: \${reply}\`;
`;
const caret = `//${' '.repeat(59)}^\n`;
const twin = body.replace('${reply}', '${reply.raw()}');
// A small library is quick to read; the rest is what a project that emits has, and a fixture run must not trip over.
const small = JSON.stringify({
  compilerOptions: {
    lib: ['ES2023'],
    module: 'NodeNext',
    rootDir: 'src',
    outDir: 'dist',
    composite: true,
    isolatedDeclarations: true,
  },
});
const held = { 'marks/template.ts': `${header}\n${body}${caret}`, 'marks/template.pass.ts': twin };

let desk: DeskFolder | undefined;

afterEach(() => desk?.remove());

function write(files: Readonly<Record<string, string>>): DeskFolder {
  desk = deskFolder(files);
  return desk;
}

function read(folder: DeskFolder, name: string): string {
  return readFileSync(path.join(folder.cases, name), 'utf8');
}

describe('hearsay fixtures', () => {
  it('prints a table of cases and versions and ends with 0 when all hold', async () => {
    const { root } = write(held);
    const { status, stdout, stderr } = await runHearsay(root, ['fixtures', 'cases']);
    expect(stderr).toBe('');
    expect(stdout).toMatchInlineSnapshot(`
      "case            5.9.3  6.0.3  7.0.2
      marks/template  ✓      ✓      ✓

      TypeScript 5.9.3 (typescript-5.9): fixtures <time>, control <time>
      TypeScript 6.0.3 (typescript): fixtures <time>, control <time>
      TypeScript 7.0.2 (typescript-7.0): fixtures <time>, control <time>
      1 case × 3 TypeScript versions: 1 held in <time>
      "
    `);
    expect(status).toBe(0);
  });

  it('ends with 1 on every version when a fixture is made to compile', async () => {
    const { root } = write({ ...held, 'marks/template.ts': `${header}\n${twin}`, '../tsconfig.json': small });
    const { status, stdout } = await runHearsay(root, ['fixtures', 'cases', '-p', 'tsconfig.json']);
    expect(stdout).toContain('marks/template  ✗      ✗      ✗\n');
    expect(stdout).toContain(
      '✗ marks/template  cases/marks/template.ts\n    5.9.3, 6.0.3, 7.0.2: It compiles; expected TS2731.',
    );
    expect(stdout).toContain('1 case × 3 TypeScript versions: 0 held, 1 failed in <time>');
    expect(status).toBe(1);
  });

  it('prints the same JSON twice, timing aside', async () => {
    const { root } = write(held);
    const runs = [0, 1].map(() => runHearsay(root, ['fixtures', 'cases', '--json', '-t', 'typescript-7.0']));
    const reports = (await Promise.all(runs)).map(({ stdout }): unknown => ({
      ...JSON.parse(stdout),
      timing: 0,
    }));
    expect(reports[0]).toEqual(reports[1]);
    expect(reports[0]).toMatchObject({
      version: 1,
      typescript: ['7.0.2'],
      counts: { cases: 1, held: 1, failed: 0 },
      cases: [{ name: 'marks/template', file: 'marks/template.ts', held: true }],
    });
  });

  it.each([
    [['fixtures'], /Missing required argument `folder`/],
    [['fixtures', 'nowhere'], /The folder `nowhere` does not exist/],
    [['fixtures', 'empty'], /The folder `empty` holds no fixture/],
    [['fixtures', 'cases', '--write'], /--write needs --bless/],
    [
      ['fixtures', 'cases', '--project', 'missing.json'],
      /The file `missing.json` given as --project does not exist/,
    ],
    [['fixtures', 'cases', '--format', 'xml'], /`xml` is invalid/],
    [
      ['fixtures', 'cases', '-t', 'typescript-4.1'],
      /The TypeScript package `typescript-4.1` was not found from `cases` upward/,
    ],
    [['fixtures', 'cases', '-t', '@hearsay/core'], /The package `@hearsay\/core` has no `tsc` command/],
  ])('ends with 2 and one sentence for %j', async (args, sentence) => {
    const { root } = write({ ...held, '../empty/notes.md': '' });
    const { status, stdout, stderr } = await runHearsay(root, args);
    expect(stderr).toMatch(sentence);
    expect(stderr.trimEnd()).not.toContain('\n');
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  it('ends with 2 when a TypeScript of the default list is not installed', async () => {
    const { root } = write(held);
    rmSync(path.join(root, 'node_modules/typescript-5.9'));
    const { status, stderr } = await runHearsay(root, ['fixtures', 'cases']);
    expect(stderr).toContain('npm install --save-dev typescript-5.9@npm:typescript@5.9');
    expect(status).toBe(2);
  });

  it('ends with 2 when the options of --project are no options', async () => {
    const { root } = write({ ...held, '../tsconfig.json': '{ "compilerOptions": { "target": "ES1" } }' });
    const { status, stderr } = await runHearsay(root, [
      'fixtures',
      'cases',
      '-p',
      'tsconfig.json',
      '-t',
      'typescript-7.0',
    ]);
    expect(stderr).toMatch(/TypeScript 7\.0\.2 reports an error outside the cases.*TS6046/);
    expect(status).toBe(2);
  });

  it('starts from the options of --project', async () => {
    const { root } = write({ ...held, '../tsconfig.json': small });
    const { status, stdout } = await runHearsay(root, ['fixtures', 'cases', '-p', 'tsconfig.json']);
    expect(stdout).toContain('marks/template  ✓      ✓      ✓');
    expect(status).toBe(0);
  });
});

describe('hearsay fixtures --bless', () => {
  const draft = { ...held, 'marks/template.ts': `// compile_fail\n// form: template literal\n${body}` };
  const args = ['fixtures', 'cases', '-t', 'typescript-7.0'];

  it('shows what it would write and writes nothing', async () => {
    const folder = write(draft);
    const { status, stderr } = await runHearsay(folder.root, [...args, '--bless']);
    expect(stderr).toMatchInlineSnapshot(`
      "
      cases/marks/template.ts
      - // compile_fail
      + // compile_fail TS2731 "Implicit conversion of a 'symbol' to a 'string' will fail at runtime."
        // form: template literal
        export const line = (reply: AgentText): string => \`Closed: \${reply}\`;
      + //                                                           ^
        

      1 file would change; nothing was written. Add --write to write.
      "
    `);
    expect(read(folder, 'marks/template.ts')).toBe(draft['marks/template.ts']);
    expect(status).toBe(1);
  });

  it('writes with --write, and the case holds from then on', async () => {
    const folder = write(draft);
    const blessed = await runHearsay(folder.root, [...args, '--bless', '--write']);
    expect(blessed.stderr).toContain('Wrote cases/marks/template.ts.');
    expect((await runHearsay(folder.root, args)).status).toBe(0);
  });

  it('replaces markers and pinned lines that are out of date', async () => {
    const stale = `${header} @line 2\n// @line 3\n${body}//  ^\n`;
    const folder = write({ ...held, 'marks/template.ts': stale });
    await runHearsay(folder.root, [...args, '--bless', '--write']);
    const text = read(folder, 'marks/template.ts');
    expect(text).not.toContain('@line');
    expect(text).toContain(`\${reply}\`;\n${caret}`);
  });

  it.each([
    ['compiles', { 'marks/template.ts': `// compile_fail\n${twin}` }, /it compiles on some version/],
    ['has a failing twin', { 'marks/template.pass.ts': body }, /its passing twin does not compile/],
    [
      'fails without the mark',
      { 'marks/template.ts': '// compile_fail\nexport const id: number = true;\n' },
      /it fails without the mark too/,
    ],
    [
      'has a syntax error',
      { 'marks/template.ts': '// compile_fail\nexport const = 1;\n' },
      /a syntax error or an unresolved import/,
    ],
  ])('refuses a case that %s', async (_name, files, reason) => {
    const folder = write({ ...held, ...files });
    const { status, stderr } = await runHearsay(folder.root, [...args, '--bless', '--write']);
    expect(stderr).toMatch(reason);
    expect(stderr).toContain('Nothing to bless.');
    expect(status).toBe(1);
  });
});
