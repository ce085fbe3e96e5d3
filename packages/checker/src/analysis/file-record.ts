import type { Suppression } from '../rules/suppressions/read-suppressions.ts';

/** A part of a file's interface. */
export interface RecordedPart {
  readonly hash: string;
  /** What it declares, when it matters only to files that ask for it by name. */
  readonly ownNames: readonly string[];
}

/** What a check remembers of one file of a project beside its flow facts; plain JSON. */
export interface FileRecord {
  /** Absolute, with `/`. */
  readonly file: string;
  /** The program that it belongs to: an index into the programs of the check. */
  readonly program: number;
  /** Of its content. */
  readonly hash: string;
  /** The parts of its content that the facts of other files can depend on, in order. */
  readonly interface: readonly RecordedPart[];
  /** Names that it imports or passes on from other files. */
  readonly importedNames: readonly string[];
  /** Names that it exports by themselves. */
  readonly exportedNames: readonly string[];
  /** Whether it passes on whatever another file exports. */
  readonly passesEverythingOn: boolean;
  /** The files that it can use as a whole, as `wholeModules` lists them: every name of theirs counts. */
  readonly wholeModules: readonly string[];
  /** Whether what it declares is seen without an import. */
  readonly isGlobal: boolean;
  /** What it imports and refers to, as written. */
  readonly specifiers: string;
  /** The files that its imports lead to. */
  readonly imports: readonly string[];
  /** Names under which it declares something that a member access can reach. */
  readonly declaredNames: readonly string[];
  /** SDKs of the catalog that its text mentions. */
  readonly sdks: readonly string[];
  /** Modules that it imports and of which no types are known. */
  readonly unresolved: readonly string[];
  /** Declarations that another package of the repository was compiled to and that it imports. */
  readonly builtImports: readonly string[];
  readonly suppressions: readonly Suppression[];
  /** Why it does not parse. */
  readonly failure?: string;
}
