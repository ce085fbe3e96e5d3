/** One file of the built playground. */
export interface Asset {
  /** Relative to the script of the playground. */
  readonly file: string;
  /** As it is used, before any compression: what a progress bar can count. */
  readonly bytes: number;
}

/** What the playground is built of. */
export interface Assets {
  /** Another one whenever any file is another. */
  readonly version: string;
  /** The compiler, the flow engine and the rules. */
  readonly engine: Asset;
  /** Declarations that are always there. */
  readonly base: Asset;
  /** The declarations of packages. */
  readonly packs: Readonly<Record<string, Asset>>;
  /** For each package that code can import, the packs that it takes. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
}

/** Written into the script when it is built. */
declare const HEARSAY_ASSETS: Assets;

/** The files of this build. */
export const ASSETS: Assets = HEARSAY_ASSETS;
