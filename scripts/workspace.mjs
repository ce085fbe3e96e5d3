// What the workspace consists of, read with Node's built-ins alone: the set-up runs before anything is installed.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} [version]
 * @property {boolean} [private]
 * @property {string} [packageManager]
 * @property {string} [license]
 * @property {string} [type]
 * @property {boolean} [sideEffects]
 * @property {{ node?: string }} [engines]
 * @property {Record<string, string | Record<string, string>>} [exports]
 * @property {string[]} [files]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [peerDependencies]
 *
 * @typedef {object} WorkspacePackage
 * @property {string} folder Relative to the root, with `/`.
 * @property {Manifest} manifest
 */

/** @returns {Manifest} */
export function readManifest(/** @type {string} */ folder, root = ROOT) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

/**
 * Lists the packages that pnpm-workspace.yaml names, in order of their folders.
 *
 * @returns {WorkspacePackage[]}
 */
export function workspacePackages(root = ROOT) {
  const patterns = yamlSection(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'), 'packages').map(
    (line) => unquote(line.replace(/^-\s*/, '')),
  );
  return patterns
    .flatMap((pattern) => expand(pattern, root))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort()
    .map((folder) => ({ folder, manifest: readManifest(folder, root) }));
}

/** Lists the packages that users install: all that are not private. */
export function publishablePackages(root = ROOT) {
  return workspacePackages(root).filter(({ manifest }) => manifest.private !== true);
}

/** Lists the packages of which the JavaScript is bundled: `tsc` writes their declarations alone. */
export function bundledPackages(root = ROOT) {
  return publishablePackages(root).filter(({ folder }) =>
    readFileSync(join(root, folder, 'tsconfig.json'), 'utf8').includes('"emitDeclarationOnly": true'),
  );
}

/** The modules that the `exports` of a package lead to, as they lie in its folder: `./dist/index.js`. */
export function entryModules(/** @type {WorkspacePackage} */ { manifest }) {
  return Object.values(manifest.exports ?? {}).flatMap((entry) =>
    typeof entry === 'string' || entry['default'] === undefined ? [] : [entry['default']],
  );
}

/**
 * Reads the shared versions of pnpm-workspace.yaml.
 *
 * @returns {Record<string, string>}
 */
export function readCatalog(root = ROOT) {
  const lines = yamlSection(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'), 'catalog');
  return Object.fromEntries(
    lines.map((line) => {
      const separator = line.lastIndexOf(': ');
      return [unquote(line.slice(0, separator)), unquote(line.slice(separator + 2))];
    }),
  );
}

/** The lines below `name:`, without comments; the file is flat enough to need no YAML library. */
function yamlSection(/** @type {string} */ text, /** @type {string} */ name) {
  const lines = text.split(/\r?\n/);
  const start = lines.indexOf(`${name}:`);
  if (start === -1) return [];
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line !== '' && !/^\s|^#/.test(line));
  return rest
    .slice(0, end === -1 ? rest.length : end)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function unquote(/** @type {string} */ text) {
  return text.trim().replace(/^(['"])(.*)\1$/, '$2');
}

/** Understands the two forms that we use: a folder, and `folder/*`. */
function expand(/** @type {string} */ pattern, /** @type {string} */ root) {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  return readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${parent}/${entry.name}`);
}
