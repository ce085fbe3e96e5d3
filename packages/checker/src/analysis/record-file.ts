import { declaredNames, interfaceParts, mentionedSdks, type SdkCatalog } from '@hearsay/flow';
import { hashOf } from '../files/read-text.ts';
import { engineFile, engineCompiler, type ProgramFiles, type ts } from '../project/compiler.ts';
import { unresolvedSpecifiers } from '../project/unresolved-specifiers.ts';
import { readSuppressions } from '../rules/suppressions/read-suppressions.ts';
import { exportedNames, importedNames, passesEverythingOn } from './exchanged-names.ts';
import { affectsEveryFile, writtenSpecifiers } from './file-reach.ts';
import type { FileRecord } from './file-record.ts';
import { wholeModules } from './whole-modules.ts';

/** What a record says of a file beside the file itself. */
export interface RecordContext {
  readonly index: number;
  readonly programFiles: Pick<ProgramFiles, 'program' | 'imports' | 'failures'>;
  readonly sdks: readonly SdkCatalog[];
  readonly hash: string;
  /** Finds those of its imports that lead to what a package was compiled to. */
  readonly builtImports: (importer: string, targets: Iterable<string>) => readonly string[];
}

/** Writes down what later checks have to know of a file to tell whether its facts still hold. */
export function recordFile(file: ts.SourceFile, context: RecordContext): FileRecord {
  const { programFiles, sdks } = context;
  const failure = programFiles.failures.get(file.fileName);
  const isParsed = failure === undefined;
  // Asked for first: it is the checker that ties every node to its parent.
  const checker = programFiles.program.getTypeChecker();
  const imports = programFiles.imports.get(file.fileName) ?? [];
  return {
    file: file.fileName,
    program: context.index,
    hash: context.hash,
    interface: interfaceParts(engineCompiler, engineFile(file)).map(({ text, ownNames }) => ({
      hash: hashOf(text),
      ownNames,
    })),
    importedNames: importedNames(file),
    exportedNames: exportedNames(file),
    passesEverythingOn: passesEverythingOn(file),
    wholeModules: wholeModules(file, checker),
    isGlobal: affectsEveryFile(file),
    specifiers: writtenSpecifiers(file, programFiles.program.getCompilerOptions()),
    imports: [...imports],
    declaredNames: [...declaredNames(engineCompiler, engineFile(file))],
    sdks: mentionedSdks(sdks, file.text).map(({ sdk }) => sdk),
    unresolved: isParsed ? unresolvedSpecifiers(checker, file) : [],
    builtImports: isParsed ? context.builtImports(file.fileName, imports) : [],
    suppressions: isParsed ? readSuppressions(file) : [],
    ...(isParsed ? {} : { failure }),
  };
}
