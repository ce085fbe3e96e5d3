import type { SdkCatalog } from './sdk-catalog.ts';

/** What can tell that a program uses an SDK. */
export interface SdkEvidence {
  /** Packages whose declarations the program holds; left out, every SDK is taken to be there. */
  readonly packages?: ReadonlySet<string> | undefined;
  /** The texts of the program's own files: they may import a package that is not installed. */
  readonly texts: Iterable<string>;
}

/** The SDKs that a program can use: looking for the members of any other would be for nothing. */
export function presentSdks(sdks: readonly SdkCatalog[], evidence: SdkEvidence): readonly SdkCatalog[] {
  const { packages } = evidence;
  if (packages === undefined) return sdks;
  const mentioned = new Set([...evidence.texts].flatMap((text) => mentionedSdks(sdks, text)));
  return sdks.filter((sdk) => sdk.packages.some((name) => packages.has(name)) || mentioned.has(sdk));
}

/** The SDKs that a text may import. */
export function mentionedSdks(sdks: readonly SdkCatalog[], text: string): readonly SdkCatalog[] {
  return sdks.filter((sdk) =>
    sdk.packages.some((name) => text.includes(`'${name}`) || text.includes(`"${name}`)),
  );
}
