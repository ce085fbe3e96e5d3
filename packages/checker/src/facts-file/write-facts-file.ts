import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import {
  createPackageLookup,
  answerEverything,
  createPlatformCatalog,
  renameFiles,
  type FailedFile,
  type ProgramFacts,
  type TypedFacts,
} from '@hearsay/flow';
import type { AnalysisRequest } from '../analysis/analysis-request.ts';
import type { FileRecord } from '../analysis/file-record.ts';
import {
  parsedFiles,
  ProgramExtractor,
  type ExtractorInput,
  type ProgramSupply,
} from '../analysis/program-extractor.ts';
import { recordProjects } from '../analysis/record-projects.ts';
import type { ProjectState } from '../analysis/stale-files.ts';
import { TracedFileSystem } from '../files/traced-file-system.ts';
import type { ProgramFiles } from '../project/compiler.ts';
import { loadProjects } from '../project/load-projects.ts';
import { ParsedFiles } from '../project/parsed-files.ts';
import { UsageError } from '../usage-error.ts';
import { FACTS_VERSION, type FactsFile, type FactsFileEntry } from './facts-file.ts';
import { factsInputs } from './facts-inputs.ts';
import { unwritableFacts } from './facts-messages.ts';
import { outwardHash } from './outward-hash.ts';
import { ownedFiles } from './owned-files.ts';
import { toolHash } from './tool-hash.ts';

/**
 * Writes down the flow facts of projects, so that one step can later join them with those of others.
 *
 * Files of other packages that an import leads to are only named: their own project speaks for them.
 *
 * @returns what was written.
 * @throws UsageError when the file cannot be written.
 */
export async function writeFactsFile(request: FactsRequest, factsFile: string): Promise<FactsFile> {
  const content = await collectFacts(request, dirname(factsFile));
  try {
    mkdirSync(dirname(factsFile), { recursive: true });
    writeFileSync(factsFile, JSON.stringify(content));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new UsageError(unwritableFacts(relative(request.cwd, factsFile), reason));
  }
  return content;
}

type FactsRequest = Pick<AnalysisRequest, 'cwd' | 'projects' | 'sdks' | 'extras' | 'onStep'>;

async function collectFacts(request: FactsRequest, folder: string): Promise<FactsFile> {
  const { cwd, projects, sdks, extras, onStep } = request;
  const files = new TracedFileSystem();
  const loaded = await loadProjects({
    cwd,
    projects,
    paths: [],
    onProject: (project) => onStep({ kind: 'load', project }),
    source: { files, parsed: new ParsedFiles() },
  });
  const packageOf = createPackageLookup(files);
  const state = recordProjects({ programs: loaded.programs, files, sdks, packageOf });
  const { roots, isOwned } = ownedFiles(cwd, projects, files);
  const parsed = parsedFiles(state);
  const ours = parsed.filter(({ file }) => isOwned(file));
  onStep({ kind: 'analyze', fileCount: ours.length });
  const extractions = extractAll({ programs: loaded.programs, state, ours, sdks, extras, packageOf });

  const rename = (file: string): string => relative(folder, file).replaceAll('\\', '/');
  const renameFailed = ({ file, reason }: FailedFile): FailedFile => ({ file: rename(file), reason });
  const recordOf = new Map(ours.map((record) => [record.file, record]));
  return {
    version: FACTS_VERSION,
    tool: toolHash(sdks, extras),
    entries: extractions.flatMap((extraction) =>
      extraction.files.flatMap((typed) => {
        const record = recordOf.get(typed.facts.file);
        return record === undefined ? [] : [toEntry(typed, record, roots.has(record.file), rename)];
      }),
    ),
    imported: state.files
      .filter(({ file }) => !isOwned(file))
      .map((record) => ({ file: rename(record.file), hash: outwardHash(record) })),
    inputs: factsInputs(loaded.programs, files).map(({ file, hash }) => ({ file: rename(file), hash })),
    failedFiles: loaded.failedFiles.filter(({ file }) => isOwned(file)).map(renameFailed),
    unanalysedFiles: extractions.flatMap(({ failedFiles }) => failedFiles).map(renameFailed),
    problems: loaded.projectProblems,
  };
}

function extractAll(input: {
  readonly programs: readonly ProgramFiles[];
  readonly state: ProjectState;
  readonly ours: readonly FileRecord[];
  readonly sdks: AnalysisRequest['sdks'];
  readonly extras: AnalysisRequest['extras'];
  readonly packageOf: ExtractorInput['packageOf'];
}): readonly ProgramFacts[] {
  const { programs, state, ours, sdks, extras, packageOf } = input;
  const programOf: ProgramSupply['programOf'] = (index) => programs[index]?.program;
  const extractor = new ProgramExtractor({
    state,
    sdks,
    platform: createPlatformCatalog(extras),
    packageOf,
    programOf,
    wholeProgramOf: programOf,
    isPart: true,
  });
  return programs.map((_, index) => {
    const names = ours.filter(({ program }) => program === index).map(({ file }) => file);
    return extractor.extract(index, names);
  });
}

function toEntry(
  { facts, types }: TypedFacts,
  record: FileRecord,
  isRoot: boolean,
  rename: (file: string) => string,
): FactsFileEntry {
  return {
    file: rename(facts.file),
    hash: record.hash,
    interfaceHash: outwardHash(record),
    isRoot,
    unresolved: record.unresolved,
    builtImports: record.builtImports.map(rename),
    suppressions: record.suppressions.map((suppression) => ({
      ...suppression,
      place: { ...suppression.place, file: rename(suppression.place.file) },
    })),
    facts: renameFiles(facts, rename),
    answers: answerEverything(facts, types),
  };
}
