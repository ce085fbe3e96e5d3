import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CachedFacts, CacheState } from '../../src/cache/cache-state.ts';
import { CacheStore } from '../../src/cache/cache-store.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const KEY = 'a'.repeat(24);
const OTHER_KEY = 'b'.repeat(24);
const DAY = 24 * 60 * 60;
const FACTS: CachedFacts = { failure: 'too deep' };

/** A store with one state and the facts of one file. */
function filledStore(): {
  readonly location: string;
  readonly store: CacheStore;
  readonly state: CacheState;
  readonly factsKey: string;
} {
  const location = temporaryFolder({});
  const store = new CacheStore(location, KEY);
  const factsKey = store.writeFacts(FACTS);
  const state = stateWith(factsKey);
  store.writeState(state);
  return { location, store, state, factsKey };
}

function stateWith(factsKey: string): CacheState {
  // What a store keeps is not its own business, but for the keys of facts.
  return { files: [{ file: '/desk/a.ts', factsKey }] } as unknown as CacheState;
}

function flip(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

describe('CacheStore', () => {
  it('gives back what was put there', () => {
    const { location, state, factsKey } = filledStore();
    const store = new CacheStore(location, KEY);
    expect([store.readState(), store.readFacts(factsKey)]).toEqual([state, FACTS]);
  });

  it('knows nothing without a folder', () => {
    const store = new CacheStore(join(temporaryFolder({}), 'none'), KEY);
    expect([store.readState(), store.readFacts(KEY)]).toEqual([undefined, undefined]);
  });

  it('takes no state that answers another question', () => {
    const { location } = filledStore();
    cpSync(join(location, KEY), join(location, OTHER_KEY), { recursive: true });
    expect(new CacheStore(location, OTHER_KEY).readState()).toBeUndefined();
  });

  it('takes no state with a flipped bit or without its end, wherever', () => {
    const { location, store, state } = filledStore();
    const file = join(location, KEY, 'state.json');
    const size = statSync(file).size;
    for (let at = 0; at < size; at += 1) {
      flip(file, at);
      expect(store.readState()).toBeUndefined();
      store.writeState(state);
      truncateSync(file, at);
      expect(store.readState()).toBeUndefined();
      store.writeState(state);
    }
    expect(store.readState()).toEqual(state);
  });

  it('takes no facts that are damaged, and mends them', () => {
    const { location, store, factsKey } = filledStore();
    const file = join(location, KEY, 'facts', `${factsKey}.json`);
    flip(file, 3);
    expect(store.readFacts(factsKey)).toBeUndefined();
    store.writeFacts(FACTS);
    expect(store.readFacts(factsKey)).toEqual(FACTS);
    truncateSync(file, 3);
    expect(store.readFacts(factsKey)).toBeUndefined();
    store.writeFacts(FACTS);
    expect(store.readFacts(factsKey)).toEqual(FACTS);
  });

  it('takes no facts under the name of others', () => {
    const { location, store, factsKey } = filledStore();
    const other = store.writeFacts({ failure: 'another' });
    const folder = join(location, KEY, 'facts');
    cpSync(join(folder, `${other}.json`), join(folder, `${factsKey}.json`));
    expect(store.readFacts(factsKey)).toBeUndefined();
  });

  it('takes away facts that no state names any more, and what else lies among them', () => {
    const { location, store, state, factsKey } = filledStore();
    store.writeFacts({ failure: 'another' });
    mkdirSync(join(location, KEY, 'facts/folder/deep'), { recursive: true });
    store.writeState(state);
    expect(readdirSync(join(location, KEY, 'facts'))).toEqual([`${factsKey}.json`]);
  });

  it('gives back outlines, and takes none that are damaged', () => {
    const { location, store } = filledStore();
    const outlines = new Map([['/desk/a.d.ts', { isShared: false, text: 'export {};', isIdle: true }]]);
    const key = store.writeOutlines(outlines);
    const before = store.readOutlines(key);
    flip(join(location, KEY, 'outlines', `${key}.json`), 3);
    expect([before, store.readOutlines(key), store.readOutlines(KEY)]).toEqual([
      outlines,
      new Map(),
      new Map(),
    ]);
  });

  it('takes away outlines that no state names any more', () => {
    const { location, store, state } = filledStore();
    const outlinesKey = store.writeOutlines(
      new Map([['/a.d.ts', { isShared: false, text: '', isIdle: false }]]),
    );
    store.writeOutlines(new Map());
    store.writeState({ ...state, outlinesKey });
    expect(readdirSync(join(location, KEY, 'outlines'))).toEqual([`${outlinesKey}.json`]);
  });

  it('takes away what a killed check left half-written, after a day', () => {
    const { location, store, state } = filledStore();
    const young = join(location, KEY, 'state-1.tmp');
    const old = join(location, KEY, 'state-2.tmp');
    writeFileSync(young, '');
    writeFileSync(old, '');
    utimesSync(old, Date.now() / 1000 - 2 * DAY, Date.now() / 1000 - 2 * DAY);
    store.writeState(state);
    expect([existsSync(young), existsSync(old)]).toEqual([true, false]);
  });

  it('takes away its own folders that nobody has used for long, and nobody else’s', () => {
    const { location, store, state } = filledStore();
    const stamp = Date.now() / 1000 - 20 * DAY;
    for (const name of [OTHER_KEY, 'notes', 'c'.repeat(24)]) {
      mkdirSync(join(location, name));
      writeFileSync(join(location, name, 'state.json'), '');
      if (!name.startsWith('c')) utimesSync(join(location, name, 'state.json'), stamp, stamp);
    }
    store.writeState(state);
    expect(readdirSync(location).sort()).toEqual([KEY, 'c'.repeat(24), 'notes'].sort());
  });

  it('begins anew where something else lies in its place', () => {
    const { location, store, state } = filledStore();
    const file = join(location, KEY, 'state.json');
    rmSync(file);
    mkdirSync(join(file, 'folder'), { recursive: true });
    expect(store.readState()).toBeUndefined();
    expect(() => store.writeState(state)).toThrow();
    store.discard();
    store.writeState(state);
    expect(store.readState()).toEqual(state);
  });
});
