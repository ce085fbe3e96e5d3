import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** How a check was asked to keep what it finds out. */
export interface CacheWish {
  /** Whether to keep anything; left out, what is kept depends on whether there is a place for it. */
  readonly isWanted?: boolean | undefined;
  /** The folder to keep it in. */
  readonly location?: string | undefined;
}

/**
 * The folder in which checks keep what they find out.
 *
 * By default that is `node_modules/.cache/hearsay` of the nearest folder upward that has a `node_modules`, where
 * version control and editors do not look. Without one, nothing is kept unless it is asked for.
 */
export function cacheLocation(cwd: string, { isWanted, location }: CacheWish): string | undefined {
  if (isWanted === false) return undefined;
  if (location !== undefined) return resolve(cwd, location);
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules'))) return join(folder, 'node_modules', '.cache', 'hearsay');
    if (folder === dirname(folder)) break;
  }
  return isWanted === true ? join(cwd, '.hearsay-cache') : undefined;
}
