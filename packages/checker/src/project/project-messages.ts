/** Says that a tsconfig named on the command line does not exist. */
export function missingConfig(file: string): string {
  return `There is no file \`${file}\`: name an existing tsconfig file, or the folder that holds it, with \`--project\`.`;
}

/** Says that the working folder holds no tsconfig. */
export function noConfig(): string {
  return 'There is no `tsconfig.json` in the working folder: go to the folder of your project, name its tsconfig with `--project`, or name files or folders to check.';
}

/** Says that a tsconfig refers to a project that does not exist. */
export function missingReference(config: string, target: string): string {
  return `\`${config}\` refers to the project \`${target}\`, which does not exist: correct the path under \`references\`. The other projects were checked.`;
}

/** Says that a tsconfig takes in no file. */
export function noInputs(config: string): string {
  return `\`${config}\` takes in no TypeScript file: correct its \`files\` or \`include\`.`;
}

/** Repeats what the compiler says about a tsconfig. */
export function configDiagnostic(place: string, text: string, code: number): string {
  return `${place}: ${withFullStop(text)} (TS${code}) Correct this; what could be read of the project was checked.`;
}

/** Says why a file of a project is not there. */
export function missingFile(): string {
  return 'the file does not exist or cannot be read';
}

/** Says where and why a file does not parse. */
export function unparsable(line: number, column: number, text: string): string {
  return `line ${line}, column ${column}: ${withoutFullStop(text)}`;
}

/** Names a file that was left out. */
export function failedFile(file: string, reason: string): string {
  return `\`${file}\` was not checked (${reason}): correct it and run the check again. The other files were checked.`;
}

/** Names a file that the engine stumbled over. */
export function unanalysedFile(file: string, reason: string): string {
  return `\`${file}\`: ${reason} This is a fault in Hearsay and worth a report; the other files were checked.`;
}

/** Tells that the analysis did not come to its end. */
export function stoppedAnalysis(states: number): string {
  return `The analysis stopped at ${states} states, because functions of this code pass one another around in more ways than it follows; findings may be missing: check one project at a time with \`--project\`, or name fewer files in its tsconfig.`;
}

/** Tells of a function through which types were not followed from end to end. */
export function longFunction(name: string, file: string, line: number): string {
  const what = name === '' ? 'the top level' : `\`${name}\``;
  return `\`${file}\`, line ${line}: ${what} branches more often than TypeScript follows types through (TS2563), so each value has the type there that nearby branches give it; findings may be too many or too few in it: split it into smaller functions.`;
}

/** Tells how many further such functions there are. */
export function furtherLongFunctions(count: number): string {
  return `${count} further ${count === 1 ? 'function branches' : 'functions branch'} more often than TypeScript follows types through (TS2563).`;
}

/** Says that a path on the command line does not exist. */
export function missingTarget(target: string): string {
  return `There is no file or folder \`${target}\`: correct the path.`;
}

/** Says that a folder on the command line holds nothing to check. */
export function emptyFolder(target: string): string {
  return `The folder \`${target}\` holds no TypeScript file: name a folder that does.`;
}

/** Says that a file on the command line is not source text. */
export function notSource(target: string): string {
  return `\`${target}\` is not a TypeScript or JavaScript source file: name a file that ends in .ts, .tsx, .mts, .cts, .js, .jsx, .mjs or .cjs, and not in .d.ts.`;
}

/** Tells that files were checked without a tsconfig. */
export function defaultOptions(fileCount: number): string {
  return `There is no \`tsconfig.json\` in the working folder, so ${countFiles(fileCount)} checked with default compiler options.`;
}

/** Tells that named files belong to no project. */
export function outsideProjects(files: readonly string[]): string {
  const named =
    files.length === 1
      ? `\`${files[0]}\` belongs`
      : `\`${files[0]}\`${andMore(files.length - 1, 'file')} belong`;
  return `${named} to no loaded project and ${files.length === 1 ? 'was' : 'were'} checked with the compiler options of the first one.`;
}

/** Tells that nothing is known about the types of a module. */
export function unresolvedModule(module: string, importers: readonly string[]): string {
  const where = `\`${importers[0]}\`${andMore(importers.length - 1, 'file')}`;
  const remedy = /^[./]/u.test(module)
    ? 'generate that file or correct the path'
    : 'install the package and its types';
  return `No types were found for the module \`${module}\`, imported by ${where}, so what comes from it is unknown to the check: ${remedy}.`;
}

/** Tells that a package of the repository is known by what it was compiled to. */
export function builtModule(declarations: string, importers: readonly string[]): string {
  const where = `\`${importers[0]}\`${andMore(importers.length - 1, 'file')}`;
  return `\`${declarations}\`, imported by ${where}, was compiled from sources that are not read for it, so no text is followed through it: name its project under \`references\` in the importer's tsconfig, or let the package's \`exports\` lead to its sources.`;
}

/** Tells how many further modules were not found. */
export function furtherUnresolvedModules(count: number): string {
  return `No types were found for ${count} further ${count === 1 ? 'module' : 'modules'}: install the project's dependencies.`;
}

function andMore(count: number, noun: string): string {
  if (count === 0) return '';
  return ` and ${count} more ${noun}${count === 1 ? '' : 's'}`;
}

function countFiles(count: number): string {
  return count === 1 ? '1 file was' : `${count} files were`;
}

function withFullStop(text: string): string {
  return /[.?!]$/u.test(text) ? text : `${text}.`;
}

function withoutFullStop(text: string): string {
  return text.replace(/\.$/u, '');
}
