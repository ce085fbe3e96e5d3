import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { proposeFiles } from '../../src/init/propose-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const READY = {
  '.git/HEAD': 'ref: refs/heads/main\n',
  'package.json': JSON.stringify({
    devDependencies: {
      '@hearsay/checker': '^0.1.0',
      '@hearsay/eslint-plugin': '^0.1.0',
      eslint: '^10.0.0',
      'typescript-eslint': '^8.0.0',
    },
  }),
  'tsconfig.json': '{}',
};

async function names(files: Readonly<Record<string, string>>, folder = '.'): Promise<readonly string[]> {
  return (await proposeFiles(join(temporaryFolder(files), folder))).files.map(({ name }) => name);
}

async function notes(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return (await proposeFiles(temporaryFolder({ ...READY, ...files }))).notes.slice(0, -1);
}

describe('proposeFiles', () => {
  it('proposes a config file, an empty baseline, an ESLint configuration and a workflow', async () => {
    expect(await names(READY)).toEqual([
      'hearsay.config.ts',
      'hearsay-baseline.json',
      'eslint.config.mjs',
      '.github/workflows/hearsay.yml',
    ]);
    expect(await notes({})).toEqual([]);
  });

  it('proposes JavaScript where there is no tsconfig', async () => {
    expect(await names({})).toContain('hearsay.config.js');
  });

  it('puts the workflow at the root of the repository', async () => {
    expect(await names({ ...READY, 'desk/tsconfig.json': '{}' }, 'desk')).toEqual([
      'hearsay.config.ts',
      'hearsay-baseline.json',
      'eslint.config.mjs',
      '../.github/workflows/hearsay.yml',
    ]);
  });

  it('leaves a baseline alone that is there', async () => {
    expect(await names({ ...READY, 'hearsay-baseline.json': '{}' })).not.toContain('hearsay-baseline.json');
  });

  it('proposes no second config', async () => {
    const found = { 'hearsay.config.json': '{}' };
    expect(await names({ ...READY, ...found })).toEqual([
      'eslint.config.mjs',
      '.github/workflows/hearsay.yml',
    ]);
    expect(await notes(found)).toEqual(['hearsay.config.json is there already and stays as it is.']);
  });

  it('refuses to go on from a config that is wrong', async () => {
    await expect(names({ ...READY, 'hearsay.config.json': '{ "rulse": {} }' })).rejects.toThrow(
      'unknown key `rulse`',
    );
  });

  it('proposes nothing for files that are as they should be', async () => {
    const cwd = temporaryFolder(READY);
    for (const { file, after } of (await proposeFiles(cwd)).files) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, after);
    }
    const { files, notes: said } = await proposeFiles(cwd);
    expect(files).toEqual([]);
    expect(said.slice(0, -1)).toEqual([
      'hearsay.config.ts is there already and stays as it is.',
      '.github/workflows/hearsay.yml is there already and stays as it is.',
    ]);
  });

  it.each([
    [
      { 'package.json': READY['package.json'].replace('"@hearsay/checker":"^0.1.0",', '') },
      '@hearsay/checker is not installed in this project: `npm install --save-dev @hearsay/checker`.',
    ],
    [
      { 'package.json': READY['package.json'].replace('"eslint":"^10.0.0",', ''), 'pnpm-lock.yaml': '' },
      'The rules for the editor need a package that this project does not have: `pnpm add --save-dev eslint`.',
    ],
    [
      { 'eslint.config.js': 'export default [];' },
      "eslint.config.js is there already and stays as it is: `import hearsay from '@hearsay/eslint-plugin'` in it and `hearsay.configs.recommended` in its list show findings in the editor.",
    ],
    [
      { '.eslintrc.cjs': '' },
      '.eslintrc.cjs is of the format before ESLint 9: move to an eslint.config.js, and `@hearsay/eslint-plugin` shows findings in the editor.',
    ],
    [
      { '.gitlab-ci.yml': '' },
      'This repository is checked by .gitlab-ci.yml: let a job there run `npx hearsay check`.',
    ],
  ])('notes of %j what is left to do', async (files, note) => {
    expect(await notes(files)).toEqual([note]);
  });

  it('proposes no GitHub workflow where GitLab checks', async () => {
    expect(await names({ ...READY, '.gitlab-ci.yml': '' })).toEqual([
      'hearsay.config.ts',
      'hearsay-baseline.json',
      'eslint.config.mjs',
    ]);
  });

  it('proposes an ESLint configuration that Node.js takes for an ES module, and none without types', async () => {
    expect(await names({ ...READY, 'package.json': '{ "type": "module" }' })).toContain('eslint.config.js');
    expect(await names({})).not.toContain('eslint.config.mjs');
    expect(await names({ ...READY, 'eslint.config.ts': '' })).not.toContain('eslint.config.mjs');
  });

  it('has nothing to say of an ESLint configuration that names the plugin', async () => {
    expect(await notes({ 'eslint.config.js': "import hearsay from '@hearsay/eslint-plugin';" })).toEqual([]);
  });
});
