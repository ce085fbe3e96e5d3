import type { FileSystem } from '../files/file-system.ts';
import { ts } from './compiler.ts';
import { configDiagnostic, missingConfig, missingReference, noInputs } from './project-messages.ts';
import { relativePath } from './relative-path.ts';

/** One tsconfig, as far as it could be read. */
export interface ProjectConfig {
  readonly file: string;
  readonly fileNames: readonly string[];
  readonly options: ts.CompilerOptions;
  readonly projectReferences: readonly ts.ProjectReference[];
  /** The tsconfig files that this one refers to and that exist. */
  readonly referencedConfigs: readonly string[];
}

/** A tsconfig and what is wrong with it. */
export interface ConfigReading {
  readonly config: ProjectConfig | undefined;
  readonly problems: readonly string[];
}

const NO_INPUTS_CODES: ReadonlySet<number> = new Set([18002, 18003]);

/** Reads one tsconfig with everything it extends; what is wrong with it is told, what is right is used. */
export function readConfig(file: string, cwd: string, files: FileSystem): ConfigReading {
  if (!files.fileExists(file)) {
    return { config: undefined, problems: [missingConfig(relativePath(cwd, file))] };
  }

  const fatal: ts.Diagnostic[] = [];
  const parsed = ts.getParsedCommandLineOfConfigFile(file, {}, configHost(fatal, files));
  if (parsed === undefined) {
    return { config: undefined, problems: fatal.map((diagnostic) => describe(diagnostic, file, cwd)) };
  }

  const problems = [...fatal, ...ts.getConfigFileParsingDiagnostics(parsed)].map((diagnostic) =>
    describe(diagnostic, file, cwd),
  );
  const referencedConfigs: string[] = [];
  for (const reference of parsed.projectReferences ?? []) {
    const target: string = ts.resolveProjectReferencePath(reference);
    if (files.fileExists(target)) referencedConfigs.push(target);
    else problems.push(missingReference(relativePath(cwd, file), relativePath(cwd, target)));
  }

  const config: ProjectConfig = {
    file,
    fileNames: parsed.fileNames,
    options: parsed.options,
    projectReferences: (parsed.projectReferences ?? []).filter((reference) =>
      referencedConfigs.includes(ts.resolveProjectReferencePath(reference)),
    ),
    referencedConfigs,
  };
  return { config, problems: [...new Set(problems)] };
}

function configHost(fatal: ts.Diagnostic[], files: FileSystem): ts.ParseConfigFileHost {
  return {
    useCaseSensitiveFileNames: ts.sys.useCaseSensitiveFileNames,
    getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
    fileExists: (path) => files.fileExists(path),
    readFile: (path) => files.readFile(path),
    readDirectory: (root, extensions, exclude, include, depth) =>
      files.readDirectory(root, extensions, exclude, include, depth),
    onUnRecoverableConfigFileDiagnostic: (diagnostic) => void fatal.push(diagnostic),
  };
}

function describe(diagnostic: ts.Diagnostic, configFile: string, cwd: string): string {
  if (NO_INPUTS_CODES.has(diagnostic.code)) return noInputs(relativePath(cwd, configFile));

  const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ').replaceAll(`${cwd}/`, '');
  const place = diagnostic.file === undefined ? relativePath(cwd, configFile) : placeOf(diagnostic, cwd);
  return configDiagnostic(place, text, diagnostic.code);
}

function placeOf(diagnostic: ts.Diagnostic, cwd: string): string {
  const { file, start } = diagnostic;
  if (file === undefined) return '';
  const { line, character } = file.getLineAndCharacterOfPosition(start ?? 0);
  return `${relativePath(cwd, file.fileName)}:${line + 1}:${character + 1}`;
}
