import type { CommanderError } from 'commander';

/**
 * Ends the process after Commander printed its message: 0 for help and version, 2 for wrong usage.
 *
 * Commander itself would end with 1, which means findings here.
 */
export function exitOnUsageError(error: CommanderError): never {
  process.exit(error.exitCode === 0 ? 0 : 2);
}
