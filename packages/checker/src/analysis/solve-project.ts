import {
  createCatalog,
  RememberedTypes,
  solveFacts,
  type FailedFile,
  type FileFacts,
  type FlowReport,
  type PlatformCatalog,
  type SdkCatalog,
} from '@hearsay/flow';
import type { CachedFacts } from '../cache/cache-state.ts';
import { compareText } from '../report/finding-order.ts';
import type { FileRecord } from './file-record.ts';
import type { ProgramExtractor } from './program-extractor.ts';

/** What a solution is made from. */
export interface SolvingRequest {
  /** The files of the project that could be parsed, in order. */
  readonly files: readonly FileRecord[];
  readonly kept: ReadonlyMap<string, CachedFacts>;
  readonly extractor: ProgramExtractor;
  readonly sdks: readonly SdkCatalog[];
  readonly platform: PlatformCatalog | undefined;
}

/** The facts of one file, and everything that was asked of its types. */
export interface SolvedFile {
  readonly file: string;
  readonly facts: FileFacts;
  readonly types: RememberedTypes;
  readonly isFresh: boolean;
}

/** What a project's labels reach. */
export interface ProjectSolution {
  readonly flowReport: FlowReport;
  readonly files: readonly SolvedFile[];
}

/** Writes down the facts that were not kept, and follows every label through all of them. */
export function solveProject(request: SolvingRequest): ProjectSolution {
  const { files, kept, extractor } = request;
  const start = Date.now();
  const { facts: fresh, failedFiles } = extractMissing(request);
  // In an order that does not depend on how the project is cut into programs, or over machines.
  const ordered = [...files].sort((one, other) => compareText(one.file, other.file));
  const solved = ordered.flatMap(({ file }): SolvedFile[] => {
    const own = fresh.get(file);
    if (own !== undefined) return [own];
    const cached = kept.get(file);
    if (cached === undefined || 'failure' in cached) return [];
    // A label may come where none has been before; then the types there are asked for after all.
    const types = new RememberedTypes(cached.answers, () => extractor.typesOf(file));
    return [{ file, facts: cached.facts, types, isFresh: false }];
  });
  const extracted = Date.now();
  const report = solveFacts({
    files: solved,
    failedFiles,
    shapes: { ...request.platform?.shapes, ...createCatalog(request.sdks).shapes },
  });
  return {
    flowReport: {
      ...report,
      timing: { extractMs: extracted - start, solveMs: Date.now() - extracted },
    },
    files: solved,
  };
}

function extractMissing({ files, kept, extractor }: SolvingRequest): {
  readonly facts: ReadonlyMap<string, SolvedFile>;
  readonly failedFiles: readonly FailedFile[];
} {
  const missing = files.filter(({ file }) => !kept.has(file));
  const programs = [...new Set(missing.map(({ program }) => program))];
  const facts = new Map<string, SolvedFile>();
  const failedFiles = programs.flatMap((program) => {
    const names = missing.filter((file) => file.program === program).map(({ file }) => file);
    const extraction = extractor.extract(program, names);
    for (const { facts: written, types } of extraction.files) {
      const remembered = new RememberedTypes(undefined, () => types);
      facts.set(written.file, { file: written.file, facts: written, types: remembered, isFresh: true });
    }
    return extraction.failedFiles;
  });
  return { facts, failedFiles };
}
