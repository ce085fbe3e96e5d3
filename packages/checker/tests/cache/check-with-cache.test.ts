import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkProjects, type CheckOptions } from '../../src/check-projects.ts';
import { findConfig } from '../../src/config/find-config.ts';
import { lasting } from '../support/cached-project.ts';
import { IMPORT, leakyFunction, sdkProject } from '../support/sdk-project.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

function project(): string {
  return temporaryFolder(sdkProject({ 'src/a.ts': IMPORT + leakyFunction('reply') }));
}

async function hits(options: CheckOptions): Promise<number> {
  return (await checkProjects(options)).timing.cacheHits;
}

describe('checkProjects with a cache', () => {
  it.each<[string, (cwd: string) => string]>([
    ['a relative', () => 'kept/deep'],
    ['an absolute', (cwd) => join(cwd, 'kept/deep')],
  ])('keeps what it finds in %s folder, which need not be there', async (_title, locationIn) => {
    const cwd = project();
    const cache = { location: locationIn(cwd) };
    await checkProjects({ cwd, cache });
    expect(readdirSync(join(cwd, 'kept/deep')).filter((name) => name !== 'code')).toHaveLength(1);
    // The folder itself is new among what was listed.
    await checkProjects({ cwd, cache });
    expect(await hits({ cwd, cache })).toBe(1);
  });

  it('uses nothing that another version has left', async () => {
    const cwd = project();
    const location = join(temporaryFolder({}), 'cache');
    const cache = { location };
    await checkProjects({ cwd, cache });
    const [key = ''] = readdirSync(location);
    renameSync(join(location, key), join(location, '0'.repeat(24)));
    expect(await hits({ cwd, cache })).toBe(0);
  });

  it('reads nothing when it is not wanted, and keeps nothing without being asked', async () => {
    const cwd = project();
    await checkProjects({ cwd, cache: {} });
    expect(await hits({ cwd, cache: {} })).toBe(1);
    expect([await hits({ cwd, cache: { isWanted: false } }), await hits({ cwd })]).toEqual([0, 0]);
  });

  it('gives named files and folders what the whole project gave', async () => {
    const cwd = project();
    const cache = { location: join(temporaryFolder({}), 'cache') };
    await checkProjects({ cwd, cache });
    for (const paths of [['src/a.ts'], ['src'], ['missing.ts'], ['tsconfig.json']]) {
      expect(lasting(await checkProjects({ cwd, cache, paths }))).toBe(
        lasting(await checkProjects({ cwd, paths })),
      );
    }
  });

  it('takes rules, rows and ignored files from the config of today', async () => {
    const cwd = project();
    const cache = { location: join(temporaryFolder({}), 'cache') };
    const counts: number[] = [];
    for (const config of [
      {},
      { rules: { 'no-agent-text-in-prompt': 'off' } },
      { sinks: [{ package: 'ai', export: 'generateText', path: '(0).model' }] },
      { ignore: ['src/a.ts'] },
      {},
    ]) {
      writeFileSync(join(cwd, 'hearsay.config.json'), JSON.stringify(config));
      const found = await findConfig(cwd);
      const options = { cwd, ...(found === undefined ? {} : { config: found }) };
      const warm = await checkProjects({ ...options, cache });
      expect(lasting(warm)).toBe(lasting(await checkProjects(options)));
      counts.push(warm.findings.length);
    }
    expect(counts).toEqual([1, 0, 1, 0, 1]);
  });
});
