import type { BaselineEntry } from './baseline.ts';

/** After so many entries the list helps nobody. */
const LISTED_ENTRIES = 5;

/** Says that the baseline is not there. */
export function missingBaseline(file: string): string {
  return `There is no baseline \`${file}\`: correct the name, or write it with \`hearsay check --baseline ${file} --update-baseline\`.`;
}

/** Says that the baseline could not be read. */
export function unreadableBaseline(file: string, reason: string): string {
  return `The baseline \`${file}\` could not be read (${reason}): name a file that can be.`;
}

/** Says that the baseline is not JSON. */
export function brokenBaseline(file: string): string {
  return `The baseline \`${file}\` is not JSON: correct it (a merge may have left its marks), or remove it and write it again with \`--update-baseline\`.`;
}

/** Says that a JSON file is something else than a baseline. */
export function foreignBaseline(file: string): string {
  return `\`${file}\` is JSON, but no baseline of Hearsay: name another file, or remove this one and write a baseline with \`--update-baseline\`.`;
}

/** Says that a later version wrote the baseline. */
export function newerBaseline(file: string, version: number, known: number): string {
  return `The baseline \`${file}\` has version ${version}, and this Hearsay reads version ${known}: update @hearsay/checker.`;
}

/** Says that the baseline could not be written. */
export function unwritableBaseline(file: string, reason: string): string {
  return `The baseline could not be written to \`${file}\` (${reason}): name a file in a folder that can be written to.`;
}

/** Says that there is no file to update. */
export function updateWithoutBaseline(): string {
  return '`--update-baseline` needs a file: add `--baseline <file>`, or set `baseline` in the config file.';
}

/** Tells of entries that nothing was found for. */
export function staleEntries(file: string, entries: readonly BaselineEntry[]): string {
  const listed = entries.slice(0, LISTED_ENTRIES).map((entry) => `${entry.file} (${entry.rule})`);
  const further = entries.length - listed.length;
  const names = further === 0 ? listed : [...listed, `${further} more`];
  const are = entries.length === 1 ? 'entry of the baseline is' : 'entries of the baseline are';
  return `${entries.length} ${are} no longer found: ${names.join(', ')}. \`hearsay check --baseline ${file} --update-baseline\` removes what is gone.`;
}

/** How a baseline was changed. */
export interface BaselineChange {
  readonly added: number;
  readonly removed: number;
  readonly total: number;
}

/** Tells what was written. */
export function writtenBaseline(file: string, { added, removed, total }: BaselineChange): string {
  const entries = total === 1 ? '1 entry' : `${total} entries`;
  if (added + removed === 0) return `The baseline ${file} is up to date with ${entries}.`;
  return `Wrote the baseline ${file} with ${entries}: ${added} added, ${removed} removed.`;
}

/** Tells why nothing was written. */
export function keptBaseline(file: string): string {
  return `The baseline ${file} was not updated, because something could not be checked and its findings are unknown: correct the errors and run the check again.`;
}
