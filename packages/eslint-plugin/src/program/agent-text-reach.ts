import type { PackageIdentity } from '@hearsay/flow';
import type ts from 'typescript';
import { importedSpecifiers } from './imported-specifiers.ts';
import { mentions } from './mentions.ts';

const CORE = '@hearsay/core';

/** The compiler has at hand why it loaded each file, though its declarations leave this member out. */
interface LoadedProgram {
  getFileIncludeReasons?(): ReadonlyMap<string, readonly LoadReason[]>;
}

/** Why a file was loaded: another one imports or refers to it, or nobody does and it is a root or a library. */
interface LoadReason {
  readonly file?: string;
}

/** A file with what its declarations leave out. */
interface LoadedFile extends ts.SourceFile {
  readonly path?: ts.Path;
  /** The modules that it declares without being one itself; a star stands for anything. */
  readonly ambientModuleNames?: readonly string[];
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
  #marks: readonly LoadedFile[] | undefined;
  #reaching: ReadonlySet<string> | undefined;

  constructor(program: ts.Program, packageOf: (file: string) => PackageIdentity | undefined) {
    this.#program = program;
    this.#packageOf = packageOf;
  }

  /** Whether any file of the program can hold AgentText: without `@hearsay/core` there is nothing to look for. */
  reachesAny(): boolean {
    return this.#marking().length > 0;
  }

  /** Whether AgentText can come into a file. */
  reaches(file: ts.SourceFile): boolean {
    if (!this.reachesAny()) return false;
    const { path } = file as LoadedFile; // Every file of a program has one.
    this.#reaching ??= this.#findReaching();
    return path === undefined || this.#reaching === EVERYTHING || this.#reaching.has(path);
  }

  /** From the files that declare AgentText to those that import them, and on: nothing else is looked at. */
  #findReaching(): ReadonlySet<string> {
    // The type says less than there is, and a compiler that has it no more leaves every file to be looked into.
    const reasons = (this.#program as LoadedProgram).getFileIncludeReasons?.();
    if (reasons === undefined) return EVERYTHING;
    const reaching = new Set<string>(this.#marking().flatMap(({ path }) => path ?? []));
    let known = 0;
    while (known < reaching.size) {
      for (const path of reaching)
        for (const { file } of reasons.get(path) ?? []) if (file) reaching.add(file);
      known = reaching.size;
      for (const path of this.#importersOfAmbient(reaching)) reaching.add(path);
    }
    return reaching;
  }

  /** The files that import a module which one of some files declares: that stands in no file of its own. */
  #importersOfAmbient(declaring: ReadonlySet<string>): readonly string[] {
    const files: readonly LoadedFile[] = this.#program.getSourceFiles();
    const names = files.flatMap(({ path, ambientModuleNames }) =>
      path !== undefined && declaring.has(path) ? (ambientModuleNames ?? []) : [],
    );
    if (names.length === 0) return [];
    return files
      .filter((file) =>
        importedSpecifiers(file).some(({ text }) => names.some((name) => isNamed(text, name))),
      )
      .flatMap(({ path }) => path ?? []);
  }

  /** The files of `@hearsay/core`, wherever it is installed, that the name of the type stands in. */
  #marking(): readonly LoadedFile[] {
    this.#marks ??= this.#program
      .getSourceFiles()
      .filter(
        (file) =>
          file.fileName.includes('core') &&
          mentions(file, 'AgentText') &&
          this.#packageOf(file.fileName)?.name === CORE,
      );
    return this.#marks;
  }
}

const EVERYTHING: ReadonlySet<string> = new Set();

/** Whether a specifier means a module that is declared under a name, of which a star stands for anything. */
function isNamed(specifier: string, name: string): boolean {
  const [start = '', end] = name.split('*');
  if (end === undefined) return specifier === name;
  return specifier.length >= name.length - 1 && specifier.startsWith(start) && specifier.endsWith(end);
}
