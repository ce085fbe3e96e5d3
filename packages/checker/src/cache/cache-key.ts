import { resourceLimits } from 'node:worker_threads';
import type { Extras, SdkCatalog } from '@hearsay/flow';
import { hashOf } from '../files/read-text.ts';
import { toolIdentity } from './tool-identity.ts';

/** Raised whenever what is kept means something else without a new version of a package. */
const FORMAT = 6;

/** What a check is asked to do, as far as its analysis depends on it. */
export interface CacheKeyInput {
  readonly cwd: string;
  /** Tsconfig files as they were named. */
  readonly projects: readonly string[];
  /** What a config adds to the catalog. */
  readonly catalog: readonly SdkCatalog[];
  /** What is looked for beside what always is. */
  readonly extras: Extras;
}

/** Names the folder in which a check finds what an equal one has left: same tools, same question. */
export function cacheKey({ cwd, projects, catalog, extras }: CacheKeyInput): string {
  const { control, labels } = extras;
  const identity = [
    FORMAT,
    toolIdentity(),
    process.version,
    // Deeply nested code can be analysed in a thread with a large stack only.
    resourceLimits.stackSizeMb,
    process.cwd(),
    cwd,
    projects,
    catalog,
    [control, [...new Set(labels)].sort()],
  ];
  return Buffer.from(hashOf(JSON.stringify(identity)), 'base64')
    .toString('hex')
    .slice(0, 24);
}
