import type { FailedFile } from '@hearsay/flow';
import { collectConfigs } from './collect-configs.ts';
import { TracedFileSystem } from '../files/traced-file-system.ts';
import { ts, type ProgramFiles } from './compiler.ts';
import type { ProgramRecipe, ProgramSource } from './create-program.ts';
import { ParsedFiles } from './parsed-files.ts';
import { ProgramShelf } from './program-shelf.ts';
import { defaultOptions, outsideProjects } from './project-messages.ts';
import type { ProjectConfig } from './read-config.ts';
import { relativePath } from './relative-path.ts';
import { filesOfTarget, readTargets, type Target } from './target-paths.ts';

/** What is to be loaded. */
export interface LoadRequest {
  /** The working folder, absolute. */
  readonly cwd: string;
  /** Tsconfig files or their folders; none means the one in the working folder. */
  readonly projects: readonly string[];
  /** Files and folders that findings are wanted for; none means all. */
  readonly paths: readonly string[];
  /** Told before each project is read. */
  readonly onProject?: (name: string) => void;
  /** Where files come from; straight from the disk by default. */
  readonly source?: ProgramSource;
}

/** Everything that could be loaded, and what could not. */
export interface LoadedProjects {
  readonly programs: readonly ProgramFiles[];
  /** Whether some of the files belong to no tsconfig. */
  readonly hasLooseFiles: boolean;
  /** The existing ones of the named files and folders, or `undefined` when none was named. */
  readonly targets: readonly Target[] | undefined;
  /** With absolute names. */
  readonly failedFiles: readonly FailedFile[];
  /** What is wrong with the tsconfig files, or with there being none. */
  readonly projectProblems: readonly string[];
  /** What is wrong with the named files and folders. */
  readonly targetProblems: readonly string[];
  readonly notices: readonly string[];
}

/** For files that no tsconfig speaks for: as lenient as the compiler goes, so that every file gets types. */
export const DEFAULT_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.Preserve,
  strict: true,
  allowJs: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
};

/** Loads every project and named file that can be read; a file that is in two projects is loaded for one of them. */
export async function loadProjects(request: LoadRequest): Promise<LoadedProjects> {
  const { cwd, paths } = request;
  const source = request.source ?? { files: new TracedFileSystem(), parsed: new ParsedFiles() };
  const collection = collectConfigs(cwd, request.projects, source.files);
  const reading = await readTargets(cwd, paths);
  const targetProblems = [...reading.problems];
  const notices: string[] = [];
  // Files named on the command line are checked without a tsconfig too.
  const projectProblems = collection.isAbsent && paths.length > 0 ? [] : collection.problems;

  const configs = collection.configs.filter(({ fileNames }) => fileNames.length > 0);
  const recipes = configs.map(recipeOf);
  const shelf = new ProgramShelf(source, recipes);
  recipes.forEach((recipe, index) => {
    request.onProject?.(relativePath(cwd, configs[index]?.file ?? ''));
    shelf.add(recipe);
  });

  const loose: string[] = [];
  for (const target of reading.targets) {
    if (shelf.holdsAnyOf(target)) continue;
    const { files, problems } = await filesOfTarget(target, cwd);
    targetProblems.push(...problems);
    loose.push(...files);
  }
  if (loose.length > 0) {
    const [first] = collection.configs;
    const named = loose.map((file) => relativePath(cwd, file));
    notices.push(first === undefined ? defaultOptions(loose.length) : outsideProjects(named));
    shelf.add({ rootNames: loose, options: looseOptions(first) });
  }

  return {
    programs: shelf.programs,
    hasLooseFiles: loose.length > 0,
    targets: paths.length === 0 ? undefined : reading.targets,
    failedFiles: [
      ...shelf.programs.flatMap(({ failures }) => namedFailures(failures)),
      ...shelf.missingFiles,
    ],
    projectProblems,
    targetProblems,
    notices,
  };
}

function namedFailures(failures: ReadonlyMap<string, string>): readonly FailedFile[] {
  return [...failures].map(([file, reason]) => ({ file, reason }));
}

/** What a tsconfig makes a program of. */
export function recipeOf({ fileNames, options, projectReferences }: ProjectConfig): ProgramRecipe {
  return { rootNames: fileNames, options, projectReferences };
}

function looseOptions(config: ProjectConfig | undefined): ts.CompilerOptions {
  if (config === undefined) return DEFAULT_OPTIONS;
  // A file outside the project would break the promises that `composite` and `rootDir` make.
  const { composite: _composite, incremental: _incremental, rootDir: _rootDir, ...options } = config.options;
  return { ...options, allowJs: true, noEmit: true };
}
