import type { SymbolName } from '../facts/file-facts.ts';

/** A package as its manifest names it. */
export interface PackageIdentity {
  readonly name: string;
  readonly version?: string;
}

/** What a call or a reference points at. */
export type Resolution =
  /** Functions, methods or classes of the project. */
  | { readonly kind: 'project'; readonly names: readonly SymbolName[] }
  /** A declaration of a package, under every name that it is known by. */
  | { readonly kind: 'package'; readonly package: PackageIdentity; readonly names: readonly string[] }
  /** The language's own library. */
  | { readonly kind: 'standard' }
  /** Some library: neither the project nor the catalog declares a member of that name. */
  | { readonly kind: 'library' };

/** A declaration of a package. */
export type PackageResolution = Extract<Resolution, { readonly kind: 'package' }>;

/** The package that stands for every module that the platform's types declare. */
export const PLATFORM = '@types/node';
const PLATFORMS = new Set([PLATFORM, 'typescript', 'bun-types', '@types/bun']);

/** Whether a package declares the platform rather than a library. */
export function isPlatform(packageName: string): boolean {
  return PLATFORMS.has(packageName);
}
