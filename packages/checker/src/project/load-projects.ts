import type { FailedFile } from '@hearsay/flow';
import { collectConfigs } from './collect-configs.ts';
import { ts, type ProgramFiles } from './compiler.ts';
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
}

/** Everything that could be loaded, and what could not. */
export interface LoadedProjects {
  readonly programs: readonly ProgramFiles[];
  /** The existing ones of the named files and folders, or `undefined` when none was named. */
  readonly targets: readonly Target[] | undefined;
  /** With absolute names. */
  readonly failedFiles: readonly FailedFile[];
  readonly problems: readonly string[];
  readonly notices: readonly string[];
}

/** For files that no tsconfig speaks for: as lenient as the compiler goes, so that every file gets types. */
const DEFAULT_OPTIONS: ts.CompilerOptions = {
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
  const collection = collectConfigs(cwd, request.projects);
  const reading = await readTargets(cwd, paths);
  const problems = [...reading.problems];
  const notices: string[] = [];
  // Files named on the command line are checked without a tsconfig too.
  if (!(collection.isAbsent && paths.length > 0)) problems.unshift(...collection.problems);

  const shelf = new ProgramShelf();
  for (const config of collection.configs) {
    if (config.fileNames.length === 0) continue;
    request.onProject?.(relativePath(cwd, config.file));
    shelf.add({
      rootNames: config.fileNames,
      options: config.options,
      projectReferences: config.projectReferences,
    });
  }

  const loose: string[] = [];
  for (const target of reading.targets) {
    if (shelf.holdsAnyOf(target)) continue;
    const { files, problems: targetProblems } = await filesOfTarget(target, cwd);
    problems.push(...targetProblems);
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
    targets: paths.length === 0 ? undefined : reading.targets,
    failedFiles: shelf.failedFiles,
    problems,
    notices,
  };
}

function looseOptions(config: ProjectConfig | undefined): ts.CompilerOptions {
  if (config === undefined) return DEFAULT_OPTIONS;
  // A file outside the project would break the promises that `composite` and `rootDir` make.
  const { composite: _composite, incremental: _incremental, rootDir: _rootDir, ...options } = config.options;
  return { ...options, allowJs: true, noEmit: true };
}
