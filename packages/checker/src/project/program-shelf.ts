import type { FailedFile } from '@hearsay/flow';
import type { ProgramFiles, ts } from './compiler.ts';
import { createProgram, type ProgramRecipe } from './create-program.ts';
import { ownFiles } from './own-files.ts';
import { parseFailure } from './parse-failure.ts';
import { missingFile } from './project-messages.ts';
import { covers, type Target } from './target-paths.ts';

/** Collects programs, and gives each source file to the first program that holds it. */
export class ProgramShelf {
  readonly programs: ProgramFiles[] = [];
  readonly failedFiles: FailedFile[] = [];
  readonly #claimed: Set<string> = new Set<string>();

  /** Compiles one program and claims the files of it that are still free. */
  add(recipe: ProgramRecipe): void {
    const program = createProgram(recipe);
    const files: ts.SourceFile[] = [];
    for (const file of ownFiles(program)) {
      if (!this.#claim(file.fileName)) continue;
      const failure = parseFailure(program, file);
      if (failure === undefined) files.push(file);
      else this.failedFiles.push({ file: file.fileName, reason: failure });
    }
    for (const name of recipe.rootNames) {
      if (program.getSourceFile(name) !== undefined || !this.#claim(name)) continue;
      this.failedFiles.push({ file: name, reason: missingFile() });
    }
    this.programs.push({ program, files });
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
