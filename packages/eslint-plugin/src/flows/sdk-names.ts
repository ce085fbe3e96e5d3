import { flowNames, knownSdks, type FlowNames, type SdkCatalog } from '@hearsay/flow';

const NAMES: ReadonlyMap<SdkCatalog, FlowNames> = new Map(knownSdks.map((sdk) => [sdk, flowNames([sdk])]));

const ALL: ReadonlySet<string> = new Set(
  [...NAMES.values()].flatMap(({ sources, sinks }) =>
    [sources, sinks].flatMap(({ functions, methods }) => [...functions, ...methods]),
  ),
);

/** The names that the sources and sinks of an SDK are used under. */
export function namesOfSdk(sdk: SdkCatalog): readonly FlowNames[] {
  const names = NAMES.get(sdk);
  return names === undefined ? [] : [names];
}

/** Whether a source or a sink of any SDK is used under a name: those of most names in a program are not. */
export function isSdkName(name: string): boolean {
  return ALL.has(name);
}
