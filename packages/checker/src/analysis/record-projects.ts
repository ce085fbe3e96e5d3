import { dirname } from 'node:path';
import { presentSdks, type PackageIdentity, type SdkCatalog } from '@hearsay/flow';
import { hashOf } from '../files/read-text.ts';
import type { ProgramRecord } from '../cache/cache-state.ts';
import type { TracedFileSystem } from '../files/traced-file-system.ts';
import { installedPackages, type ProgramFiles, type ts } from '../project/compiler.ts';
import { createBuiltImports } from '../project/built-imports.ts';
import { ownFiles } from '../project/own-files.ts';
import { isLibraryFile } from '../project/standard-library.ts';
import { affectsEveryFile } from './file-reach.ts';
import type { FileRecord } from './file-record.ts';
import { importersOf, type FileLinks } from './importers-of.ts';
import { recordFile } from './record-file.ts';
import type { ProjectState } from './stale-files.ts';

/** What records are made from. */
export interface RecordingInput {
  readonly programs: readonly ProgramFiles[];
  readonly files: TracedFileSystem;
  readonly sdks: readonly SdkCatalog[];
  readonly packageOf: (file: string) => PackageIdentity | undefined;
}

/** Writes down what of loaded programs decides whether facts still hold. */
export function recordProjects(input: RecordingInput): ProjectState {
  const { programs, files, sdks } = input;
  const manifests = hashOf(JSON.stringify(manifestHashes(files)));
  const present = programs.map(({ program }) => presentIn(program, sdks));
  // What is looked for in one program can depend on whether any of them asks a model.
  const asksModels = sdks.some(
    ({ sdk, isCarrier }) => isCarrier !== true && present.some((known) => known.includes(sdk)),
  );
  const described = new Set(sdks.flatMap(({ packages }) => packages));
  const builtImports = createBuiltImports(files, (declaration) =>
    described.has(input.packageOf(declaration)?.name ?? ''),
  );
  return {
    files: programs.flatMap((programFiles, index) =>
      programFiles.claimed.map((file): FileRecord => {
        const record = recordFile(file, {
          index,
          programFiles,
          sdks,
          hash: files.hashOf(file.fileName) ?? '',
          builtImports,
        });
        // A file that several programs hold may lead elsewhere in each.
        const imports = programs.flatMap((other) => [...(other.imports.get(file.fileName) ?? [])]);
        return { ...record, imports: [...new Set(imports)].sort() };
      }),
    ),
    programs: programs.map((program, index): ProgramRecord =>
      recordProgram(program, { ...input, present: present[index] ?? [], asksModels, manifests }),
    ),
  };
}

/** What a record says of a program beside the program itself. */
interface RecordedContext extends Pick<RecordingInput, 'files' | 'packageOf'> {
  readonly present: readonly string[];
  readonly asksModels: boolean;
  readonly manifests: string;
}

/** The names of the SDKs that a program can use. */
function presentIn(program: ts.Program, sdks: readonly SdkCatalog[]): readonly string[] {
  const texts = ownFiles(program).map(({ text }) => text);
  const names = presentSdks(sdks, { packages: installedPackages(program), texts }).map(({ sdk }) => sdk);
  return [...new Set(names)];
}

function recordProgram(
  { program, imports }: ProgramFiles,
  { files, packageOf, present, asksModels, manifests }: RecordedContext,
): ProgramRecord {
  // It binds every file, and only then what is global shows.
  program.getTypeChecker();
  const own = ownFiles(program);
  const isOwn = new Set(own);
  const all = program.getSourceFiles().filter(({ fileName }) => !isLibraryFile(fileName));
  const others = all.filter((file) => !isOwn.has(file) || affectsEveryFile(file));
  const options = Object.entries(program.getCompilerOptions()).filter(([name]) => name !== 'configFile');
  const contents = others.map(({ fileName }) => [fileName, files.hashOf(fileName)]);
  const packages = new Map(all.map(({ fileName }) => [dirname(fileName), packageOf(fileName)]));
  const links = declarationLinks(all, isOwn, imports);
  const leadingToOwn = importersOf(
    links,
    own.map(({ fileName }) => fileName),
  );
  return {
    ownFiles: own.map(({ fileName }) => fileName),
    globalFiles: all.filter(affectsEveryFile).map(({ fileName }) => fileName),
    declarations: links.filter(({ file }) => leadingToOwn.has(file)),
    sdks: present,
    asksModels,
    environment: hashOf(
      JSON.stringify([options, contents, links, present, asksModels, manifests, ...packages]),
    ),
  };
}

/** Where the declaration files of a program lead. */
function declarationLinks(
  files: readonly ts.SourceFile[],
  isOwn: ReadonlySet<ts.SourceFile>,
  imports: ProgramFiles['imports'],
): readonly FileLinks[] {
  return files.flatMap((file) => {
    const targets = isOwn.has(file) ? undefined : imports.get(file.fileName);
    return targets === undefined ? [] : [{ file: file.fileName, imports: [...targets] }];
  });
}

/** Manifests tell which package a declaration belongs to, and whether a file is an ES module. */
function manifestHashes(files: TracedFileSystem): readonly unknown[] {
  return Object.entries(files.trace().read)
    .filter(([file]) => file.endsWith('/package.json'))
    .map(([file, { hash }]) => [file, hash])
    .sort();
}
