import { describe, expect, it } from 'vitest';
import { runHearsay, type Run } from '../support/run-hearsay.ts';
import { temporaryFolder, tsconfig } from '../support/temporary-folder.ts';

/** A file with one finding that needs no engine, which shows that it was checked although something else is wrong. */
const CHECKED = { 'src/checked.ts': '// hearsay-ignore no-agent-text-in-prompt\nexport {};\n' };
const FOUND = 'src/checked.ts:1:1';

async function check(files: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Run> {
  return runHearsay(temporaryFolder(files), ['check', ...args]);
}

describe('hearsay check, given bad input', () => {
  it('asks for a tsconfig where there is none', async () => {
    const { status, stdout, stderr } = await check({ 'src/a.ts': 'export {};' });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatchInlineSnapshot(`
      "error: There is no \`tsconfig.json\` in the working folder: go to the folder of your project, name its tsconfig with \`--project\`, or name files or folders to check.
      "
    `);
  });

  it('checks named files without a tsconfig', async () => {
    const { status, stdout, stderr } = await check(CHECKED, 'src');
    expect(status).toBe(1);
    expect(stdout).toContain(FOUND);
    expect(stderr).toMatchInlineSnapshot(`
      "note: There is no \`tsconfig.json\` in the working folder, so 1 file was checked with default compiler options.
      "
    `);
  });

  it('names a tsconfig that is not there', async () => {
    const { status, stdout, stderr } = await check(
      { 'tsconfig.json': tsconfig(), ...CHECKED },
      '-p',
      'nope',
      '-p',
      '.',
    );
    expect(status).toBe(2);
    expect(stdout).toContain(FOUND);
    expect(stderr).toMatchInlineSnapshot(`
      "error: There is no file \`nope\`: name an existing tsconfig file, or the folder that holds it, with \`--project\`.
      "
    `);
  });

  it('names what is wrong in a tsconfig', async () => {
    const config =
      '{\n  "compilerOptions": { "strict": true, "sctrict": true, "lib": ["es5"] },\n  "include": ["src"]\n}';
    const { status, stdout, stderr } = await check({ 'tsconfig.json': config, ...CHECKED });
    expect(status).toBe(2);
    expect(stdout).toContain(FOUND);
    expect(stderr).toMatchInlineSnapshot(`
      "error: tsconfig.json:2:40: Unknown compiler option 'sctrict'. Did you mean 'strict'? (TS5025) Correct this; what could be read of the project was checked.
      "
    `);
  });

  it('names a tsconfig that is not JSON', async () => {
    const config = '{\n  "compilerOptions": { "lib": ["es5"], "types": [] },\n  "include": ["src"';
    const { status, stdout, stderr } = await check({ 'tsconfig.json': config, ...CHECKED });
    expect(status).toBe(2);
    expect(stdout).toContain(FOUND);
    expect(stderr).toMatchInlineSnapshot(`
      "error: tsconfig.json:3:20: ']' expected. (TS1005) Correct this; what could be read of the project was checked.
      "
    `);
  });

  it('names a tsconfig that is missing under `extends`', async () => {
    const { status, stdout, stderr } = await check({
      'tsconfig.json': tsconfig({ extends: './base.json' }),
      ...CHECKED,
    });
    expect(status).toBe(2);
    expect(stdout).toContain(FOUND);
    expect(stderr).toMatchInlineSnapshot(`
      "error: tsconfig.json: Cannot read file 'base.json'. (TS5083) Correct this; what could be read of the project was checked.
      "
    `);
  });

  it('names a package that is missing under `extends`', async () => {
    const { status, stdout, stderr } = await check({
      'tsconfig.json': tsconfig({ extends: '@tsconfig/none/tsconfig.json' }),
      ...CHECKED,
    });
    expect(status).toBe(2);
    expect(stdout).toContain(FOUND);
    expect(stderr).toMatchInlineSnapshot(`
      "error: tsconfig.json:1:121: File '@tsconfig/none/tsconfig.json' not found. (TS6053) Correct this; what could be read of the project was checked.
      "
    `);
  });

  it('names a referenced project that is missing', async () => {
    const { status, stdout, stderr } = await check({
      'tsconfig.json': tsconfig({ references: [{ path: 'packages/gone' }] }),
      ...CHECKED,
    });
    expect(status).toBe(2);
    expect(stdout).toContain(FOUND);
    expect(stderr).toMatchInlineSnapshot(`
      "error: \`tsconfig.json\` refers to the project \`packages/gone/tsconfig.json\`, which does not exist: correct the path under \`references\`. The other projects were checked.
      "
    `);
  });

  it('names a file that does not parse, also when there are findings', async () => {
    const { status, stdout, stderr } = await check(
      { 'tsconfig.json': tsconfig(), 'src/broken.ts': 'export const a = {\n  b: ;\n', ...CHECKED },
      '--format',
      'json',
    );
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      findings: [{ rule: 'no-unexplained-trust', file: 'src/checked.ts' }],
      coverage: {
        files: 1,
        failedFiles: [{ file: 'src/broken.ts', reason: 'line 2, column 6: Expression expected' }],
      },
    });
    expect(stderr).toMatchInlineSnapshot(`
      "error: \`src/broken.ts\` was not checked (line 2, column 6: Expression expected): correct it and run the check again. The other files were checked.
      "
    `);
  });

  it('tells of modules without types, and does not fail for them', async () => {
    const { status, stderr } = await check({
      'tsconfig.json': tsconfig({}, { module: 'esnext', moduleResolution: 'bundler' }),
      'src/a.ts':
        "import { ask } from 'model-sdk'; import { b } from './generated'; export default [ask, b];",
      'src/b.ts': "export * from 'model-sdk';",
    });
    expect(status).toBe(0);
    expect(stderr).toMatchInlineSnapshot(`
      "note: No types were found for the module \`model-sdk\`, imported by \`src/a.ts\` and 1 more file, so what comes from it is unknown to the check: install the package and its types.
      note: No types were found for the module \`./generated\`, imported by \`src/a.ts\`, so what comes from it is unknown to the check: generate that file or correct the path.
      "
    `);
  });

  it('lists a few of many modules without types', async () => {
    const imports = Array.from({ length: 13 }, (_, index) => `export * from 'package-${index}';`).join('\n');
    const { stderr } = await check({
      'tsconfig.json': tsconfig({}, { module: 'esnext', moduleResolution: 'bundler' }),
      'src/a.ts': imports,
    });
    expect(stderr.split('\n')).toHaveLength(12);
    expect(stderr).toContain('note: No types were found for 3 further modules:');
  });

  it('names a project without TypeScript', async () => {
    const { status, stdout, stderr } = await check({ 'tsconfig.json': tsconfig(), 'src/a.txt': '' });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatchInlineSnapshot(`
      "error: \`tsconfig.json\` takes in no TypeScript file: correct its \`files\` or \`include\`.
      "
    `);
  });

  it('names a folder without TypeScript, a path that does not exist and a file of another kind', async () => {
    const { status, stdout, stderr } = await check(
      { 'tsconfig.json': tsconfig(), 'docs/a.md': '', ...CHECKED },
      'docs',
      'scr/a.ts',
      'docs/a.md',
      'src',
    );
    expect(status).toBe(2);
    expect(stdout).toContain(FOUND);
    expect(stderr).toMatchInlineSnapshot(`
      "error: There is no file or folder \`scr/a.ts\`: correct the path.
      error: \`docs/a.md\` is not a TypeScript or JavaScript source file: name a file that ends in .ts, .tsx, .mts, .cts, .js, .jsx, .mjs or .cjs, and not in .d.ts.
      error: The folder \`docs\` holds no TypeScript file: name a folder that does.
      "
    `);
  });

  it('does not report on everything when no named path exists', async () => {
    const { status, stdout } = await check({ 'tsconfig.json': tsconfig(), ...CHECKED }, 'scr');
    expect(status).toBe(2);
    expect(stdout).not.toContain(FOUND);
  });
});
