import { dirname, resolve } from 'node:path';
import { sdksFor } from '@hearsay/flow';
import type { AnalysisStep } from '../analysis/analysis-request.ts';
import { wishedExtras } from '../analysis/wished-extras.ts';
import { configCatalogs } from '../config/config-catalog.ts';
import type { FoundConfig } from '../config/find-config.ts';
import { failedFile, unanalysedFile } from '../project/project-messages.ts';
import { relativePath } from '../project/relative-path.ts';
import { ruleLevels } from '../rules/rule-levels.ts';
import { absolute } from './open-facts.ts';

/** Whose facts to write, and where to. */
export interface WriteFactsOptions {
  /** The folder that paths are relative to; the working folder of the process by default. */
  readonly cwd?: string;
  /** Tsconfig files or their folders; the `tsconfig.json` in `cwd` by default. */
  readonly projects?: readonly string[];
  /** What a config file says, as `findConfig` reads it: rows of its catalog count, and must be the same for all facts. */
  readonly config?: FoundConfig;
  /** Levels that differ from the defaults: a rule that is off needs no facts. */
  readonly rules?: Readonly<Record<string, string>>;
  /** The file to write. */
  readonly file: string;
  /** Told what is being done, for a progress display. */
  readonly onProgress?: (step: AnalysisStep) => void;
}

/** What was written. */
export interface WrittenFacts {
  /** As it was named, from the working folder. */
  readonly file: string;
  /** How many source files it speaks of. */
  readonly count: number;
  /** Sentences about what could not be loaded or read; any of them makes the exit status 2. */
  readonly problems: readonly string[];
}

/**
 * Writes down the flow facts of projects, to be joined by `checkProjects` with those of others.
 *
 * That is how a monorepo checks each package as a cached task, on as many machines as its task runner has.
 *
 * @throws UsageError when the file cannot be written.
 * @example
 * ```ts
 * import { checkProjects, writeFacts } from '@hearsay/checker';
 *
 * await writeFacts({ cwd: 'packages/api', file: 'packages/api/.hearsay/facts.json' });
 * const report = await checkProjects({ factsFiles: ['packages/*\/.hearsay/facts.json'] });
 * console.log(report.findings.length);
 * ```
 */
export async function writeFacts(options: WriteFactsOptions): Promise<WrittenFacts> {
  const { config, projects = [] } = options;
  const { levels } = ruleLevels({ ...config?.values.rules, ...options.rules });
  const extras = wishedExtras(levels, config);
  const cwd = resolve(options.cwd ?? process.cwd());
  const file = resolve(cwd, options.file);
  // Loaded late: the compiler comes with it.
  const { writeFactsFile } = await import('./write-facts-file.ts');
  const content = await writeFactsFile(
    {
      cwd,
      projects,
      sdks: sdksFor(extras, config === undefined ? [] : configCatalogs(config)),
      extras,
      onStep: options.onProgress ?? ((): void => undefined),
    },
    file,
  );
  const named = (name: string): string => relativePath(cwd, absolute(dirname(file), name));
  return {
    file: relativePath(cwd, file),
    count: content.entries.length,
    problems: [
      ...content.problems,
      ...content.failedFiles.map((failed) => failedFile(named(failed.file), failed.reason)),
      ...content.unanalysedFiles.map((failed) => unanalysedFile(named(failed.file), failed.reason)),
    ],
  };
}
