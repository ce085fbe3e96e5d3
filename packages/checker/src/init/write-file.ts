import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '../usage-error.ts';
import { unwritableFile } from './init-messages.ts';
import type { ProposedFile } from './propose-files.ts';

/**
 * Writes a proposed file, and the folders on the way.
 *
 * @throws UsageError when that cannot be done, also when a file has come in the meantime that nobody was shown.
 */
export function writeProposedFile({ file, name, before, after }: ProposedFile): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, after, { flag: before === undefined ? 'wx' : 'w' });
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new UsageError(unwritableFile(name, reason));
  }
}
