import { knownSdks, type SdkCatalog } from '@hearsay/flow';
import type { TSESLint } from '@typescript-eslint/utils';
import { importedPackages } from '../program/imported-packages.ts';

/** By package: the SDKs that it belongs to. */
const SDKS = new Map<string, readonly SdkCatalog[]>();
for (const sdk of knownSdks) {
  for (const name of sdk.packages) SDKS.set(name, [...(SDKS.get(name) ?? []), sdk]);
}

const NONE: readonly SdkCatalog[] = [];

/** Several rules ask the same of a file. */
const known = new WeakMap<ReadonlySet<string>, readonly SdkCatalog[]>();

/** The SDKs that a file can use: most files import none, and nothing else is looked at in them. */
export function sdksIn(sourceCode: Pick<TSESLint.SourceCode, 'ast' | 'text'>): readonly SdkCatalog[] {
  const packages = importedPackages(sourceCode);
  const kept = known.get(packages);
  if (kept !== undefined) return kept;
  const sdks = new Set<SdkCatalog>();
  for (const name of packages) for (const sdk of SDKS.get(name) ?? []) sdks.add(sdk);
  const found = sdks.size === 0 ? NONE : [...sdks];
  known.set(packages, found);
  return found;
}
