import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runHearsay } from '../support/run-hearsay.ts';
import { IMPORT, leakyFunction, sdkProject } from '../support/sdk-project.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const CONFIG = `import { defineConfig, type HearsayConfig } from '@hearsay/checker';

const levels: HearsayConfig['rules'] = { 'no-agent-text-in-prompt': 'warn' };
export default defineConfig({ rules: levels, baseline: 'known.json' });
`;

function project(config: string): string {
  return temporaryFolder(
    sdkProject({ 'src/review.ts': IMPORT + leakyFunction('review'), 'hearsay.config.ts': config }),
  );
}

describe('hearsay check with a config file', () => {
  it('goes by a TypeScript file that uses `defineConfig`, where the package is not installed', async () => {
    const cwd = project(CONFIG);
    const before = readdirSync(cwd);
    const update = await runHearsay(cwd, ['check', '--update-baseline']);
    expect(update).toMatchObject({
      status: 0,
      stderr: 'note: Wrote the baseline known.json with 1 entry: 1 added, 0 removed.\n',
    });
    expect(readdirSync(cwd).sort()).toEqual([...before, 'known.json'].sort());
    expect(readdirSync(join(cwd, 'node_modules/.cache'))).toEqual(['hearsay']);
  });

  it('lets options go over it', async () => {
    const cwd = project(CONFIG.replace(", baseline: 'known.json'", ''));
    expect((await runHearsay(cwd, ['check'])).status).toBe(0);
    expect((await runHearsay(cwd, ['check', '--rule', 'no-agent-text-in-prompt=error'])).status).toBe(1);
  });

  it('refuses an unknown key in one sentence', async () => {
    expect(await runHearsay(project("export default { basline: 'known.json' };"), ['check'])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'error: `hearsay.config.ts` has the unknown key `basline`: did you mean `baseline`?\n',
    });
  });
});
