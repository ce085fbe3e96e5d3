import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder, tsconfig } from './temporary-folder.ts';

/** The built package, as a project would have it installed. */
const CORE = fileURLToPath(new URL('../../../core', import.meta.url));

/** A project that declares answers with the real `@hearsay/core`. */
export function answerProject(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder({
    'tsconfig.json': tsconfig({}, { module: 'nodenext', moduleResolution: 'nodenext', lib: ['es2022'] }),
    'package.json': '{ "type": "module" }',
    ...files,
  });
  const installed = join(folder, 'node_modules/@hearsay/core');
  mkdirSync(dirname(installed), { recursive: true });
  symlinkSync(CORE, installed);
  return folder;
}
