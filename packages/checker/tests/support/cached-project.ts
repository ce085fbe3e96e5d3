import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { checkProjects, type CheckOptions } from '../../src/check-projects.ts';
import type { Report } from '../../src/report/report.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** New contents by file name; `null` takes a file or folder away. */
export type Edit = Readonly<Record<string, string | null>>;

/** A project on the disk whose checks go on from one another. */
export interface CachedProject {
  readonly folder: string;
  /** Where its checks keep what they find out. */
  readonly location: string;
  readonly edit: (edit: Edit) => void;
  /** Checks with the cache. */
  readonly checkWarm: () => Promise<Report>;
  /** Checks with the cache, and expects what a check without it gives. */
  readonly check: () => Promise<Report>;
}

/** Writes a project and gives its checks a cache of their own outside of it. */
export function cachedProject(
  files: Readonly<Record<string, string>>,
  options: CheckOptions = {},
): CachedProject {
  const folder = temporaryFolder(files);
  const location = join(temporaryFolder({}), 'cache');
  const checkWarm = async (): Promise<Report> =>
    checkProjects({ cwd: folder, ...options, cache: { location } });
  return {
    folder,
    location,
    edit: (edit) => applyEdit(folder, edit),
    checkWarm,
    check: async () => {
      const warm = await checkWarm();
      const anew = await checkProjects({ cwd: folder, ...options });
      expect(lasting(warm)).toBe(lasting(anew));
      return warm;
    },
  };
}

/** Writes and removes files in a folder. */
function applyEdit(folder: string, edit: Edit): void {
  for (const [name, text] of Object.entries(edit)) {
    const file = join(folder, name);
    if (text === null) {
      rmSync(file, { recursive: true, force: true });
      continue;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** A report without what differs from run to run. */
export function lasting(report: Report): string {
  return JSON.stringify({ ...report, timing: undefined, texts: [...report.texts] }, undefined, 1);
}
