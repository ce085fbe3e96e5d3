import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The repository's root folder, with `/` at its end. */
export const ROOT: string = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/');

const SKIPPED = ['**/node_modules', '**/dist'];

/** A file of the repository: its path relative to the root, and its text. */
export interface DocumentFile {
  readonly file: string;
  readonly text: string;
}

/** The guides and READMEs that users read. */
export function guideFiles(): DocumentFile[] {
  return ts.sys
    .readDirectory(ROOT, ['.md'], SKIPPED, [
      '*.md',
      'docs/**/*.md',
      'packages/*/*.md',
      'fixtures/**/*.md',
      'examples/*/*.md',
      'site/*.md',
    ])
    .filter((file) => !file.endsWith('CHANGELOG.md'))
    .map((path) => path.replaceAll('\\', '/').slice(ROOT.length))
    .sort()
    .map((file) => ({ file, text: readFileSync(ROOT + file, 'utf8') }));
}
