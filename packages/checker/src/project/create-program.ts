import { hashOf } from '../files/read-text.ts';
import type { FileSystem } from '../files/file-system.ts';
import { ts } from './compiler.ts';
import type { LazyFiles } from './lazy-files.ts';
import { ParsedFiles } from './parsed-files.ts';
import { isLibraryFile, serveStandardLibrary } from './standard-library.ts';

/** What a program is made of. */
export interface ProgramRecipe {
  readonly rootNames: readonly string[];
  readonly options: ts.CompilerOptions;
  readonly projectReferences?: readonly ts.ProjectReference[];
}

/** Where programs take their files from, and who is told of it. */
export interface ProgramSource {
  readonly files: FileSystem;
  /** Files that were parsed for other programs of this process. */
  readonly parsed: ParsedFiles;
  /** Files that need not be read before the compiler asks what they declare. */
  readonly lazy?: LazyFiles;
  /** Told of each file that an import leads to, by the names that the compiler uses. */
  readonly onResolved?: (importer: string, target: string) => void;
  /** Whether documentation comments are read in full. */
  readonly documentation?: boolean;
}

/**
 * Compiles one program the way `tsc` would, on ts-morph's compiler.
 *
 * ts-morph's own `Project` leaves out whether a file is an ES module or CommonJS, so that under `NodeNext` no package
 * with only an `import` condition resolves (dsherret/ts-morph issues 1446 and 1667). Hence the compiler's own host, with
 * ts-morph supplying the standard library that it carries in memory.
 */
export function createProgram(recipe: ProgramRecipe, source: ProgramSource): ts.Program {
  const host = createHost(recipe.options, source);
  return ts.createProgram({
    rootNames: recipe.rootNames,
    options: recipe.options,
    host,
    ...(recipe.projectReferences === undefined ? {} : { projectReferences: recipe.projectReferences }),
  });
}

function createHost(options: ts.CompilerOptions, source: ProgramSource): ts.CompilerHost {
  const { files, parsed, lazy } = source;
  const host = ts.createCompilerHost(options);
  host.readFile = (file) => files.readFile(file);
  host.fileExists = (file) => files.fileExists(file);
  host.directoryExists = (folder) => files.directoryExists(folder);
  host.getDirectories = (folder) => files.getDirectories(folder);
  host.realpath = (path) => files.realpath(path);
  host.readDirectory = (root, extensions, excludes, includes, depth) =>
    files.readDirectory(root, extensions, excludes, includes, depth);
  serveStandardLibrary(host);
  const settings = hashOf(bindingSettings(options));
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, parsing, ...rest) => {
    const parse = (): ts.SourceFile | undefined => getSourceFile(file, parsing, ...rest);
    const key = `${file} ${JSON.stringify(parsing)}`;
    if (isLibraryFile(file)) return libraryFiles.get(key, host.readFile(file), parse);
    const bound = `${key} ${settings}`;
    const late = parsed.has(bound)
      ? undefined
      : lazy?.open(bound, file, { parsing, options }, () => host.readFile(file));
    return late ?? parsed.get(bound, host.readFile(file), parse);
  };
  recordResolutions(host, options, source.onResolved);
  // Only in JavaScript can a comment change a type; errors about comments, which `tsc` also looks for, are not ours.
  host.jsDocParsingMode =
    source.documentation === true ? ts.JSDocParsingMode.ParseAll : ts.JSDocParsingMode.ParseForTypeInfo;
  // Imports of a referenced project lead to its sources, built or not. The compiler's declarations leave this member
  // out, though its own language service sets it.
  Object.assign(host, { useSourceOfProjectReferenceRedirect: () => true });
  return host;
}

/** Of the standard library, shared by every check of this process: half of the time of a small program goes into it. */
const libraryFiles = new ParsedFiles();

/** Options that only say where things lie or what is written: parsing and binding do without them. */
const NEUTRAL_OPTIONS: ReadonlySet<string> = new Set([
  'baseUrl',
  'composite',
  'configFile',
  'configFilePath',
  'declaration',
  'declarationDir',
  'declarationMap',
  'incremental',
  'outDir',
  'paths',
  'pathsBasePath',
  'rootDir',
  'rootDirs',
  'sourceMap',
  'tsBuildInfoFile',
  'typeRoots',
]);

/** What of the options a parsed and bound file depends on. */
function bindingSettings(options: ts.CompilerOptions): string {
  return JSON.stringify(Object.entries(options).filter(([name]) => !NEUTRAL_OPTIONS.has(name)));
}

/** Resolves as the compiler does by itself, and tells where each import leads. */
function recordResolutions(
  host: ts.CompilerHost,
  options: ts.CompilerOptions,
  onResolved: ProgramSource['onResolved'],
): void {
  if (onResolved === undefined) return;
  const cache = ts.createModuleResolutionCache(
    host.getCurrentDirectory(),
    (name) => host.getCanonicalFileName(name),
    options,
  );
  // For the compiler itself, which else reads the manifest around each file anew.
  host.getModuleResolutionCache = () => cache;
  host.resolveModuleNameLiterals = (literals, importer, redirect, importerOptions, file) =>
    literals.map((literal) => {
      const mode = ts.getModeForUsageLocation(file, literal, importerOptions);
      const resolution = ts.resolveModuleName(
        literal.text,
        importer,
        importerOptions,
        host,
        cache,
        redirect,
        mode,
      );
      const target = resolution.resolvedModule?.resolvedFileName;
      if (target !== undefined) onResolved(importer, target);
      return resolution;
    });
}
