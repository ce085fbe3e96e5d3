import type { PackageIdentity } from '@hearsay/flow';
import ts from 'typescript';
import { importedSpecifiers } from './imported-specifiers.ts';
import { mentions } from './mentions.ts';

const CORE = '@hearsay/core';
const LIBRARIES = '/node_modules/';
/** What Node.js brings along knows nothing of our types. */
const PLATFORM = /^(?:node|bun|cloudflare):/u;
/** A package that hands on our types has one of ours among its dependencies, or is one. */
const OURS = '"@hearsay/';

/** The compiler has at hand what it resolved, though its declarations leave these members out. */
interface ResolvedProgram {
  readonly resolvedModules?: ReadonlyMap<string, ResolvedModules>;
}
interface ResolvedModules {
  forEach(see: (found: ts.ResolvedModuleWithFailedLookupLocations, specifier: string) => void): void;
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
  readonly #files: Map<string, ts.SourceFile | 'none'> = new Map();
  readonly #libraries: Map<string, boolean> = new Map();
  #marks: ReadonlySet<ts.SourceFile> | undefined;
  #reaching: ReadonlySet<ts.SourceFile> | undefined;

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
    this.#reaching ??= this.#findReaching();
    return this.#reaching.has(file);
  }

  /** All files of the program at once: that takes less than to ask for a few dozen one by one. */
  #findReaching(): ReadonlySet<ts.SourceFile> {
    const reaching = new Set(this.#marking());
    if (reaching.size === 0) return reaching;
    const importers = new Map<ts.SourceFile, ts.SourceFile[]>();
    const isOwn = ({ fileName }: ts.SourceFile): boolean => !fileName.includes(LIBRARIES);
    // Of libraries, those that are imported join in.
    const files = new Set(this.#program.getSourceFiles().filter(isOwn));
    for (const file of files) {
      for (const imported of this.#importedBy(file)) {
        files.add(imported);
        const known = importers.get(imported);
        if (known === undefined) importers.set(imported, [file]);
        else known.push(file);
      }
    }
    for (const file of reaching) for (const importer of importers.get(file) ?? []) reaching.add(importer);
    return reaching;
  }

  /** The files that a file imports, exports from or loads, without those of libraries that know nothing of our types. */
  #importedBy(file: ts.SourceFile): readonly ts.SourceFile[] {
    // Both types say less than there is, and neither says anything that is not.
    const { resolvedModules } = this.#program as ResolvedProgram;
    const modules = resolvedModules?.get((file as ResolvedFile).path ?? '');
    if (modules === undefined) return this.#namedBy(file, () => true);
    const imported: ts.SourceFile[] = [];
    const unresolved = new Set<string>();
    modules.forEach(({ resolvedModule }, specifier) => {
      const found = resolvedModule && this.#handingOn(resolvedModule.resolvedFileName);
      if (resolvedModule === undefined) unresolved.add(specifier);
      else if (found !== undefined && found !== 'none') imported.push(found);
    });
    if (unresolved.size === 0) return imported;
    return [...imported, ...this.#namedBy(file, ({ text }) => unresolved.has(text))];
  }

  /**
   * The file of a name, unless it is a library's that knows nothing of our types.
   *
   * The compiler brings a name into its own form at each question, and a few files are imported by most others.
   */
  #handingOn(name: string): ts.SourceFile | 'none' {
    const known = this.#files.get(name);
    if (known !== undefined) return known;
    const file = this.#handsOn(name) ? this.#program.getSourceFile(name) : undefined;
    this.#files.set(name, file ?? 'none');
    return file ?? 'none';
  }

  /** The same by the checker, which knows the modules that stand in no file of their own, too. */
  #namedBy(
    file: ts.SourceFile,
    isAsked: (specifier: ts.StringLiteralLike) => boolean,
  ): readonly ts.SourceFile[] {
    const checker = this.#program.getTypeChecker();
    return importedSpecifiers(file)
      .filter((specifier) => isAsked(specifier) && !PLATFORM.test(specifier.text))
      .flatMap(
        (specifier) => checker.getSymbolAtLocation(specifier)?.declarations?.[0]?.getSourceFile() ?? [],
      )
      .filter(({ fileName }) => this.#handsOn(fileName));
  }

  /** The files of `@hearsay/core`, wherever it is installed, that the name of the type stands in. */
  #marking(): ReadonlySet<ts.SourceFile> {
    this.#marks ??= new Set(
      this.#program
        .getSourceFiles()
        .filter((file) => mentions(file, 'AgentText') && this.#packageOf(file.fileName)?.name === CORE),
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
  return file.includes(LIBRARIES) ? /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(file)?.[0] : undefined;
}
