import { knownSdks, type ApiEntry, type Coverage, type SdkCatalog } from '@hearsay/flow';
import { unmatchedRow } from './config-messages.ts';
import type { FoundConfig } from './find-config.ts';
import type { ConfigSanitizer, ConfigSink, ConfigSource } from './hearsay-config.ts';

/** The shape of a result of which every part is text of a model. */
const SHAPE = 'config.text';

/** Makes catalogs of the rows of a config, one for each package. */
export function configCatalogs({ values }: FoundConfig): readonly SdkCatalog[] {
  const entries = new Map<string, ApiEntry[]>();
  const add = (packageName: string, entry: ApiEntry): void => {
    entries.set(packageName, [...(entries.get(packageName) ?? []), entry]);
  };
  for (const row of values.sources) add(row.package, sourceEntry(row));
  for (const row of values.sinks) add(row.package, sinkEntry(row));
  for (const row of values.sanitizers) add(row.package, { names: [row.export], role: 'quotation' });
  return [...entries].map(([packageName, rows]) => ({
    sdk: packageName,
    packages: [packageName],
    versionedBy: [packageName],
    shapes: { [SHAPE]: {} },
    entries: rows,
  }));
}

function sourceEntry({ export: name, path }: ConfigSource): ApiEntry {
  return path === undefined
    ? { names: [name], result: SHAPE }
    : { names: [name], parameters: [{ at: [path] }] };
}

function sinkEntry({ export: name, path = '(0)', rank = 'user' }: ConfigSink): ApiEntry {
  return { names: [name], sinks: [{ rank, at: [path] }] };
}

/** Tells of each row that recognised nothing: a name that is not quite right looks like safety. */
export function unmatchedRows(
  { name, values }: FoundConfig,
  coverage: Coverage,
  control: boolean,
): readonly string[] {
  const { kinds = [], sdks } = coverage;
  const isCalled = (row: ConfigSink): boolean =>
    // Sinks of control are not looked for while their rule is off.
    (row.rank === 'control' && !control) || kinds.some((kind) => isKindOf(kind, row));
  const isSeen = (row: ConfigSanitizer): boolean =>
    sdks.some((sdk) => sdk === row.package || sdk.startsWith(`${row.package}@`));
  return [
    ...tell(name, 'sources', values.sources, isCalled),
    ...tell(name, 'sinks', values.sinks, isCalled),
    // A sanitizer leaves no place behind; that its package is called at all is what can be seen.
    ...tell(name, 'sanitizers', values.sanitizers, isSeen),
  ];
}

function tell(
  file: string,
  key: string,
  rows: readonly ConfigSanitizer[],
  isMatched: (row: ConfigSanitizer) => boolean,
): readonly string[] {
  return rows.flatMap((row, index) =>
    isMatched(row) ? [] : [unmatchedRow(file, `${key}[${index}]`, row.export, row.package)],
  );
}

/** Kinds are `sdk:function`, followed by the way to the parameter; a row may go with an SDK of the catalog. */
function isKindOf(kind: string, row: ConfigSanitizer): boolean {
  const sdks = knownSdks.filter(({ packages }) => packages.includes(row.package)).map(({ sdk }) => sdk);
  const name = row.export.replace(/^new /u, '').replace('#', '.');
  return [row.package, ...sdks]
    .map((sdk) => `${sdk}:${name}`)
    .some((shown) => kind === shown || kind.startsWith(`${shown}.`) || kind.startsWith(`${shown}(`));
}
