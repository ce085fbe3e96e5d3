import { dirname, resolve } from 'node:path';
import type { FailedFile } from '@hearsay/flow';
import type { ProgramFiles, ts } from './compiler.ts';
import { createProgram, type ProgramRecipe, type ProgramSource } from './create-program.ts';
import { LazyFiles } from './lazy-files.ts';
import { ownFiles } from './own-files.ts';
import { parseFailure } from './parse-failure.ts';
import { missingFile } from './project-messages.ts';
import { covers, type Target } from './target-paths.ts';

/**
 * Collects programs, and gives each source file to one of them.
 *
 * That is the first whose tsconfig names the file, or the first that holds it where none does: a file is read with the
 * options of its own project, whoever imports it.
 */
export class ProgramShelf {
  readonly programs: ProgramFiles[] = [];
  /** Root files that are not there. */
  readonly missingFiles: FailedFile[] = [];
  readonly #claimed: Set<string> = new Set<string>();
  readonly #source: ProgramSource;
  /** By file: the recipe that names it. */
  readonly #owners = new Map<string, ProgramRecipe>();

  /** @param recipes - Everything that will be added, in order. */
  constructor(source: ProgramSource, recipes: readonly ProgramRecipe[]) {
    this.#source = source;
    for (const recipe of recipes) {
      for (const name of recipe.rootNames) if (!this.#owners.has(name)) this.#owners.set(name, recipe);
    }
  }

  /** Compiles one program and claims the files of it that are still free. */
  add(recipe: ProgramRecipe): void {
    const { program, imports } = compile(recipe, this.#source);
    const claimed = ownFiles(program).filter(({ fileName }) => {
      const owner = this.#owners.get(fileName) ?? recipe;
      return owner === recipe && this.#claim(fileName);
    });
    const failures = new Map<string, string>();
    for (const file of claimed) {
      const failure = parseFailure(program, file);
      if (failure !== undefined) failures.set(file.fileName, failure);
    }
    const files = claimed.filter(({ fileName }) => !failures.has(fileName));
    for (const name of recipe.rootNames) {
      if (program.getSourceFile(name) !== undefined || !this.#claim(name)) continue;
      this.missingFiles.push({ file: name, reason: missingFile() });
    }
    this.programs.push({ program, recipe, files, claimed, failures, imports });
  }

  /** Tells whether a file of the target was loaded already. */
  holdsAnyOf(target: Target): boolean {
    return [...this.#claimed].some((file) => covers(target, file));
  }

  /** Answers whether the file was free. */
  #claim(file: string): boolean {
    if (this.#claimed.has(file)) return false;
    this.#claimed.add(file);
    return true;
  }
}

/** A compiled program, and by file the files that its imports lead to. */
export interface CompiledProgram {
  readonly program: ts.Program;
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Compiles a program and notes what leads where in it. */
export function compile(recipe: ProgramRecipe, source: ProgramSource): CompiledProgram {
  const targets = new Map<string, Set<string>>();
  const note = (importer: string, target: string): void => {
    const known = targets.get(importer);
    if (known === undefined) targets.set(importer, new Set([target]));
    else known.add(target);
  };
  const { lazy = new LazyFiles(new Map(), false) } = source;
  const program = lazy.load(() => createProgram(recipe, { ...source, onResolved: note }));
  const imports = new Map<string, Set<string>>();
  for (const file of program.getSourceFiles()) {
    const referenced = file.referencedFiles.map(({ fileName }) => resolve(dirname(file.fileName), fileName));
    const found = [...(targets.get(file.fileName) ?? []), ...referenced].flatMap(
      // By the name of the file that stands for it: of a built project, the source.
      (target) => program.getSourceFile(target)?.fileName ?? [],
    );
    if (found.length > 0) imports.set(file.fileName, new Set(found));
  }
  return { program, imports };
}
