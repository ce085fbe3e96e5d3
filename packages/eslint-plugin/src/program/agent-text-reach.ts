import type { PackageIdentity } from '@hearsay/flow';
import ts from 'typescript';
import { importedSpecifiers } from './imported-specifiers.ts';

const CORE = '@hearsay/core';
/** A package that hands on our types has one of ours among its dependencies, or is one. */
const OURS = '"@hearsay/';

/** The compiler has at hand what it resolved, though its declarations leave these members out. */
interface ResolvedProgram {
  readonly resolvedModules?: ReadonlyMap<string, ResolvedModules>;
}
interface ResolvedModules {
  forEach(see: (found: ts.ResolvedModuleWithFailedLookupLocations) => void): void;
}
interface ResolvedFile extends ts.SourceFile {
  readonly path?: string;
}

/**
 * Tells into which files of a program AgentText can come: those that import `@hearsay/core`, or something that does,
 * however far away.
 *
 * Without that no type in a file can be AgentText, and no rule has to ask for one.
 */
export class AgentTextReach {
  readonly #program: ts.Program;
  readonly #packageOf: (file: string) => PackageIdentity | undefined;
  readonly #reaches: Map<ts.SourceFile, boolean> = new Map();
  readonly #files: Map<string, ts.SourceFile> = new Map();
  readonly #libraries: Map<string, boolean> = new Map();
  #marks: ReadonlySet<ts.SourceFile> | undefined;

  constructor(program: ts.Program, packageOf: (file: string) => PackageIdentity | undefined) {
    this.#program = program;
    this.#packageOf = packageOf;
  }

  /** Whether any file of the program can hold AgentText: without `@hearsay/core` there is nothing to look for. */
  reachesAny(): boolean {
    return this.#marking().size > 0;
  }

  /** Whether AgentText can come into a file. */
  reaches(file: ts.SourceFile): boolean {
    if (!this.reachesAny()) return false;
    const known = this.#reaches.get(file);
    if (known !== undefined) return known;
    const seen = new Set<ts.SourceFile>([file]);
    let reaches = false;
    for (const next of seen) {
      // What a file reaches, whoever imports it reaches too.
      if (this.#reaches.get(next) === true || this.#marking().has(next)) {
        reaches = true;
        break;
      }
      if (this.#reaches.get(next) === false) continue;
      for (const imported of this.#importedBy(next)) seen.add(imported);
    }
    if (!reaches) for (const unreaching of seen) this.#reaches.set(unreaching, false);
    this.#reaches.set(file, reaches);
    return reaches;
  }

  /** The files that a file imports, exports from or loads, without those of libraries that know nothing of our types. */
  #importedBy(file: ts.SourceFile): readonly ts.SourceFile[] {
    // Both types say less than there is, and neither says anything that is not.
    const { resolvedModules } = this.#program as ResolvedProgram;
    const modules = resolvedModules?.get((file as ResolvedFile).path ?? '');
    if (modules === undefined) return this.#namedBy(file);
    const imported: ts.SourceFile[] = [];
    let unresolved = 0;
    modules.forEach(({ resolvedModule }) => {
      if (resolvedModule === undefined) unresolved += 1;
      else if (this.#handsOn(resolvedModule.resolvedFileName)) {
        const found = this.#fileNamed(resolvedModule.resolvedFileName);
        if (found !== undefined) imported.push(found);
      }
    });
    return unresolved === 0 ? imported : [...imported, ...this.#namedBy(file)];
  }

  /** The compiler brings a name into its own form at each question, and a few files are imported by most others. */
  #fileNamed(name: string): ts.SourceFile | undefined {
    const file = this.#files.get(name) ?? this.#program.getSourceFile(name);
    if (file !== undefined) this.#files.set(name, file);
    return file;
  }

  /** The same by the checker, which knows the modules that stand in no file of their own, too. */
  #namedBy(file: ts.SourceFile): readonly ts.SourceFile[] {
    const checker = this.#program.getTypeChecker();
    return importedSpecifiers(file)
      .flatMap(
        (specifier) => checker.getSymbolAtLocation(specifier)?.declarations?.[0]?.getSourceFile() ?? [],
      )
      .filter(({ fileName }) => this.#handsOn(fileName));
  }

  /** The files of `@hearsay/core`, wherever it is installed. */
  #marking(): ReadonlySet<ts.SourceFile> {
    this.#marks ??= new Set(
      this.#program
        .getSourceFiles()
        .filter(({ fileName }) => fileName.includes('core') && this.#packageOf(fileName)?.name === CORE),
    );
    return this.#marks;
  }

  /** Libraries know nothing of our types, but for those that depend on them. */
  #handsOn(file: string): boolean {
    const folder = libraryFolder(file);
    if (folder === undefined) return true;
    const known =
      this.#libraries.get(folder) ?? ts.sys.readFile(`${folder}/package.json`)?.includes(OURS) === true;
    this.#libraries.set(folder, known);
    return known;
  }
}

/** The folder of a library's package; undefined for a file of the project. */
function libraryFolder(file: string): string | undefined {
  return file.includes('/node_modules/')
    ? /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(file)?.[0]
    : undefined;
}
