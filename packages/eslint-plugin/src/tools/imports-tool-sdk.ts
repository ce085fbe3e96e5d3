import { packageNameOf } from '@hearsay/flow';
import { importedPackages } from '../program/imported-packages.ts';
import type { Source } from './static-value.ts';
import { SHAPE_PACKAGES, TOOL_CALLS } from './tool-sdks.ts';

const PACKAGES: ReadonlySet<string> = new Set(
  [...TOOL_CALLS.flatMap(({ modules }) => modules), ...Object.values(SHAPE_PACKAGES).flat()].map(
    packageNameOf,
  ),
);

/** Whether a file can declare tools for an SDK: in any other there is nothing to look for. */
export function importsToolSdk(source: Source): boolean {
  for (const name of importedPackages(source)) if (PACKAGES.has(name)) return true;
  return false;
}
