import { spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkProjects } from '../../src/check-projects.ts';
import { formatJson } from '../../src/report/json-format.ts';
import { BIN, runHearsay } from '../support/run-hearsay.ts';
import { IMPORT, leakyFunction, sdkProject } from '../support/sdk-project.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** With `HEARSAY_LONG_TESTS` set, many more checks are killed. */
const ROUNDS = process.env['HEARSAY_LONG_TESTS'] === undefined ? 1 : 40;
const KILLS_PER_ROUND = 3;

const PROJECT: Readonly<Record<string, string>> = sdkProject({
  'src/a.ts': IMPORT + leakyFunction('reply'),
  'src/b.ts': "import { reply } from './a';\nexport const answer = reply;",
});

/** What the command reports, times aside. */
async function check(cwd: string, ...args: readonly string[]): Promise<string> {
  return lasting((await runHearsay(cwd, ['check', '--format', 'json', ...args])).stdout);
}

/** What a check gives that knows of no other. */
async function checkAnew(cwd: string): Promise<string> {
  return lasting(formatJson(await checkProjects({ cwd })));
}

function lasting(report: string): string {
  return report.replace(/"timing": \{[^}]*\}/u, '').trim();
}

async function killAfter(cwd: string, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [BIN, 'check', '--quiet'], { cwd, stdio: 'ignore' });
    const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
    child.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The caches in `node_modules` of a project. */
function caches(cwd: string): readonly string[] {
  const folder = join(cwd, 'node_modules/.cache/hearsay');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name !== 'code') : [];
}

describe('hearsay check', () => {
  it('gives the same after others were killed at any moment', async () => {
    const cwd = temporaryFolder(PROJECT);
    const begin = Date.now();
    expect(await check(cwd)).toBe(await checkAnew(cwd));
    const duration = Date.now() - begin;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let kill = 0; kill < KILLS_PER_ROUND; kill += 1) {
        writeFileSync(join(cwd, `src/kill-${kill}.ts`), IMPORT + leakyFunction(`reply${round}`));
        await killAfter(cwd, Math.random() * duration);
      }
      expect(await check(cwd)).toBe(await checkAnew(cwd));
    }
    expect(caches(cwd)).toHaveLength(1);
  });

  it('gives the same when several run at once', async () => {
    const cwd = temporaryFolder(PROJECT);
    const first = await checkAnew(cwd);
    const five = await Promise.all(Array.from({ length: 5 }, async () => check(cwd)));
    expect(five).toEqual(five.map(() => first));
    writeFileSync(join(cwd, 'src/b.ts'), IMPORT + leakyFunction('second'));
    const second = await checkAnew(cwd);
    expect(second).not.toBe(first);
    expect(await Promise.all([check(cwd), check(cwd)])).toEqual([second, second]);
  });

  it('leaves nothing with `--no-cache`', async () => {
    const cwd = temporaryFolder(PROJECT);
    await check(cwd, '--no-cache', '--cache-location', 'kept');
    expect([existsSync(join(cwd, 'kept')), caches(cwd)]).toEqual([false, []]);
  });
});
