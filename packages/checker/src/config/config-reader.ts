import { nearestName } from '@hearsay/flow';
import { UsageError } from '../usage-error.ts';
import { unknownKey, wrongType } from './config-messages.ts';

/** Reads values of one config file, and refuses what they may not be in a sentence that names the place. */
export interface ConfigReader {
  /** How messages call the file. */
  readonly file: string;
  list(value: unknown, path: string, expected: string): readonly unknown[];
  record(value: unknown, path: string, expected: string): Readonly<Record<string, unknown>>;
  text(value: unknown, path: string, expected: string): string;
  /** @throws UsageError always: the value is not what was expected. */
  refuse(value: unknown, path: string, expected: string): never;
  /** @throws UsageError for a key that is not one of the known. */
  refuseUnknownKeys(record: Readonly<Record<string, unknown>>, known: readonly string[], path: string): void;
}

/** Creates a reader for a file. */
export function createConfigReader(file: string): ConfigReader {
  const refuse = (value: unknown, path: string, expected: string): never => {
    throw new UsageError(wrongType(file, path, expected, kindOf(value)));
  };
  return {
    file,
    refuse,
    list: (value, path, expected) => (isList(value) ? value : refuse(value, path, expected)),
    record: (value, path, expected) => (isRecord(value) ? value : refuse(value, path, expected)),
    text: (value, path, expected) =>
      typeof value === 'string' && value !== '' ? value : refuse(value, path, expected),
    refuseUnknownKeys: (record, known, path) => {
      const unknown = Object.keys(record).find((key) => !known.includes(key));
      if (unknown === undefined) return;
      const named = path === '' ? unknown : `${path}.${unknown}`;
      throw new UsageError(unknownKey(file, named, nearestName(unknown, known), known));
    },
  };
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Promise);
}

/** The kind of a value in words; the value itself may be anything. */
function kindOf(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  if (value === '') return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Promise) return 'a promise';
  if (typeof value === 'object') return 'an object';
  return `a ${typeof value}`;
}
