import { createCommandLine } from './create-command-line.ts';
import { failureStatus } from './failure-status.ts';
import { guardProcess } from './guard-process.ts';

/**
 * Runs the `hearsay` command line.
 *
 * It sets the exit status and returns, so that everything written reaches its reader before the process ends.
 *
 * @param argv - As in `process.argv`: the interpreter and the script come first.
 */
export async function main(argv: readonly string[]): Promise<void> {
  guardProcess();
  try {
    await createCommandLine().parseAsync([...argv]);
  } catch (error) {
    process.exitCode = failureStatus(error, argv);
  }
}
