import { resolve } from 'node:path';
import { AgentTextOracle, createPackageLookup, type AnswerProgram } from '@hearsay/flow';
import type { FileSystem } from '../files/file-system.ts';
import { TracedFileSystem } from '../files/traced-file-system.ts';
import { engineChecker, engineCompiler, ts } from '../project/compiler.ts';
import { createProgram } from '../project/create-program.ts';
import { ParsedFiles } from '../project/parsed-files.ts';
import { parseFailure } from '../project/parse-failure.ts';
import { unparsable } from '../project/project-messages.ts';
import { relativePath } from '../project/relative-path.ts';
import { UsageError } from '../usage-error.ts';
import { findType, type FoundType } from './find-type.ts';
import type { SchemaTarget } from './parse-target.ts';
import { missingSource, noTypeExpression, noTypeScript, unparsableSource } from './schema-messages.ts';
import { schemaRecipe } from './schema-options.ts';

/** A type that was asked for, in the program that it was found in. */
export interface LoadedType extends FoundType {
  readonly target: SchemaTarget;
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  /** The same program, as the engine judges answers in it. */
  readonly judged: AnswerProgram;
}

/** Begins the name of what has a type in the file that the type is looked up in; an alias would give it a name. */
const HOLDER = 'hearsaySchemaType';

/**
 * Finds types in their files.
 *
 * Each is written at the end of its file, in memory, and read back: so it may be anything that can be written there.
 *
 * @throws UsageError for a file or type that is not there.
 */
export function loadTypes(
  targets: readonly SchemaTarget[],
  project: string | undefined,
  cwd: string,
): readonly LoadedType[] {
  const disk = new TracedFileSystem();
  const parsed = new ParsedFiles();
  const loadedFiles = new Map<string, (type: string) => LoadedType>();
  for (const { file } of targets) {
    if (loadedFiles.has(file)) continue;
    const types = targets.filter((target) => target.file === file).map(({ type }) => type);
    loadedFiles.set(file, loadFile(file, types, { project, cwd, disk, parsed }));
  }
  return targets.flatMap(({ file, type }) => loadedFiles.get(file)?.(type) ?? []);
}

interface LoadContext {
  readonly project: string | undefined;
  readonly cwd: string;
  readonly disk: FileSystem;
  readonly parsed: ParsedFiles;
}

function loadFile(
  named: string,
  types: readonly string[],
  { project, cwd, disk, parsed }: LoadContext,
): (type: string) => LoadedType {
  const file = disk.realpath(resolve(cwd, named).replaceAll('\\', '/'));
  const name = relativePath(cwd, file);
  if (!/\.[cm]?tsx?$/u.test(file)) throw new UsageError(noTypeScript(name));
  const text = disk.readFile(file);
  if (text === undefined) throw new UsageError(missingSource(name));
  // `default` is no name, but what a file may export.
  const written = types.filter((type) => type !== 'default');
  for (const type of written) if (!isTypeExpression(type)) throw new UsageError(noTypeExpression(name, type));
  const holders = written.map((type, index) => `declare const ${HOLDER}${index}: ${type}\n;`);
  const files = withText(disk, file, [text, ...holders].join('\n'));
  const program = createProgram(schemaRecipe(file, project, cwd, files), {
    files,
    parsed,
    documentation: true,
  });
  const source = program.getSourceFile(file);
  if (source === undefined) throw new UsageError(missingSource(name));
  if (parseFailure(program, source) !== undefined) {
    throw new UsageError(unparsableSource(name, failureOf(text, file)));
  }
  const checker = program.getTypeChecker();
  const judged = judgedProgram(checker, files);
  return (type) => {
    const holder = type === 'default' ? undefined : `${HOLDER}${written.indexOf(type)}`;
    const found = findType({ program, checker, source, name, type, holder });
    return { ...found, target: { file: name, type }, program, checker, judged };
  };
}

/** Why a file does not parse, without what was added to it. */
function failureOf(text: string, fileName: string): string {
  const { diagnostics = [] } = ts.transpileModule(text, { fileName, reportDiagnostics: true });
  const [first] = diagnostics;
  const lines = text.slice(0, first?.start ?? 0).split('\n');
  const message = ts.flattenDiagnosticMessageText(first?.messageText, ' ');
  return unparsable(lines.length, (lines.at(-1) ?? '').length + 1, message);
}

function judgedProgram(checker: ts.TypeChecker, files: FileSystem): AnswerProgram {
  const packageOf = createPackageLookup(files);
  const shared = engineChecker(checker);
  const marks = new AgentTextOracle(engineCompiler, shared, packageOf);
  return { compiler: engineCompiler, checker: shared, marks, packageOf };
}

/** Whether a text is one type and nothing else: it is put into the file as it is. */
function isTypeExpression(text: string): boolean {
  const { diagnostics = [] } = ts.transpileModule(`type T = (${text}\n)`, { reportDiagnostics: true });
  if (diagnostics.length > 0) return false;
  const { statements } = ts.createSourceFile('type.ts', `type T = (${text}\n)`, ts.ScriptTarget.Latest);
  const [only, ...others] = statements;
  return only !== undefined && others.length === 0 && ts.isTypeAliasDeclaration(only);
}

function withText(disk: FileSystem, file: string, text: string): FileSystem {
  return {
    readFile: (path) => (path === file ? text : disk.readFile(path)),
    fileExists: (path) => disk.fileExists(path),
    directoryExists: (path) => disk.directoryExists(path),
    getDirectories: (path) => disk.getDirectories(path),
    realpath: (path) => disk.realpath(path),
    readDirectory: (...request) => disk.readDirectory(...request),
  };
}
