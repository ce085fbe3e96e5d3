import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { relativePath } from '../project/relative-path.ts';
import { UsageError } from '../usage-error.ts';
import { FACTS_VERSION, type FactsFile } from './facts-file.ts';
import { foreignFacts, noFacts, notFacts } from './facts-messages.ts';

/** A facts file that was read, and the folder that it names files from. */
export interface OpenFacts {
  /** How messages call it. */
  readonly name: string;
  readonly folder: string;
  readonly content: FactsFile;
}

/**
 * Reads facts files, in the order of the patterns, and of the names that fit one.
 *
 * @param tool - What facts must have been written with.
 * @throws UsageError for a name or glob that fits nothing, and for a file that cannot be read or is another tool's.
 */
export async function openFacts(
  patterns: readonly string[],
  cwd: string,
  tool: string,
): Promise<readonly OpenFacts[]> {
  const names = new Set<string>();
  for (const pattern of patterns) {
    const found = await filesOf(pattern, cwd);
    if (found.length === 0) throw new UsageError(noFacts(pattern));
    for (const name of found) names.add(name);
  }
  return [...names].map((file) => open(file, cwd, tool));
}

/** A name that exists is no glob: folders such as `[id]` and `(shop)` are common. */
async function filesOf(pattern: string, cwd: string): Promise<readonly string[]> {
  const named = resolve(cwd, pattern);
  if (statSync(named, { throwIfNoEntry: false })?.isFile() === true) return [named];
  const found = await glob(pattern, {
    cwd,
    absolute: true,
    dot: true,
    expandDirectories: false,
    ignore: ['**/node_modules/**'],
  });
  return found.sort();
}

function open(file: string, cwd: string, tool: string): OpenFacts {
  const name = relativePath(cwd, file);
  const content = parse(file);
  if (content?.version !== FACTS_VERSION) throw new UsageError(notFacts(name));
  if (content.tool !== tool) throw new UsageError(foreignFacts(name));
  return { name, folder: dirname(file), content };
}

function parse(file: string): FactsFile | undefined {
  try {
    // The version and the tool, which are looked at first, stand for the rest of the form.
    return JSON.parse(readFileSync(file, 'utf8')) as FactsFile;
  } catch {
    return undefined;
  }
}

/** The absolute name of a file that facts name from their folder. */
export function absolute(folder: string, file: string): string {
  return resolve(folder, file).replaceAll('\\', '/');
}
