import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { BIN, runHearsay } from '../support/run-hearsay.ts';
import { IMPORT, leakyFunction, sdkProject } from '../support/sdk-project.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const WORKFLOW = '.github/workflows/hearsay.yml';
const FILES = ['hearsay.config.ts', 'hearsay-baseline.json', 'eslint.config.mjs', WORKFLOW];

function project(): string {
  return temporaryFolder(
    sdkProject({
      '.git/HEAD': 'ref: refs/heads/main\n',
      'package.json': '{ "devDependencies": { "@hearsay/checker": "^0.1.0" } }',
      'src/review.ts': IMPORT + leakyFunction('review'),
    }),
  );
}

function written(cwd: string): readonly string[] {
  return FILES.filter((name) => existsSync(join(cwd, name)));
}

/** Runs the command in a terminal of its own, and types an answer to every question. */
async function typeInto(
  cwd: string,
  answers: readonly string[],
): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const command = `stty cols 100 rows 40; '${process.execPath}' '${BIN}' init`;
    const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
      cwd,
      env: { ...process.env, TERM: 'xterm', CI: '' },
    });
    const open = [...answers];
    let output = '';
    let asked = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const questions = output.split(/(?:Write|Overwrite) \S+\?/u).length - 1;
      // A question is drawn again when it is answered, so each counts twice.
      if (questions > asked * 2 && open.length > 0) {
        asked += 1;
        child.stdin.write(open.shift() ?? '');
      }
    });
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output: stripVTControlCharacters(output) }));
  });
}

const hasScript = spawnSync('script', ['--version']).status === 0;

describe('hearsay init', () => {
  it('shows everything and writes nothing where there is no terminal', async () => {
    const cwd = project();
    const { status, stdout, stderr } = await runHearsay(cwd, ['init']);
    expect(status).toBe(0);
    expect(written(cwd)).toEqual([]);
    expect(stdout).toMatchInlineSnapshot(`
      "hearsay.config.ts (new)
        + import { defineConfig } from '@hearsay/checker';
        + 
        + export default defineConfig({
        +   // Findings that are known and do not count. \`hearsay check --update-baseline\` writes it anew.
        +   baseline: 'hearsay-baseline.json',
        +   // Files whose findings are left out.
        +   ignore: [],
        + });

      hearsay-baseline.json (new)
        + {
        +   "version": 1,
        +   "tool": "hearsay",
        +   "findings": []
        + }

      eslint.config.mjs (new)
        + import hearsay from '@hearsay/eslint-plugin';
        + import tseslint from 'typescript-eslint';
        + 
        + export default [
        +   {
        +     files: ['**/*.{ts,tsx,mts,cts}'],
        +     languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true } },
        +   },
        +   hearsay.configs.recommended,
        + ];

      .github/workflows/hearsay.yml (new)
        + name: hearsay
        + on:
        +   push:
        +     branches: [main]
        +   pull_request:
        + permissions:
        +   contents: read
        + jobs:
        +   check:
        +     runs-on: ubuntu-latest
        +     steps:
        +       - uses: actions/checkout@v4
        +       - uses: actions/setup-node@v4
        +         with:
        +           node-version: 22
        +       - run: npm install
        +       - run: npx hearsay check --format github

      Nothing was written, because there is no terminal to ask on: run this in one, or agree to everything with \`--yes\`.
      "
    `);
    expect(stderr).toMatchInlineSnapshot(`
      "note: The rules for the editor need packages that this project does not have: \`npm install --save-dev eslint typescript-eslint @hearsay/eslint-plugin\`.
      note: Next, \`npx hearsay check\` shows what there is, and \`npx hearsay check --update-baseline\` lets it pass for now.
      "
    `);
  });

  it('writes nothing on a dry run, whatever else is said', async () => {
    const cwd = project();
    const { status, stdout } = await runHearsay(cwd, ['init', '--dry-run', '--yes']);
    expect(status).toBe(0);
    expect(stdout).toContain('Nothing was written, because of `--dry-run`.');
    expect(written(cwd)).toEqual([]);
  });

  it('writes files that the check then goes by, and has nothing to do the second time', async () => {
    const cwd = project();
    const { status, stdout } = await runHearsay(cwd, ['init', '--yes']);
    expect(status).toBe(0);
    expect(stdout).toContain('+ export default defineConfig({');
    expect(written(cwd)).toEqual(FILES);
    expect((await runHearsay(cwd, ['check'])).status).toBe(1);
    expect((await runHearsay(cwd, ['check', '--update-baseline'])).status).toBe(0);
    expect((await runHearsay(cwd, ['check'])).status).toBe(0);
    expect((await runHearsay(cwd, ['init', '--yes'])).stdout).toBe('There is nothing to write.\n');
  });

  it('shows what would change before it overwrites', async () => {
    const cwd = project();
    await runHearsay(cwd, ['init', '--yes']);
    const text = readFileSync(join(cwd, WORKFLOW), 'utf8');
    writeFileSync(join(cwd, WORKFLOW), text.replace('ubuntu-latest', 'macos-latest'));
    const shown = await runHearsay(cwd, ['init']);
    expect(shown.stdout).toContain(
      `${WORKFLOW} (changed)\n    check:\n  -     runs-on: macos-latest\n  +     runs-on: ubuntu-latest\n`.replace(
        '\n    check:',
        '\n      check:',
      ),
    );
    expect(readFileSync(join(cwd, WORKFLOW), 'utf8')).toContain('macos');
    expect((await runHearsay(cwd, ['init', '--yes'])).stdout).toContain('runs-on: macos-latest');
    expect(readFileSync(join(cwd, WORKFLOW), 'utf8')).toBe(text);
  });

  it.runIf(hasScript)('asks on a terminal, and writes what is agreed to', async () => {
    const cwd = project();
    const { status, output } = await typeInto(cwd, ['y', 'y', 'n', 'n']);
    expect(status).toBe(0);
    expect(output).toContain('Wrote hearsay.config.ts.');
    expect(output).toContain('Left eslint.config.mjs out.');
    expect(output).toContain(`Left ${WORKFLOW} out.`);
    expect(written(cwd)).toEqual(['hearsay.config.ts', 'hearsay-baseline.json']);
  });

  it.runIf(hasScript)('stops when it is told to', async () => {
    const cwd = project();
    const { status, output } = await typeInto(cwd, ['y', '\u0003']);
    expect(status).toBe(130);
    expect(output).toContain('Stopped; nothing more was written.');
    expect(written(cwd)).toEqual(['hearsay.config.ts']);
  });

  it('says what cannot be written', async () => {
    const cwd = project();
    writeFileSync(join(cwd, '.github'), '');
    const { status, stderr } = await runHearsay(cwd, ['init', '--yes']);
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^error: `\.github\/workflows\/hearsay\.yml` could not be written \((?:ENOTDIR|EEXIST)\)/u,
    );
  });
});
