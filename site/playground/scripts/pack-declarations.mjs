// Packs the declarations that the compiler needs in the browser: for each package those files alone that its entry
// points lead to, without their comments.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FOLDER, fromRoot, ROOT } from './folders.mjs';

/** @type {typeof import('typescript')} */
const ts = fromRoot('typescript');

/** The compiler's world: as in src/engine/project.ts. */
const PROJECT = '/project';
const LIBRARY = '/library';

/** @type {import('typescript').CompilerOptions} */
const OPTIONS = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** What a visitor's code can import, by package; the declarations that these lead to come with it. */
const ENTRIES = {
  '@anthropic-ai/sdk': ['@anthropic-ai/sdk', '@anthropic-ai/sdk/helpers/zod'],
  '@langchain/core': entryPoints('@langchain/core'),
  '@langchain/openai': ['@langchain/openai'],
  '@openai/agents': ['@openai/agents'],
  '@types/node': ['node:fs'],
  ai: ['ai'],
  openai: ['openai', 'openai/helpers/zod'],
  zod: ['zod', 'zod/v3', 'zod/v4'],
};

const OURS = [
  'core',
  'core/restricted',
  'answer',
  'tool',
  'agent',
  'agent/openai',
  'agent/ai-sdk',
  'agent/testing',
];

/**
 * @typedef {object} Declarations
 * @property {Record<string, string>} base What is always there: the compiler's library, and our own packages.
 * @property {Record<string, Record<string, string>>} packs By package, the files of each by their path.
 * @property {Record<string, readonly string[]>} needs For each package that can be imported, the packs it takes.
 */

/**
 * Packs the declarations.
 *
 * @returns {Declarations}
 */
export function packDeclarations() {
  /** @type {Record<string, string>} */
  const base = {};
  for (const file of programOf(
    OURS.map((name) => `@hearsay/${name}`),
    ROOT,
  ).getSourceFiles()) {
    if (isLibrary(file)) base[`${LIBRARY}/${file.fileName.replace(/^.*\//u, '')}`] = print(file);
    else addFile(base, file.fileName.replace(/^.*\/packages\//u, `${PROJECT}/node_modules/@hearsay/`), file);
  }
  /** @type {Declarations['packs']} */
  const packs = {};
  /** @type {Record<string, readonly string[]>} */
  const needs = {};
  for (const [name, specifiers] of Object.entries(ENTRIES)) {
    const files = programOf(specifiers, FOLDER)
      .getSourceFiles()
      .filter((file) => file.isDeclarationFile && !isLibrary(file));
    for (const file of files) {
      const path = file.fileName.slice(FOLDER.length);
      addFile((packs[packageOf(path)] ??= {}), PROJECT + path, file);
    }
    needs[name] = [...new Set(files.map((file) => packageOf(file.fileName.slice(FOLDER.length))))].sort();
  }
  return { base, packs, needs };
}

/**
 * Most packages are reached from several others.
 *
 * @type {Map<string, import('typescript').SourceFile>}
 */
const parsed = new Map();

/** The program of a file that imports all of the given modules. */
function programOf(/** @type {readonly string[]} */ specifiers, /** @type {string} */ folder) {
  const file = join(folder, 'imports.ts');
  const text = specifiers.map((name, index) => `import * as module${index} from '${name}';`).join('\n');
  const options = { ...OPTIONS, types: specifiers.some((name) => name.startsWith('node:')) ? ['node'] : [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, language) => {
    if (name === file) return ts.createSourceFile(name, text, language);
    const known = parsed.get(name) ?? getSourceFile(name, language);
    if (known !== undefined) parsed.set(name, known);
    return known;
  };
  host.fileExists = (name) => name === file || fileExists(name);
  host.getCurrentDirectory = () => folder;
  const program = ts.createProgram([file], options, host);
  for (const name of specifiers) {
    const isFound = ts.resolveModuleName(name, file, options, host).resolvedModule !== undefined;
    if (!isFound && !name.startsWith('node:')) throw new Error(`There are no declarations of \`${name}\`.`);
  }
  return program;
}

/** The entry points of a package that have declarations and can be named without a pattern. */
function entryPoints(/** @type {string} */ name) {
  const manifest = JSON.parse(readFileSync(join(FOLDER, 'node_modules', name, 'package.json'), 'utf8'));
  return Object.keys(manifest.exports)
    .filter((entry) => !entry.includes('*') && !entry.endsWith('.json'))
    .map((entry) => name + entry.slice(1));
}

function isLibrary(/** @type {import('typescript').SourceFile} */ { fileName }) {
  return /\/typescript\/lib\/lib\.[^/]*$/u.test(fileName);
}

/** Adds a declaration file, and the manifest that says how its package is imported. */
function addFile(
  /** @type {Record<string, string>} */ files,
  /** @type {string} */ path,
  /** @type {import('typescript').SourceFile} */ file,
) {
  if (!file.isDeclarationFile || files[path] !== undefined) return;
  files[path] = print(file);
  for (
    let at = dirname(file.fileName), to = dirname(path);
    at.length > 1;
    at = dirname(at), to = dirname(to)
  ) {
    const source = join(at, 'package.json');
    if (!existsSync(source)) continue;
    const manifest = JSON.parse(readFileSync(source, 'utf8'));
    const { name, version, type, types, typings, main, module, exports, typesVersions } = manifest;
    files[`${to}/package.json`] ??= JSON.stringify({
      ...{ name, version, type, types, typings, main, module, exports, typesVersions },
    });
    if (name !== undefined) return;
  }
}

const printer = ts.createPrinter({ removeComments: true });

function print(/** @type {import('typescript').SourceFile} */ file) {
  return printer.printFile(file).replace(/\n {4,}/gu, (indent) => '\n' + ' '.repeat((indent.length - 1) / 4));
}

/** The package that a file below `node_modules` belongs to. */
function packageOf(/** @type {string} */ path) {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(path)?.[1] ?? '';
}
