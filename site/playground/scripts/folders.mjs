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
