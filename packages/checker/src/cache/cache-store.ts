import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hashOf, hexHashOf } from '../files/read-text.ts';
import type { FileOutline } from '../project/lazy-files.ts';
import type { CachedFacts, CacheState } from './cache-state.ts';
import { DAY, isOlder } from './is-older.ts';

/** Folders of questions that nobody has asked for so long are taken away. */
const KEPT_DAYS = 14;

/** What a state names by the hashes of their contents; each kind lies in a folder of its own. */
type PartKind = 'facts' | 'outlines';

/**
 * Keeps what a check has found out in a folder of its own.
 *
 * Whatever is read back is checked against its hash: half a file, somebody else's file or a damaged one counts as none.
 * A state answers one question, so the key of that is hashed with it. The state is renamed into place when all that it
 * names is there, so a check that is killed leaves the state of the one before. A folder that cannot be written to only
 * means that nothing is kept.
 */
export class CacheStore {
  /** The folder of the code that V8 makes of the compiler, which is the same for every question. */
  readonly codeFolder: string;
  readonly #location: string;
  readonly #key: string;
  readonly #folder: string;

  /**
   * @param location - The folder of all caches.
   * @param key - The folder in it that belongs to this question.
   */
  constructor(location: string, key: string) {
    this.#location = location;
    this.codeFolder = join(location, 'code');
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
    const text = this.#readPart('facts', key);
    // As above: the name is the hash of the content.
    return text === undefined ? undefined : (JSON.parse(text) as CachedFacts);
  }

  /** Puts facts down, and tells their key. */
  writeFacts(facts: CachedFacts): string {
    return this.#writePart('facts', JSON.stringify(facts));
  }

  /** The outlines under a key, by file; none when they are not there, or not what was put there. */
  readOutlines(key: string): ReadonlyMap<string, FileOutline> {
    const text = this.#readPart('outlines', key);
    // As above: the name is the hash of the content.
    return new Map(text === undefined ? [] : (JSON.parse(text) as [string, FileOutline][]));
  }

  /** Puts outlines down, and tells their key. */
  writeOutlines(outlines: ReadonlyMap<string, FileOutline>): string {
    return this.#writePart('outlines', JSON.stringify([...outlines]));
  }

  /** Puts a state down in the place of the one before, and takes away what only that one needed. */
  writeState(state: CacheState): void {
    mkdirSync(this.#folder, { recursive: true });
    const body = JSON.stringify(state);
    const temporary = join(this.#folder, `state-${randomUUID()}.tmp`);
    writeFileSync(temporary, `${this.#seal(body)}\n${body}`);
    renameSync(temporary, join(this.#folder, 'state.json'));
    try {
      this.#removeUnused('facts', new Set(state.files.map(({ factsKey }) => factsKey)));
      this.#removeUnused('outlines', new Set([state.outlinesKey]));
      this.#removeLeftOver();
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

  #removeUnused(kind: PartKind, used: ReadonlySet<string | undefined>): void {
    const folder = join(this.#folder, kind);
    for (const name of namesIn(folder)) {
      if (!used.has(basename(name, '.json'))) rmSync(join(folder, name), { recursive: true, force: true });
    }
  }

  #removeLeftOver(): void {
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

  #readPart(kind: PartKind, key: string): string | undefined {
    const text = this.#read(partFile(kind, key));
    return text !== undefined && hexHashOf(text) === key ? text : undefined;
  }

  #writePart(kind: PartKind, text: string): string {
    const key = hexHashOf(text);
    mkdirSync(join(this.#folder, kind), { recursive: true });
    // What lies there may be damaged, and is mended then.
    if (this.#read(partFile(kind, key)) !== text) {
      writeFileSync(join(this.#folder, partFile(kind, key)), text);
    }
    return key;
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

function partFile(kind: PartKind, key: string): string {
  return `${kind}/${key}.json`;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
