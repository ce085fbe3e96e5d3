import type { CachedFacts, CacheState } from '../cache/cache-state.ts';
import type { CacheStore } from '../cache/cache-store.ts';
import { parsedFiles, type ProgramExtractor } from './program-extractor.ts';
import type { ProjectState } from './stale-files.ts';

/** What is needed to take facts from a cache. */
export interface KeepingInput {
  readonly before: CacheState;
  readonly state: ProjectState;
  /** Files whose facts may not hold any more. */
  readonly stale: ReadonlySet<string>;
  readonly store: CacheStore;
  readonly extractor: ProgramExtractor;
}

/**
 * The kept facts that still hold, by file.
 *
 * Left out are facts that took for granted that the project declares a name which it does not declare now, or the other
 * way round, and facts that are no longer there.
 */
export function keptFacts(input: KeepingInput): ReadonlyMap<string, CachedFacts> {
  const keys = new Map(input.before.files.map(({ file, factsKey }) => [file, factsKey]));
  const kept = new Map<string, CachedFacts>();
  for (const { file, program } of parsedFiles(input.state)) {
    const key = input.stale.has(file) ? undefined : keys.get(file);
    const facts = key === undefined ? undefined : input.store.readFacts(key);
    const names = input.extractor.declaredNames[program];
    if (facts !== undefined && names !== undefined && assumptionsHold(facts, names)) kept.set(file, facts);
  }
  return kept;
}

function assumptionsHold(cached: CachedFacts, names: ReadonlySet<string>): boolean {
  // Why a file failed is not worth knowing in detail: it is tried again.
  if ('failure' in cached) return false;
  const { declared, undeclared } = cached.facts.members;
  return declared.every((name) => names.has(name)) && !undeclared.some((name) => names.has(name));
}
