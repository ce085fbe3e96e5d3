import { knownSdks, type SdkCatalog } from '@hearsay/flow';
import type { TSESLint } from '@typescript-eslint/utils';
import { importedPackages } from '../program/imported-packages.ts';

/** By package: the SDKs that it belongs to. */
const SDKS = new Map<string, readonly SdkCatalog[]>();
for (const sdk of knownSdks) {
  for (const name of sdk.packages) SDKS.set(name, [...(SDKS.get(name) ?? []), sdk]);
}

/** The SDKs that a file can use: most files import none, and nothing else is looked at in them. */
export function sdksIn(sourceCode: Pick<TSESLint.SourceCode, 'ast' | 'text'>): readonly SdkCatalog[] {
  const sdks = new Set<SdkCatalog>();
  for (const name of importedPackages(sourceCode)) for (const sdk of SDKS.get(name) ?? []) sdks.add(sdk);
  return [...sdks];
}
