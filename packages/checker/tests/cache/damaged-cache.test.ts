import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cachedProject, type CachedProject } from '../support/cached-project.ts';
import { IMPORT, leakyFunction, sdkProject } from '../support/sdk-project.ts';

const FILES = sdkProject({
  'src/a.ts': IMPORT + leakyFunction('reply'),
  'src/b.ts': "import { reply } from './a';\nexport const answer = reply;",
});

/** The one folder that a project's checks have made. */
function cacheFolder({ location }: CachedProject): string {
  return join(location, readdirSync(location).find((name) => name !== 'code') ?? '');
}

function eachFile(folder: string, change: (file: string) => void): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.json')) change(join(folder, name));
  }
}

describe('a check whose cache', () => {
  it.each<[string, (folder: string) => void]>([
    [
      'is cut off',
      (folder) => eachFile(folder, (file) => truncateSync(file, readFileSync(file).length >> 1)),
    ],
    ['is empty', (folder) => eachFile(folder, (file) => truncateSync(file, 0))],
    [
      'has flipped bits',
      (folder) =>
        eachFile(folder, (file) => {
          const bytes = readFileSync(file);
          const middle = Math.floor(bytes.length / 2);
          bytes[middle] = (bytes[middle] ?? 0) ^ 4;
          writeFileSync(file, bytes);
        }),
    ],
    ['has lost its facts', (folder) => rmSync(join(folder, 'facts'), { recursive: true })],
    [
      'has folders in the place of files',
      (folder) =>
        eachFile(folder, (file) => {
          rmSync(file);
          mkdirSync(join(file, 'deep'), { recursive: true });
        }),
    ],
    [
      'has a file in the place of a folder',
      (folder) => {
        rmSync(join(folder, 'facts'), { recursive: true });
        writeFileSync(join(folder, 'facts'), '');
      },
    ],
    [
      'is a file',
      (folder) => {
        rmSync(folder, { recursive: true });
        writeFileSync(folder, '');
      },
    ],
    [
      'is full of other files',
      (folder) => {
        for (let number = 0; number < 50; number += 1)
          writeFileSync(join(folder, 'facts', `${number}.json`), '{}');
      },
    ],
  ])('%s gives what a check without one gives, and mends it', async (_title, damage) => {
    const project = cachedProject(FILES);
    await project.checkWarm();
    damage(cacheFolder(project));
    expect((await project.check()).findings).toHaveLength(1);
    project.edit({ 'src/b.ts': 'export const answer = 1;' });
    // Where something else lay in its place, this check clears it away, and only the next has a place to write to.
    await project.checkWarm();
    await project.checkWarm();
    project.edit({ 'src/c.ts': 'export {};' });
    expect((await project.check()).timing.cacheHits).toBe(2);
  });

  it('is of another project gives what a check without one gives', async () => {
    const other = cachedProject(sdkProject({ 'src/a.ts': 'export {};', 'src/b.ts': 'export {};' }));
    await other.checkWarm();
    const project = cachedProject(FILES);
    await project.checkWarm();
    cpSync(cacheFolder(other), cacheFolder(project), { recursive: true });
    expect((await project.check()).findings).toHaveLength(1);
  });

  it('cannot be written gives what a check without one gives', async () => {
    const project = cachedProject(FILES);
    writeFileSync(project.location, 'a file where the folder should be');
    expect((await project.check()).findings).toHaveLength(1);
    expect((await project.check()).findings).toHaveLength(1);
    expect(readFileSync(project.location, 'utf8')).toBe('a file where the folder should be');
  });
});
