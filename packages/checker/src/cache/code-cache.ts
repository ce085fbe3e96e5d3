import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { hashOf, hexHashOf } from '../files/read-text.ts';
import { DAY, isOlder } from './is-older.ts';

const require = createRequire(import.meta.url);

/** How many bytes the hash in front of the code takes. */
const HASH_LENGTH = 28;
const NOTHING = (): void => undefined;

/**
 * Loads the compiler with the code that V8 made of it in an earlier check: parsing nine megabytes of JavaScript, and its
 * functions one by one when they are first called, takes longer than a changed file does.
 *
 * Node.js does so itself from 22.1 on when it is asked to, before the first module is loaded and for a whole process.
 *
 * @param folder - Where the code is kept, and nothing else: one file, for one build of the compiler and of Node.js.
 * @returns What puts the code down when the compiler has done its work, and with that is complete.
 */
export function loadCompilerCode(folder: string): () => void {
  const file = compilerFile();
  if (file === undefined || require.cache[file] !== undefined) return NOTHING;
  const kept = join(folder, `compiler-${identityOf(file)}.code`);
  const cachedData = readSealed(kept);
  const script = new Script(Module.wrap(readFileSync(file, 'utf8')), {
    filename: file,
    ...(cachedData === undefined ? {} : { cachedData }),
  });
  const module = new Module(file);
  module.filename = file;
  // What Node.js calls a CommonJS module with: the script is nothing but the function that it wraps around one.
  const run = script.runInThisContext() as (...parts: readonly unknown[]) => void;
  run.call(module.exports, module.exports, createRequire(file), module, file, dirname(file));
  module.loaded = true;
  require.cache[file] = module;
  if (cachedData !== undefined && script.cachedDataRejected !== true) return NOTHING;
  return () => writeSealed(kept, script.createCachedData());
}

/** The compiler that ts-morph carries; undefined where it has another place, and Node.js finds it as ever. */
function compilerFile(): string | undefined {
  const file = join(
    dirname(createRequire(require.resolve('ts-morph')).resolve('@ts-morph/common')),
    'typescript.js',
  );
  return statSync(file, { throwIfNoEntry: false }) === undefined ? undefined : file;
}

/** V8 holds the code against its version and its flags, and against no more of the source than its length. */
function identityOf(file: string): string {
  const { size, mtimeMs } = statSync(file);
  const parts = [file, size, mtimeMs, process.versions.v8, process.arch];
  return hexHashOf(JSON.stringify(parts));
}

function readSealed(file: string): Buffer | undefined {
  try {
    const content = readFileSync(file);
    const code = content.subarray(HASH_LENGTH);
    return content.toString('latin1', 0, HASH_LENGTH) === hashOf(code) ? code : undefined;
  } catch {
    // Not there, or not to be read: the compiler is parsed.
    return undefined;
  }
}

function writeSealed(file: string, code: Buffer): void {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    const temporary = join(folder, `${randomUUID()}.tmp`);
    writeFileSync(temporary, Buffer.concat([Buffer.from(hashOf(code), 'latin1'), code]));
    // Of another build, or left over by a check that was killed.
    for (const name of readdirSync(folder)) {
      const other = join(folder, name);
      if (!name.endsWith('.tmp') || isOlder(other, DAY)) rmSync(other, { force: true });
    }
    renameSync(temporary, file);
  } catch {
    // A folder that cannot be written to only means that nothing is kept.
  }
}
