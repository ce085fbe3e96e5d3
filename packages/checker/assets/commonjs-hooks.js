// Hands CommonJS to Node.js as it is. The hooks that run TypeScript turn a file that imports into a module, which `require`
// does not find: many packages would not load. `--import` this file behind those hooks.

import { existsSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

/** A statement that only a module can have. */
const MODULE_SYNTAX = /^\s*(?:import[\s{*'"]|export[\s{*])/m;

/** @typedef {(url: string, context: object) => unknown} Next */

/** What the manifest nearest to a folder says of its files. */
function packageType(/** @type {string} */ folder) {
  const manifest = join(folder, 'package.json');
  if (existsSync(manifest)) return JSON.parse(readFileSync(manifest, 'utf8')).type;
  return dirname(folder) === folder ? undefined : packageType(dirname(folder));
}

function isCommonJs(/** @type {string} */ url) {
  if (!url.startsWith('file:') || !url.endsWith('.js')) return false;
  const file = fileURLToPath(url);
  return packageType(dirname(file)) !== 'module' && !MODULE_SYNTAX.test(readFileSync(file, 'utf8'));
}

export function load(/** @type {string} */ url, /** @type {object} */ context, /** @type {Next} */ next) {
  if (!isCommonJs(url)) return next(url, context);
  // Without a source, the file and all that it requires are read by Node.js itself.
  return { format: 'commonjs', source: null, shortCircuit: true };
}

// Node.js loads this file again, in the thread of the hooks.
if (isMainThread) register(import.meta.url);
