import { EXIT_STATUS } from '../report/exit-status.ts';

/** Makes the process end quietly when it is interrupted, or when nobody reads its output any more. */
export function guardProcess(): void {
  process.once('SIGINT', () => process.exit(EXIT_STATUS.interrupted));
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // `hearsay check | head` closes the pipe early; that says nothing about the check.
      if (error.code === 'EPIPE') process.exit();
      throw error;
    });
  }
}
