import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  createCatalog,
  createPlatformCatalog,
  RememberedTypes,
  renameFiles,
  solveFacts,
  type FailedFile,
} from '@hearsay/flow';
import { glob } from 'tinyglobby';
import type { AnalysisRequest } from '../analysis/analysis-request.ts';
import { moduleNotices } from '../analysis/module-notices.ts';
import type { ProjectAnalysis } from '../analysis/project-analysis.ts';
import { readText } from '../files/read-text.ts';
import { relativePath } from '../project/relative-path.ts';
import { compareText } from '../report/finding-order.ts';
import { UsageError } from '../usage-error.ts';
import { FACTS_VERSION, type FactsFile, type FactsFileEntry } from './facts-file.ts';
import { foreignFacts, missingFacts, noFacts, notFacts, outdatedFacts } from './facts-messages.ts';
import { toolHash } from './tool-hash.ts';

/** A facts file that was read, and the folder that it names files from. */
interface OpenFacts {
  /** How messages call it. */
  readonly name: string;
  readonly folder: string;
  readonly content: FactsFile;
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
  { cwd, sdks, extras }: Pick<AnalysisRequest, 'cwd' | 'sdks' | 'extras'>,
): Promise<Omit<ProjectAnalysis, 'targetProblems'>> {
  const begin = performance.now();
  const opened = await openAll(patterns, cwd, toolHash(sdks, extras));
  const chosen = chooseEntries(opened);
  for (const { file, entry, facts } of chosen) {
    if (readText(file)?.hash !== entry.hash)
      throw new UsageError(outdatedFacts(relativePath(cwd, file), facts.name));
  }
  const loadMs = performance.now() - begin;
  const start = Date.now();
  const failed = (list: (content: FactsFile) => readonly FailedFile[]): FailedFile[] =>
    opened.flatMap(({ folder, content }) =>
      list(content).map(({ file, reason }) => ({ file: absolute(folder, file), reason })),
    );
  const report = solveFacts({
    files: chosen.map(({ entry, facts }) => ({
      facts: renameFiles(entry.facts, (name) => absolute(facts.folder, name)),
      types: new RememberedTypes(entry.answers, () => {
        throw new Error(`The facts of ${entry.file} leave a question about its types open.`);
      }),
    })),
    failedFiles: failed(({ unanalysedFiles }) => unanalysedFiles),
    shapes: { ...createPlatformCatalog(extras)?.shapes, ...createCatalog(sdks).shapes },
  });
  return {
    flowReport: { ...report, timing: { extractMs: 0, solveMs: Date.now() - start } },
    files: chosen.map(({ file }) => file),
    failedFiles: failed(({ failedFiles }) => failedFiles),
    suppressions: chosen.flatMap(({ file, entry }) =>
      entry.suppressions.map((suppression) => ({ ...suppression, place: { ...suppression.place, file } })),
    ),
    problems: [
      ...opened.flatMap(({ content }) => content.problems),
      ...missingFiles(opened, new Set(chosen.map(({ file }) => file)), cwd),
    ],
    notices: moduleNotices(
      chosen.map(({ file, entry }) => ({ file, unresolved: entry.unresolved })),
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

function missingFiles(opened: readonly OpenFacts[], known: ReadonlySet<string>, cwd: string): string[] {
  const failed = new Set(
    opened.flatMap(({ folder, content }) =>
      [...content.failedFiles, ...content.unanalysedFiles].map(({ file }) => absolute(folder, file)),
    ),
  );
  return opened.flatMap(({ name, folder, content }) =>
    content.imported
      .map((file) => absolute(folder, file))
      .filter((file) => !known.has(file) && !failed.has(file))
      .map((file) => missingFacts(relativePath(cwd, file), name)),
  );
}

async function openAll(
  patterns: readonly string[],
  cwd: string,
  tool: string,
): Promise<readonly OpenFacts[]> {
  const names = new Set<string>();
  for (const pattern of patterns) {
    const found = await glob(pattern, { cwd, absolute: true, dot: true, ignore: ['**/node_modules/**'] });
    if (found.length === 0) throw new UsageError(noFacts(pattern));
    for (const name of found.sort()) names.add(name);
  }
  return [...names].map((file) => open(file, cwd, tool));
}

function open(file: string, cwd: string, tool: string): OpenFacts {
  const name = relativePath(cwd, file);
  const content = parse(file);
  if (content?.version !== FACTS_VERSION) throw new UsageError(notFacts(name));
  if (content.tool !== tool) throw new UsageError(foreignFacts(name));
  return { name, folder: dirname(file), content };
}

function parse(file: string): FactsFile | undefined {
  try {
    // The version and the tool, which are looked at first, stand for the rest of the form.
    return JSON.parse(readFileSync(file, 'utf8')) as FactsFile;
  } catch {
    return undefined;
  }
}

function absolute(folder: string, file: string): string {
  return resolve(folder, file).replaceAll('\\', '/');
}
