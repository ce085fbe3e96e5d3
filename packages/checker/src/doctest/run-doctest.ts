import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import {
  findCompilers,
  DEFAULT_TYPESCRIPT_PACKAGES,
  type FixtureCompiler,
} from '../fixtures/find-compilers.ts';
import { fixtureMessages } from '../fixtures/fixture-messages.ts';
import { FixturesError } from '../fixtures/fixtures-error.ts';
import { runLimited } from '../fixtures/run-limited.ts';
import { UsageError } from '../usage-error.ts';
import { blockModules } from './block-module.ts';
import { compileModules, type ModuleDiagnostics } from './compile-modules.ts';
import { documentBlocks } from './document-blocks.ts';
import type { DoctestReport, DoctestTiming } from './doctest-report.ts';
import { doctestMessages } from './doctest-messages.ts';
import { executeModule, ExecutionSetting, type Execution } from './execute-module.ts';
import { findDocuments } from './find-documents.ts';
import { judgeBlock } from './judge-block.ts';
import { projectOf } from './project-of.ts';
import { withWrittenModules, type WrittenModule } from './written-modules.ts';

/** What a doctest run needs. */
export interface DoctestOptions {
  /** Files, folders and patterns that name documents. */
  readonly files: readonly string[];
  /** Where relative names start; the working folder when it is left out. */
  readonly cwd?: string;
  /** A tsconfig for all documents; each one's nearest when it is left out. */
  readonly project?: string;
  /** TypeScript packages to compile with; those of the supported lines that are installed when it is left out. */
  readonly typescript?: readonly string[];
  /** How long one block may run, in milliseconds; 10,000 when it is left out. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/**
 * Compiles the blocks of TypeScript in documents, runs those that assert something, and says what does not hold.
 *
 * Each TypeScript version compiles one program for each tsconfig, by its `tsc` command. For the time of the run, the
 * blocks stand in files beside their documents.
 *
 * @throws UsageError When the run cannot start, or a compiler fails as a whole.
 */
export async function runDoctest(options: DoctestOptions): Promise<DoctestReport> {
  const started = performance.now();
  const cwd = path.resolve(options.cwd ?? '.');
  const project = options.project === undefined ? undefined : path.resolve(cwd, options.project);
  if (project !== undefined && !existsSync(project))
    throw new UsageError(fixtureMessages.run.noProject(project));
  const documents = findDocuments(options.files, cwd);
  const blocksOf = documents.map((file) => documentBlocks(file, readFileSync(file, 'utf8')));
  if (blocksOf.every((blocks) => blocks.length === 0)) throw new UsageError(doctestMessages.run.noBlock());
  const compilers = compilersFor(options.typescript, path.dirname(documents[0] ?? cwd));
  return withWrittenModules(blocksOf.flatMap(blockModules), async (written) => {
    const groups = byProject(written, project);
    const found: ModuleDiagnostics[] = [];
    const timings: DoctestTiming[] = [];
    for (const compiler of compilers) {
      const begin = performance.now();
      for (const [config, modules] of groups) found.push(await compileModules(modules, compiler, config));
      timings.push({ typescript: compiler.version, milliseconds: performance.now() - begin });
    }
    const executions = await executeAll(groups, found, options.timeoutMs ?? TIMEOUT_MS);
    const moduleOf = new Map(written.flatMap((one) => [...one.module.judged].map((block) => [block, one])));
    const results = blocksOf
      .flat()
      .map((block) => judgeBlock(block, moduleOf.get(block), { found, executions }));
    return { results, documents, compilers: timings, totalMs: performance.now() - started };
  });
}

/** Those that were asked for must be there; of the others, any one will do. */
function compilersFor(asked: readonly string[] | undefined, folder: string): readonly FixtureCompiler[] {
  if (asked !== undefined) return findCompilers(asked, folder);
  const found = DEFAULT_TYPESCRIPT_PACKAGES.flatMap((name) => {
    try {
      return findCompilers([name], folder);
    } catch (error) {
      if (error instanceof FixturesError) return [];
      throw error;
    }
  });
  if (found.length === 0) throw new UsageError(doctestMessages.run.noCompiler());
  return found;
}

/** Modules by the tsconfig that they are compiled with. */
type ProjectModules = ReadonlyMap<string | undefined, readonly WrittenModule[]>;

function byProject(written: readonly WrittenModule[], project: string | undefined): ProjectModules {
  const groups = new Map<string | undefined, WrittenModule[]>();
  for (const one of written) {
    const config = project ?? projectOf(one.module.document);
    const group = groups.get(config);
    if (group === undefined) groups.set(config, [one]);
    else group.push(one);
  }
  return groups;
}

/** Runs what may run and compiles, by file: a block that does not compile says enough. */
async function executeAll(
  groups: ProjectModules,
  found: readonly ModuleDiagnostics[],
  timeoutMs: number,
): Promise<ReadonlyMap<string, Execution>> {
  const jobs = [...groups].flatMap(([project, modules]) => {
    const setting = new ExecutionSetting(project, timeoutMs);
    return modules
      .filter(
        ({ module, file }) =>
          module.mayRun && found.every(({ byFile }) => (byFile.get(file) ?? []).length === 0),
      )
      .map((one) => async () => executeModule(one, setting));
  });
  const executions = await runLimited(jobs, availableParallelism());
  return new Map(executions.flatMap((one) => (one === undefined ? [] : [[one.written.file, one]])));
}
