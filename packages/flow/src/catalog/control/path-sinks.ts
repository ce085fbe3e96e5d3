import type { ApiEntry, SdkCatalog } from '../sdk-catalog.ts';

/** Functions of `node:fs` by the arguments that are paths; each exists with callbacks and with promises. */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  '(0)': [
    'access',
    'appendFile',
    'chmod',
    'chown',
    'createReadStream',
    'createWriteStream',
    'exists',
    'lstat',
    'mkdir',
    'mkdtemp',
    'open',
    'openAsBlob',
    'opendir',
    'readdir',
    'readFile',
    'readlink',
    'realpath',
    'rm',
    'rmdir',
    'stat',
    'statfs',
    'truncate',
    'unlink',
    'unwatchFile',
    'utimes',
    'watch',
    'watchFile',
    'writeFile',
  ],
  '(0) (1)': ['copyFile', 'cp', 'link', 'rename', 'symlink'],
};

/** Functions of `fs-extra` beside those of `node:fs`. */
const EXTRA_PATHS: Readonly<Record<string, readonly string[]>> = {
  '(0)': [
    'emptyDir',
    'ensureDir',
    'ensureFile',
    'mkdirp',
    'mkdirs',
    'outputFile',
    'outputJson',
    'outputJSON',
    'pathExists',
    'readJson',
    'readJSON',
    'remove',
    'writeJson',
    'writeJSON',
  ],
  '(0) (1)': ['copy', 'move', 'ensureLink', 'ensureSymlink'],
};

function pathEntries(table: Readonly<Record<string, readonly string[]>>): ApiEntry[] {
  return Object.entries(table).map(([places, names]) => ({
    names: names.flatMap((name) => [name, `${name}Sync`]),
    sinks: [{ rank: 'control', use: 'path', at: places.split(' ') }],
  }));
}

/** Where a text decides which file is read or written. */
export const pathSinks: readonly SdkCatalog[] = [
  {
    sdk: 'node:fs',
    packages: ['fs', 'fs/promises'],
    versionedBy: [],
    shapes: {},
    entries: pathEntries(PATHS),
  },
  {
    sdk: 'fs-extra',
    packages: ['fs-extra'],
    versionedBy: [],
    shapes: {},
    entries: [...pathEntries(PATHS), ...pathEntries(EXTRA_PATHS)],
  },
];
