import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from './folders.mjs';

/**
 * What the built playground consists of.
 *
 * @returns {import('../src/app/assets.ts').Assets}
 */
export function readAssets() {
  return JSON.parse(readFileSync(join(DIST, 'assets.json'), 'utf8'));
}
