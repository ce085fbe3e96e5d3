import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../files/read-text.ts';
import type { CachedFacts, CacheState } from './cache-state.ts';

/** Folders of questions that nobody has asked for so long are taken away. */
const KEPT_DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Keeps what a check has found out in a folder of its own.
 *
 * Whatever is read back is checked against its hash: half a file, somebody else's file or a damaged one counts as none.
 * A state answers one question, so the key of that is hashed with it. The state is renamed into place when all that it
 * names is there, so a check that is killed leaves the state of the one before. A folder that cannot be written to only
 * means that nothing is kept.
 */
export class CacheStore {
  readonly #location: string;
  readonly #key: string;
  readonly #folder: string;

  /**
   * @param location - The folder of all caches.
   * @param key - The folder in it that belongs to this question.
   */
  constructor(location: string, key: string) {
    this.#location = location;
    this.#key = key;
    this.#folder = join(location, key);
  }

  /** What the last check has left; undefined when there is nothing that can be trusted. */
  readState(): CacheState | undefined {
    const text = this.#read('state.json');
    if (text === undefined) return undefined;
    const end = text.indexOf('\n');
    const body = text.slice(end + 1);
    // The hash says that we wrote it, for this question and in this form.
    return text.slice(0, end) === this.#seal(body) ? (JSON.parse(body) as CacheState) : undefined;
  }

  /** The facts under a key; undefined when they are not there, or not what was put there. */
  readFacts(key: string): CachedFacts | undefined {
    const text = this.#read(factsFile(key));
    // As above: the name is the hash of the content.
    return text !== undefined && factsKey(text) === key ? (JSON.parse(text) as CachedFacts) : undefined;
  }

  /** Puts facts down, and tells their key. */
  writeFacts(facts: CachedFacts): string {
    const text = JSON.stringify(facts);
    const key = factsKey(text);
    mkdirSync(join(this.#folder, 'facts'), { recursive: true });
    // What lies there may be damaged, and is mended then.
    if (this.#read(factsFile(key)) !== text) writeFileSync(join(this.#folder, factsFile(key)), text);
    return key;
  }

  /** Puts a state down in the place of the one before, and takes away what only that one needed. */
  writeState(state: CacheState): void {
    mkdirSync(this.#folder, { recursive: true });
    const body = JSON.stringify(state);
    const temporary = join(this.#folder, `state-${randomUUID()}.tmp`);
    writeFileSync(temporary, `${this.#seal(body)}\n${body}`);
    renameSync(temporary, join(this.#folder, 'state.json'));
    const used = state.files.flatMap(({ factsKey: key }) => (key === undefined ? [] : factsFile(key)));
    try {
      this.#removeUnused(new Set(used));
      this.#removeForgotten();
    } catch {
      // What is left over takes room, and does no harm.
    }
  }

  /** Takes away all that was kept for this question, whatever it is. */
  discard(): void {
    try {
      rmSync(this.#folder, { recursive: true, force: true });
    } catch {
      // Then it cannot be written to either, and what is wrong in it is told by its hash.
    }
  }

  #seal(body: string): string {
    return hashOf(`${this.#key}\n${body}`);
  }

  #removeUnused(used: ReadonlySet<string>): void {
    for (const name of namesIn(join(this.#folder, 'facts'))) {
      if (!used.has(`facts/${name}`))
        rmSync(join(this.#folder, 'facts', name), { recursive: true, force: true });
    }
    for (const name of namesIn(this.#folder)) {
      const isLeftOver = name.endsWith('.tmp') && isOlder(join(this.#folder, name), DAY);
      if (isLeftOver) rmSync(join(this.#folder, name), { recursive: true, force: true });
    }
  }

  #removeForgotten(): void {
    for (const name of namesIn(this.#location)) {
      // Nothing but our own folders, whatever else somebody keeps here.
      if (
        !/^[0-9a-f]{24}$/u.test(name) ||
        !isOlder(join(this.#location, name, 'state.json'), KEPT_DAYS * DAY)
      )
        continue;
      rmSync(join(this.#location, name), { recursive: true, force: true });
    }
  }

  #read(name: string): string | undefined {
    try {
      return readFileSync(join(this.#folder, name), 'utf8');
    } catch {
      // Not there, or not to be read: both mean that nothing is known.
      return undefined;
    }
  }
}

function factsFile(key: string): string {
  return `facts/${key}.json`;
}

function factsKey(text: string): string {
  return Buffer.from(hashOf(text), 'base64').toString('hex');
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isOlder(file: string, age: number): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > age;
}
