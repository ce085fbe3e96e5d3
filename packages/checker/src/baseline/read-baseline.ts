import { readFileSync } from 'node:fs';
import { UsageError } from '../usage-error.ts';
import { BASELINE_VERSION, type BaselineEntry } from './baseline.ts';
import { brokenBaseline, foreignBaseline, newerBaseline, unreadableBaseline } from './baseline-messages.ts';

/**
 * Reads the entries of a baseline; `undefined` when there is no such file.
 *
 * @param name - How messages call the file.
 * @throws UsageError for a file that cannot be read or that is no baseline of this version.
 */
export function readBaseline(file: string, name: string): readonly BaselineEntry[] | undefined {
  const text = readText(file, name);
  if (text === undefined) return undefined;
  const json = parse(text, name);
  if (!isRecord(json) || json['tool'] !== 'hearsay') throw new UsageError(foreignBaseline(name));
  const { version, findings } = json;
  if (typeof version === 'number' && version > BASELINE_VERSION) {
    throw new UsageError(newerBaseline(name, version, BASELINE_VERSION));
  }
  if (version !== BASELINE_VERSION || !Array.isArray(findings)) throw new UsageError(foreignBaseline(name));
  return findings.map((entry: unknown) => {
    if (!isEntry(entry)) throw new UsageError(foreignBaseline(name));
    return entry;
  });
}

function readText(file: string, name: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    if (code === 'ENOENT') return undefined;
    throw new UsageError(unreadableBaseline(name, code));
  }
}

function parse(text: string, name: string): unknown {
  try {
    // Editors of some systems put a byte order mark in front.
    return JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch {
    throw new UsageError(brokenBaseline(name));
  }
}

function isEntry(value: unknown): value is BaselineEntry {
  if (!isRecord(value)) return false;
  return (['rule', 'file', 'fingerprint', 'message'] as const).every((key) => typeof value[key] === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
