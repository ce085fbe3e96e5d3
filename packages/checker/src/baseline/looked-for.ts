import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LoadedProjects } from '../project/load-projects.ts';
import { isTargeted } from '../project/target-paths.ts';
import { isCheckRule } from '../rules/rule-table.ts';
import type { RuleLevels } from '../rules/rule.ts';
import type { BaselineEntry } from './baseline.ts';

/** What a check looked at. */
export interface CheckedGround {
  /** The folder that the entries name their files from. */
  readonly root: string;
  readonly loaded: LoadedProjects;
  readonly levels: RuleLevels;
}

/**
 * Tells of an entry whether the check would have found it again.
 *
 * Not when its rule is off, when other files were named on the command line, or when its file belongs to a project that
 * was not loaded. A file that is gone from the disk has nothing left to find.
 */
export function lookedFor({ root, loaded, levels }: CheckedGround): (entry: BaselineEntry) => boolean {
  const read = new Set(loaded.programs.flatMap(({ files }) => files.map(({ fileName }) => fileName)));
  return ({ rule, file }) => {
    if (!isCheckRule(rule) || levels[rule] === 'off') return false;
    const absolute = resolve(root, file).replaceAll('\\', '/');
    return isTargeted(absolute, loaded.targets) && (read.has(absolute) || !existsSync(absolute));
  };
}
