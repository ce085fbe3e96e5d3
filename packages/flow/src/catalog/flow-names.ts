import type { ApiEntry, SdkCatalog } from './sdk-catalog.ts';

/** The names of one kind of API. */
export interface NamesOfKind {
  /** Functions and classes: `generateText`, `Agent`. */
  readonly functions: ReadonlySet<string>;
  /** Methods, without what they belong to: `create`. */
  readonly methods: ReadonlySet<string>;
}

/** Under which names a program can use what a text comes out of, and what it enters. */
export interface FlowNames {
  readonly sources: NamesOfKind;
  readonly sinks: NamesOfKind;
}

/** The names of all sources and sinks of some SDKs: a file without one of each has no flow of its own. */
export function flowNames(sdks: readonly SdkCatalog[]): FlowNames {
  const entries = sdks.flatMap((sdk) => sdk.entries);
  return { sources: namesOf(entries.filter(isSource)), sinks: namesOf(entries.filter(isSink)) };
}

function isSource({ result, parameters }: ApiEntry): boolean {
  return result !== undefined || (parameters?.length ?? 0) > 0;
}

function isSink({ sinks }: ApiEntry): boolean {
  return (sinks?.length ?? 0) > 0;
}

function namesOf(entries: readonly ApiEntry[]): NamesOfKind {
  const names = entries.flatMap((entry) => entry.names).map((name) => name.replaceAll('()', ''));
  const last = (name: string): string => name.split(/[ #.]/u).at(-1) ?? name;
  return {
    functions: new Set(names.filter((name) => !/[#.]/u.test(name)).map(last)),
    methods: new Set(names.filter((name) => /[#.]/u.test(name)).map(last)),
  };
}
