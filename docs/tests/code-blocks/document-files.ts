import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The repository's root folder, with `/` at its end. */
export const ROOT: string = fileURLToPath(new URL('../../../', import.meta.url)).replaceAll('\\', '/');

const SKIPPED = ['**/node_modules', '**/dist'];

/** A file of the repository: its path relative to the root, and its text. */
export interface DocumentFile {
  readonly file: string;
  readonly text: string;
}

/** The guides and READMEs that users read. */
export function guideFiles(): DocumentFile[] {
  return readAll(['.md'], ['*.md', 'docs/**/*.md', 'packages/*/*.md', 'fixtures/**/*.md']).filter(
    ({ file }) => !file.endsWith('CHANGELOG.md'),
  );
}

/** The sources whose doc comments editors show. */
export function sourceFiles(): DocumentFile[] {
  return readAll(['.ts'], ['packages/*/src/**/*.ts']);
}

function readAll(extensions: readonly string[], include: readonly string[]): DocumentFile[] {
  return ts.sys
    .readDirectory(ROOT, extensions, SKIPPED, include)
    .map((path) => path.replaceAll('\\', '/').slice(ROOT.length))
    .sort()
    .map((file) => ({ file, text: readFileSync(ROOT + file, 'utf8') }));
}
