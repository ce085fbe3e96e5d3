import {
  createCatalog,
  extractProgram,
  type NodeTypes,
  type PackageIdentity,
  type PlatformCatalog,
  type ProgramFacts,
  type SdkCatalog,
} from '@hearsay/flow';
import { engineChecker, engineCompiler, engineFile, type ts } from '../project/compiler.ts';
import type { FileRecord } from './file-record.ts';
import type { ProjectState } from './stale-files.ts';

/** Where compiled programs come from, by index. */
export interface ProgramSupply {
  /** A program that is sure to know everything about the files that are to be read. */
  readonly programOf: (index: number) => ts.Program | undefined;
  /** The program as its tsconfig has it. */
  readonly wholeProgramOf: (index: number) => ts.Program | undefined;
}

/** What facts are written down with. */
export interface ExtractorInput extends ProgramSupply {
  readonly state: ProjectState;
  readonly sdks: readonly SdkCatalog[];
  /** What is looked for beside the SDKs. */
  readonly platform: PlatformCatalog | undefined;
  readonly packageOf: (file: string) => PackageIdentity | undefined;
  /** Whether programs that are not here belong to the same check. */
  readonly isPart?: boolean;
}

/** Writes down the facts of files of compiled programs. */
export class ProgramExtractor {
  readonly #input: ExtractorInput;
  readonly #programs: ReadonlyMap<string, number>;
  /** By program: names under which any of its files declares something that a member access can reach. */
  readonly declaredNames: readonly ReadonlySet<string>[];

  constructor(input: ExtractorInput) {
    this.#input = input;
    const { files, programs } = input.state;
    this.#programs = new Map(files.map(({ file, program }) => [file, program]));
    const namesOf = new Map(files.map(({ file, declaredNames }) => [file, declaredNames]));
    this.declaredNames = programs.map(
      ({ ownFiles }) => new Set(ownFiles.flatMap((file) => namesOf.get(file) ?? [])),
    );
  }

  /** Writes down the facts of some files of one program, in the order given. */
  extract(index: number, files: readonly string[]): ProgramFacts {
    return this.#extract(this.#input.programOf(index), index, files);
  }

  /** The types of a file whose facts are known. */
  typesOf(file: string): NodeTypes {
    const index = this.#programs.get(file) ?? 0;
    const [typed] = this.#extract(this.#input.wholeProgramOf(index), index, [file]).files;
    if (typed === undefined) throw new Error(`The facts of ${file} cannot be written down again.`);
    return typed.types;
  }

  #extract(program: ts.Program | undefined, index: number, files: readonly string[]): ProgramFacts {
    const { state, sdks, platform, packageOf, isPart = false } = this.#input;
    const record = state.programs[index];
    if (program === undefined || record === undefined) return { files: [], failedFiles: [] };
    const own = new Set(record.ownFiles);
    return extractProgram({
      compiler: engineCompiler,
      checker: engineChecker(program.getTypeChecker()),
      catalog: createCatalog(sdks.filter(({ sdk }) => record.sdks.includes(sdk))),
      // Where nothing asks a model, nothing of the platform can be told.
      platform: isPart || record.asksModels ? platform : undefined,
      files: files.flatMap((name) => {
        const file = program.getSourceFile(name);
        return file === undefined ? [] : [engineFile(file)];
      }),
      isProjectFile: (file) => own.has(file),
      declaredNames: this.declaredNames[index] ?? new Set(),
      packageOf,
    });
  }
}

/** The files that can be analysed. */
export function parsedFiles({ files }: ProjectState): readonly FileRecord[] {
  return files.filter(({ failure }) => failure === undefined);
}
