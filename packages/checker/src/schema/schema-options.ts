import { dirname, resolve } from 'node:path';
import type { FileSystem } from '../files/file-system.ts';
import { collectConfigs } from '../project/collect-configs.ts';
import type { ts } from '../project/compiler.ts';
import type { ProgramRecipe } from '../project/create-program.ts';
import { DEFAULT_OPTIONS } from '../project/load-projects.ts';
import { UsageError } from '../usage-error.ts';

/**
 * What the program is made of that a file is looked at in.
 *
 * Of the project's other files only declarations are read: the types of a file are in what it imports.
 *
 * @param file - Absolute, with `/`.
 * @param project - The tsconfig as it was named; the nearest one above the file when it was not.
 * @throws UsageError when there is no such tsconfig, or it does not load.
 */
export function schemaRecipe(
  file: string,
  project: string | undefined,
  cwd: string,
  files: FileSystem,
): ProgramRecipe {
  const config = project === undefined ? nearestConfig(dirname(file), files) : resolve(cwd, project);
  if (config === undefined) return { rootNames: [file], options: forSchemas(DEFAULT_OPTIONS) };
  const { configs, problems } = collectConfigs(cwd, [config], files);
  // The named one is the last: those that it refers to stand before it.
  const chosen = configs.find(({ fileNames }) => fileNames.includes(file)) ?? configs.at(-1);
  if (chosen === undefined) throw new UsageError(problems[0] ?? '');
  const declarations = chosen.fileNames.filter((name) => /\.d\.[cm]?ts$/u.test(name) && name !== file);
  return {
    rootNames: [file, ...declarations],
    options: forSchemas(chosen.options),
    projectReferences: chosen.projectReferences,
  };
}

function nearestConfig(folder: string, files: FileSystem): string | undefined {
  const config = `${folder}/tsconfig.json`.replaceAll('\\', '/');
  if (files.fileExists(config)) return config;
  const parent = dirname(folder);
  return parent === folder ? undefined : nearestConfig(parent, files);
}

function forSchemas(options: ts.CompilerOptions): ts.CompilerOptions {
  // A file outside the project would break the promises that `composite` and `rootDir` make.
  const { composite: _composite, incremental: _incremental, rootDir: _rootDir, ...others } = options;
  // Without the check, `null` in a type would be lost, and every member could be it.
  return { ...others, noEmit: true, skipLibCheck: true, strictNullChecks: true };
}
