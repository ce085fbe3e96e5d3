import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isTargeted, type Target } from '../project/target-paths.ts';
import { isCheckRule } from '../rules/rule-table.ts';
import type { RuleLevels } from '../rules/rule.ts';
import type { BaselineEntry } from './baseline.ts';

/** What a check looked at. */
export interface CheckedGround {
  /** The folder that the entries name their files from. */
  readonly root: string;
  /** The files that were analysed, with absolute names. */
  readonly files: readonly string[];
  /** What findings were wanted for; everything when nothing was named. */
  readonly targets: readonly Target[] | undefined;
  readonly levels: RuleLevels;
}

/**
 * Tells of an entry whether the check would have found it again.
 *
 * Not when its rule is off, when other files were named on the command line, or when its file belongs to a project that
 * was not loaded. A file that is gone from the disk has nothing left to find.
 */
export function lookedFor({
  root,
  files,
  targets,
  levels,
}: CheckedGround): (entry: BaselineEntry) => boolean {
  const read = new Set(files);
  return ({ rule, file }) => {
    if (!isCheckRule(rule) || levels[rule] === 'off') return false;
    const absolute = resolve(root, file).replaceAll('\\', '/');
    return isTargeted(absolute, targets) && (read.has(absolute) || !existsSync(absolute));
  };
}
