import type { ProgramRecord } from '../cache/cache-state.ts';
import { collectConfigs } from '../project/collect-configs.ts';
import type { ProgramRecipe, ProgramSource } from '../project/create-program.ts';
import { recipeOf } from '../project/load-projects.ts';
import { compile, type CompiledProgram } from '../project/program-shelf.ts';
import type { FileRecord } from './file-record.ts';

/**
 * Compiles only as much of each program as some of its files need: them, what they import, and what declares globals.
 *
 * For these files that is the whole program, because no other file can tell the compiler anything about them.
 */
export class PartialPrograms {
  readonly #recipes: readonly ProgramRecipe[];
  readonly #records: readonly ProgramRecord[];
  readonly #source: ProgramSource;
  readonly #compiled = new Map<
    number,
    { readonly roots: readonly string[]; readonly result: CompiledProgram }
  >();
  readonly #whole = new Map<number, CompiledProgram>();

  constructor(input: {
    readonly recipes: readonly ProgramRecipe[];
    readonly records: readonly ProgramRecord[];
    readonly source: ProgramSource;
  }) {
    this.#recipes = input.recipes;
    this.#records = input.records;
    this.#source = input.source;
  }

  /** The program of a file, holding all the given files that belong to it. */
  withFiles(program: number, files: readonly FileRecord[]): CompiledProgram {
    const wanted = files.filter((file) => file.program === program).map(({ file }) => file);
    const known = this.#compiled.get(program);
    if (known !== undefined && wanted.every((file) => known.roots.includes(file))) return known.result;
    const roots = [...new Set([...(this.#records[program]?.globalFiles ?? []), ...wanted])];
    const result = compile({ ...this.#recipe(program), rootNames: roots }, this.#source);
    this.#compiled.set(program, { roots, result });
    return result;
  }

  /** The program as its tsconfig has it. */
  whole(program: number): CompiledProgram {
    const known = this.#whole.get(program) ?? compile(this.#recipe(program), this.#source);
    this.#whole.set(program, known);
    return known;
  }

  #recipe(program: number): ProgramRecipe {
    const recipe = this.#recipes[program];
    if (recipe === undefined) throw new Error(`There is no program number ${String(program)}.`);
    return recipe;
  }
}

/** What each tsconfig makes a program of, in the order of the programs. */
export function programRecipes(
  cwd: string,
  projects: readonly string[],
  files: ProgramSource['files'],
): readonly ProgramRecipe[] {
  return collectConfigs(cwd, projects, files)
    .configs.filter(({ fileNames }) => fileNames.length > 0)
    .map(recipeOf);
}
