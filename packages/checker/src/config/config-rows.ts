import { parseArgumentPath, type SinkRank } from '@hearsay/flow';
import { UsageError } from '../usage-error.ts';
import { EXPECTED, malformedPath, missingKey, pathWithoutParameter } from './config-messages.ts';
import type { ConfigReader } from './config-reader.ts';
import type { ConfigSanitizer, ConfigSink, ConfigSource } from './hearsay-config.ts';

const RANKS: readonly SinkRank[] = ['system', 'tool-description', 'user', 'tool-result', 'control'];

/** Reads the rows under `sources`. */
export function readSources(reader: ConfigReader, value: unknown): readonly ConfigSource[] {
  return rowsOf(reader, value, 'sources', ['package', 'export', 'path']).map(({ at, row }) => {
    const path = pathOf(reader, row, at);
    if (path !== undefined && typeof parseArgumentPath(path).callback?.side !== 'number') {
      throw new UsageError(pathWithoutParameter(reader.file, `${at}.path`, path));
    }
    return { ...targetOf(reader, row, at), ...(path === undefined ? {} : { path }) };
  });
}

/** Reads the rows under `sinks`. */
export function readSinks(reader: ConfigReader, value: unknown): readonly ConfigSink[] {
  return rowsOf(reader, value, 'sinks', ['package', 'export', 'path', 'rank']).map(({ at, row }) => {
    const path = pathOf(reader, row, at);
    const rank = rankOf(reader, row['rank'], at);
    return {
      ...targetOf(reader, row, at),
      ...(path === undefined ? {} : { path }),
      ...(rank === undefined ? {} : { rank }),
    };
  });
}

/** Reads the rows under `sanitizers`. */
export function readSanitizers(reader: ConfigReader, value: unknown): readonly ConfigSanitizer[] {
  return rowsOf(reader, value, 'sanitizers', ['package', 'export']).map(({ at, row }) =>
    targetOf(reader, row, at),
  );
}

/** A row, and how messages call it. */
interface ReadRow {
  readonly at: string;
  readonly row: Readonly<Record<string, unknown>>;
}

function rowsOf(
  reader: ConfigReader,
  value: unknown,
  key: string,
  keys: readonly string[],
): readonly ReadRow[] {
  return reader.list(value, key, EXPECTED.rows).map((entry, index) => {
    const at = `${key}[${index}]`;
    const row = reader.record(entry, at, EXPECTED.row);
    reader.refuseUnknownKeys(row, keys, at);
    return { at, row };
  });
}

function targetOf(reader: ConfigReader, row: ReadRow['row'], at: string): ConfigSanitizer {
  return { package: nameOf(reader, row, 'package', at), export: nameOf(reader, row, 'export', at) };
}

function nameOf(reader: ConfigReader, row: ReadRow['row'], key: string, at: string): string {
  const value = row[key];
  if (value === undefined || value === '') throw new UsageError(missingKey(reader.file, at, key));
  return reader.text(value, `${at}.${key}`, EXPECTED.name);
}

function pathOf(reader: ConfigReader, row: ReadRow['row'], at: string): string | undefined {
  if (row['path'] === undefined) return undefined;
  const path = reader.text(row['path'], `${at}.path`, EXPECTED.path);
  try {
    parseArgumentPath(path);
  } catch {
    throw new UsageError(malformedPath(reader.file, `${at}.path`, path));
  }
  return path;
}

function rankOf(reader: ConfigReader, value: unknown, at: string): SinkRank | undefined {
  if (value === undefined) return undefined;
  const rank = RANKS.find((candidate) => candidate === value);
  return rank ?? reader.refuse(value, `${at}.rank`, EXPECTED.rank);
}
