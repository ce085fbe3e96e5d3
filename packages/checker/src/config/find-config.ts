import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import { lilconfig } from 'lilconfig';
import { relativePath } from '../project/relative-path.ts';
import { UsageError } from '../usage-error.ts';
import { unloadableConfig } from './config-messages.ts';
import { readConfigValues, type ConfigValues } from './read-config-values.ts';

/** A config file that was found and makes sense. */
export interface FoundConfig {
  /** How messages call the file. */
  readonly name: string;
  /** The folder that its globs and file names are relative to. */
  readonly folder: string;
  readonly values: ConfigValues;
}

const FILES = ['hearsay.config.ts', 'hearsay.config.js', 'hearsay.config.json'];

/**
 * Finds the config that speaks for a folder: in it, or in the nearest folder above that has one.
 *
 * A `hearsay.config` file goes before `"hearsay"` in the package.json beside it.
 *
 * @throws UsageError for a file that does not load or says what it may not.
 * @example
 * ```ts
 * import { checkProjects, findConfig } from '@hearsay/checker';
 *
 * const config = await findConfig(process.cwd());
 * const report = await checkProjects(config === undefined ? {} : { config });
 * ```
 */
export async function findConfig(cwd: string): Promise<FoundConfig | undefined> {
  const found = await lilconfig('hearsay', {
    searchPlaces: [...FILES, 'package.json'],
    // Up to the root, wherever the home folder is.
    stopDir: '/',
    ignoreEmptySearchPlaces: false,
    cache: false,
    loaders: {
      '.ts': (file) => load(cwd, file, importModule),
      '.js': (file) => load(cwd, file, importModule),
      '.json': (file, text) => load(cwd, file, () => parseJson(file, text)),
    },
  }).search(cwd);
  if (found === null) return undefined;
  const name = relativePath(cwd, found.filepath);
  return {
    name,
    folder: dirname(found.filepath),
    // The library's types leave open what a file gives.
    values: readConfigValues(found.config as unknown, name),
  };
}

async function load(cwd: string, file: string, read: (file: string) => unknown): Promise<unknown> {
  try {
    return await read(file);
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UsageError(unloadableConfig(relativePath(cwd, file), reason));
  }
}

function parseJson(file: string, text: string): unknown {
  // A manifest that does not speak of us, broken or not, is none of our business.
  if (basename(file) === 'package.json' && !text.includes('"hearsay"')) return {};
  return JSON.parse(text.replace(/^\uFEFF/u, '')) as unknown;
}

/** With our own package at hand, so that `defineConfig` resolves also where only `npx` brought it. */
async function importModule(file: string): Promise<unknown> {
  const jiti = createJiti(import.meta.url, {
    // Nothing is to be left behind in the project.
    fsCache: false,
    moduleCache: false,
    alias: { '@hearsay/checker': fileURLToPath(new URL('../index.js', import.meta.url)) },
  });
  return jiti.import(file, { default: true });
}
