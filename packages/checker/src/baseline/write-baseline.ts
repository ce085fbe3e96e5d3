import { mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compareText } from '../report/finding-order.ts';
import { UsageError } from '../usage-error.ts';
import { BASELINE_VERSION, type BaselineEntry } from './baseline.ts';
import { unwritableBaseline } from './baseline-messages.ts';

/**
 * Writes a baseline in one step, so that nobody ever reads half of one.
 *
 * @param name - How messages call the file.
 * @throws UsageError when the file cannot be written.
 */
export function writeBaseline(file: string, entries: readonly BaselineEntry[], name: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const target = throughLinks(file);
    // In the same folder, because a file cannot be moved in one step between disks.
    const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
    try {
      writeFileSync(temporary, baselineText(entries));
      renameSync(temporary, target);
    } finally {
      rmSync(temporary, { force: true });
    }
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new UsageError(unwritableBaseline(name, reason));
  }
}

/** Lays out a baseline so that two branches that each add an entry seldom meet on one line. */
export function baselineText(entries: readonly BaselineEntry[]): string {
  const findings = entries.map(({ rule, file, fingerprint, message }) => ({
    rule,
    file,
    fingerprint,
    message,
  }));
  findings.sort(
    (left, right) =>
      compareText(left.file, right.file) ||
      compareText(left.rule, right.rule) ||
      compareText(left.fingerprint, right.fingerprint),
  );
  return `${JSON.stringify({ version: BASELINE_VERSION, tool: 'hearsay', findings }, null, 2)}\n`;
}

/** A link stays a link; what it points at is replaced. */
function throughLinks(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}
