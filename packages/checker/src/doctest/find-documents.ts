import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync, isDynamicPattern } from 'tinyglobby';
import { UsageError } from '../usage-error.ts';
import { DOCUMENT } from './document-blocks.ts';
import { doctestMessages } from './doctest-messages.ts';

const IGNORED = ['**/node_modules/**', '**/dist/**', '**/CHANGELOG.md', '**/.*/**'];

/**
 * Finds the documents that files, folders and patterns name, sorted, each once.
 *
 * @throws UsageError When one of them names no document.
 */
export function findDocuments(names: readonly string[], cwd: string): readonly string[] {
  const found = names.flatMap((name) => {
    const files = documentsOf(name, cwd);
    if (files.length === 0) throw new UsageError(doctestMessages.run.noDocument(name));
    return files;
  });
  return [...new Set(found)].sort();
}

function documentsOf(name: string, cwd: string): readonly string[] {
  const absolute = path.resolve(cwd, name);
  const status = statSync(absolute, { throwIfNoEntry: false });
  if (status?.isFile() === true) return DOCUMENT.test(absolute) ? [realpathSync(absolute)] : [];
  if (status === undefined && !isDynamicPattern(name)) return [];
  const isFolder = status?.isDirectory() === true;
  return globSync(isFolder ? ['**/*'] : [name.replaceAll('\\', '/')], {
    cwd: isFolder ? absolute : cwd,
    ignore: IGNORED,
    absolute: true,
    followSymbolicLinks: false,
  })
    .filter((file) => DOCUMENT.test(file))
    .map((file) => realpathSync(file));
}
