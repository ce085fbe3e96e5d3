import {
  createCatalog,
  createPlatformCatalog,
  RememberedTypes,
  renameFiles,
  solveFacts,
  type FailedFile,
} from '@hearsay/flow';
import type { AnalysisRequest } from '../analysis/analysis-request.ts';
import { moduleNotices } from '../analysis/module-notices.ts';
import type { ProjectAnalysis } from '../analysis/project-analysis.ts';
import { readText } from '../files/read-text.ts';
import { relativePath } from '../project/relative-path.ts';
import { covers, type Target } from '../project/target-paths.ts';
import { compareText } from '../report/finding-order.ts';
import type { FactsFile, FactsFileEntry } from './facts-file.ts';
import { missingFacts, problemOfFacts, targetWithoutFacts } from './facts-messages.ts';
import { absolute, openFacts, type OpenFacts } from './open-facts.ts';
import { refuseOutdated } from './refuse-outdated.ts';
import { toolHash } from './tool-hash.ts';

/** What the joined facts are asked. */
export interface FactsQuestion extends Pick<AnalysisRequest, 'cwd' | 'sdks' | 'extras'> {
  /** Files and folders that findings are wanted for; none means all. */
  readonly targets: readonly Target[];
}

/** An entry with its absolute name. */
interface OpenEntry {
  readonly file: string;
  readonly entry: FactsFileEntry;
  readonly facts: OpenFacts;
}

/**
 * Joins the facts of several projects and follows every label through all of them; no compiler is started.
 *
 * The result is that of one check over all these projects at once, to the byte.
 *
 * @param patterns - Names or globs of facts files.
 * @throws UsageError for a name that fits nothing, and for facts that cannot be read or do not hold any more.
 */
export async function readFacts(
  patterns: readonly string[],
  request: FactsQuestion,
): Promise<Omit<ProjectAnalysis, 'targetProblems'>> {
  const { cwd, sdks, extras, targets } = request;
  const begin = performance.now();
  const opened = await openFacts(patterns, cwd, toolHash(sdks, extras));
  const chosen = chooseEntries(opened);
  refuseOutdated(opened, new Map(chosen.map(({ file, entry }) => [file, entry])), cwd);
  const loadMs = performance.now() - begin;
  const start = Date.now();
  const known = new Set(chosen.map(({ file }) => file));
  const failedFiles = failuresIn(opened, ({ failedFiles }) => failedFiles);
  const report = solveFacts({
    files: chosen.map(({ entry, facts }) => ({
      facts: renameFiles(entry.facts, (name) => absolute(facts.folder, name)),
      types: new RememberedTypes(entry.answers, () => {
        throw new Error(`The facts of ${entry.file} leave a question about its types open.`);
      }),
    })),
    failedFiles: failuresIn(opened, ({ unanalysedFiles }) => unanalysedFiles),
    shapes: { ...createPlatformCatalog(extras)?.shapes, ...createCatalog(sdks).shapes },
  });
  return {
    flowReport: { ...report, timing: { extractMs: 0, solveMs: Date.now() - start } },
    files: chosen.map(({ file }) => file),
    failedFiles,
    suppressions: chosen.flatMap(({ file, entry }) =>
      entry.suppressions.map((suppression) => ({ ...suppression, place: { ...suppression.place, file } })),
    ),
    problems: [
      ...opened.flatMap(({ name, content }) =>
        content.problems.map((problem) => problemOfFacts(name, problem)),
      ),
      ...missingFiles(opened, known, cwd),
      ...targets
        .filter(
          (target) =>
            ![...known, ...failedFiles.map(({ file }) => file)].some((file) => covers(target, file)),
        )
        .map(({ path }) => targetWithoutFacts(relativePath(cwd, path))),
    ],
    notices: moduleNotices(
      chosen.map(({ file, entry, facts }) => ({
        file,
        unresolved: entry.unresolved,
        builtImports: entry.builtImports.map((name) => absolute(facts.folder, name)),
      })),
      cwd,
    ),
    textOf: (file) => readText(file)?.text,
    inputs: undefined,
    loadMs,
    cacheHits: chosen.length,
  };
}

/** One entry for each file: of the project whose tsconfig names it, or else of the first that imports it. */
function chooseEntries(opened: readonly OpenFacts[]): readonly OpenEntry[] {
  const chosen = new Map<string, OpenEntry>();
  for (const facts of opened) {
    for (const entry of facts.content.entries) {
      const file = absolute(facts.folder, entry.file);
      const known = chosen.get(file);
      if (known === undefined || (entry.isRoot && !known.entry.isRoot))
        chosen.set(file, { file, entry, facts });
    }
  }
  return [...chosen.values()].sort((one, other) => compareText(one.file, other.file));
}

/** A file that several projects reach fails in each of them, and is told once. */
function failuresIn(
  opened: readonly OpenFacts[],
  list: (content: FactsFile) => readonly FailedFile[],
): readonly FailedFile[] {
  const failures = new Map<string, FailedFile>();
  for (const { folder, content } of opened) {
    for (const { file: name, reason } of list(content)) {
      const file = absolute(folder, name);
      if (!failures.has(file)) failures.set(file, { file, reason });
    }
  }
  return [...failures.values()];
}

function missingFiles(opened: readonly OpenFacts[], known: ReadonlySet<string>, cwd: string): string[] {
  const failed = new Set(
    opened.flatMap(({ folder, content }) =>
      [...content.failedFiles, ...content.unanalysedFiles].map(({ file }) => absolute(folder, file)),
    ),
  );
  return opened.flatMap(({ name, folder, content }) =>
    content.imported
      .map(({ file }) => absolute(folder, file))
      .filter((file) => !known.has(file) && !failed.has(file))
      .map((file) => missingFacts(relativePath(cwd, file), name)),
  );
}
