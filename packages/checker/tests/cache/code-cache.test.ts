import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runHearsay, type Run } from '../support/run-hearsay.ts';
import { IMPORT, leakyFunction, sdkProject } from '../support/sdk-project.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A project that was checked once, with the real program, whose compiler is not loaded yet. */
interface CheckedProject {
  readonly cwd: string;
  /** Where the code of the compiler is kept. */
  readonly folder: string;
  readonly first: Run;
}

async function checkedProject(): Promise<CheckedProject> {
  const cwd = temporaryFolder(
    sdkProject({ 'src/a.ts': IMPORT + leakyFunction('reply'), 'src/b.ts': 'export const changed = 1;' }),
  );
  const first = await runHearsay(cwd, ['check', '--cache']);
  return { cwd, folder: join(cwd, 'node_modules/.cache/hearsay/code'), first };
}

/** A check that has something to compile. */
async function checkChanged({ cwd }: CheckedProject, changed: number): Promise<Run> {
  writeFileSync(join(cwd, 'src/b.ts'), `export const changed = ${changed};`);
  return runHearsay(cwd, ['check', '--cache']);
}

/** The only file that lies there. */
function codeFile({ folder }: CheckedProject): string {
  const [name = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  return join(folder, name);
}

describe('the code of the compiler', () => {
  it('is kept by the first check, and taken by the next', async () => {
    const project = await checkedProject();
    const kept = statSync(codeFile(project));
    expect(kept.size).toBeGreaterThan(1_000_000);
    expect(await checkChanged(project, 2)).toEqual(project.first);
    // A check that took it has nothing to write.
    expect(statSync(codeFile(project))).toMatchObject({ mtimeMs: kept.mtimeMs, size: kept.size });
  });

  it.each<[string, (file: string) => void]>([
    ['cut off', (file) => truncateSync(file, 1000)],
    ['empty', (file) => truncateSync(file, 0)],
    [
      'changed',
      (file) => {
        const bytes = readFileSync(file);
        bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 4;
        writeFileSync(file, bytes);
      },
    ],
    [
      'that of another build',
      (file) => {
        rmSync(file);
        writeFileSync(join(file, `../compiler-${'0'.repeat(40)}.code`), 'another');
      },
    ],
  ])('is made anew when it is %s', async (_title, damage) => {
    const project = await checkedProject();
    const { size } = statSync(codeFile(project));
    damage(codeFile(project));
    expect(await checkChanged(project, 2)).toEqual(project.first);
    expect(statSync(codeFile(project)).size).toBeGreaterThan(size / 2);
  });

  it('is not kept where something else lies in its place', async () => {
    const project = await checkedProject();
    const file = codeFile(project);
    rmSync(file);
    mkdirSync(join(file, 'deep'), { recursive: true });
    expect(await checkChanged(project, 2)).toEqual(project.first);
    rmSync(project.folder, { recursive: true });
    writeFileSync(project.folder, 'a file where the folder should be');
    expect(await checkChanged(project, 3)).toEqual(project.first);
    expect(readFileSync(project.folder, 'utf8')).toBe('a file where the folder should be');
  });

  it('is not asked for when nothing has changed, and not kept without a cache', async () => {
    const { cwd, folder, first } = await checkedProject();
    rmSync(folder, { recursive: true });
    expect(await runHearsay(cwd, ['check', '--cache'])).toEqual(first);
    expect((await runHearsay(cwd, ['check', '--no-cache'])).status).toBe(1);
    expect(existsSync(folder)).toBe(false);
  });
});
