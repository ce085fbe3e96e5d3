import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the playground. */
export const FOLDER = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/u, '');

/** The repository's root folder. */
export const ROOT = join(FOLDER, '..', '..');

/** The engine, which the workspace's root does not install. */
export const FLOW = join(ROOT, 'packages', 'flow', 'dist', 'index.js');

/** Where the built playground stands. */
export const DIST = join(FOLDER, 'dist');

/**
 * Loads what the workspace installs, by its name: the site in between has some of the same packages at other versions,
 * and may be installing them at this moment.
 */
export const fromRoot = createRequire(join(ROOT, 'package.json'));
