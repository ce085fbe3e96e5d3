import { CommanderError } from 'commander';
import { EXIT_STATUS } from '../report/exit-status.ts';
import { UsageError } from '../usage-error.ts';
import { internalError, outOfMemory, wrongUsage } from './cli-messages.ts';
import { writeProblem } from './write-message.ts';

const COMMANDS: readonly string[] = ['check', 'doctest', 'explain', 'fixtures', 'init', 'schema', 'tools'];

/** Says on standard error why a command ended early, and decides the exit status. */
export function failureStatus(error: unknown, argv: readonly string[]): number {
  if (error instanceof CommanderError) return commanderStatus(error, argv);
  if (error instanceof UsageError) writeProblem(error.message);
  else if (isOutOfMemory(error)) writeProblem(outOfMemory());
  else writeProblem(internalError(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  return EXIT_STATUS.failure;
}

function commanderStatus(error: CommanderError, argv: readonly string[]): number {
  if (error.exitCode === 0) return EXIT_STATUS.clean;
  // The help page has said everything already.
  if (error.code !== 'commander.help') writeProblem(wrongUsage(error.message, commandName(argv)));
  return EXIT_STATUS.failure;
}

function commandName(argv: readonly string[]): string {
  const [, , command] = argv;
  return COMMANDS.includes(command ?? '') ? `hearsay ${command}` : 'hearsay';
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
