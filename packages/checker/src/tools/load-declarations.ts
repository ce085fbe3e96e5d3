import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { createJiti } from 'jiti';
import { UsageError } from '../usage-error.ts';
import { collectDeclarations, type FoundDeclaration } from './collect-declarations.ts';
import { toolsMessages } from './tools-messages.ts';

/**
 * Reads the declarations in a JSON file, in what is piped in (`-`), or among the exports of a module.
 *
 * @throws UsageError for a file that cannot be read, and for one without tools.
 */
export async function loadDeclarations(file: string, cwd: string): Promise<readonly FoundDeclaration[]> {
  const isModule = /^\.[cm]?[jt]sx?$/u.test(extname(file));
  const found = isModule ? await fromModule(file, cwd) : fromJson(await jsonIn(file, cwd), file);
  if (found.length === 0) throw new UsageError(toolsMessages.noTools(file, isModule));
  return found;
}

/** Every element of a list claims to be a tool. */
function fromJson(json: unknown, file: string): readonly FoundDeclaration[] {
  return collectDeclarations(json, file, Array.isArray(json));
}

async function jsonIn(file: string, cwd: string): Promise<unknown> {
  const json = file === '-' ? await text(process.stdin) : readText(file, cwd);
  try {
    return JSON.parse(json.replace(/^\uFEFF/u, ''));
  } catch (error) {
    throw new UsageError(toolsMessages.noJson(file, reasonOf(error)));
  }
}

function readText(file: string, cwd: string): string {
  try {
    return readFileSync(resolve(cwd, file), 'utf8');
  } catch (error) {
    throw new UsageError(toolsMessages.unreadable(file, reasonOf(error)));
  }
}

async function fromModule(file: string, cwd: string): Promise<readonly FoundDeclaration[]> {
  // So that a missing file is told of as one.
  readText(file, cwd);
  // Nothing is to be left behind in the project.
  const jiti = createJiti(import.meta.url, { fsCache: false, moduleCache: false, jsx: true });
  let module: Readonly<Record<string, unknown>>;
  try {
    module = await jiti.import(resolve(cwd, file));
  } catch (error) {
    throw new UsageError(toolsMessages.unloadable(file, reasonOf(error)));
  }
  const found = Object.entries(module).flatMap(([name, value]) => collectDeclarations(value, name));
  // One tool may be exported twice: alone and in a list.
  return [...new Map(found.map((one) => [one.source, one])).values()];
}

/** The first line: some loaders add the stack. */
function reasonOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line;
}
