import { Command } from 'commander';
import { exitOnUsageError } from './exit-on-usage-error.ts';
import { fixturesCommand } from './fixtures-command.ts';

/** Runs the `hearsay` command line. */
export async function main(argv: readonly string[]): Promise<void> {
  const program = new Command('hearsay')
    .exitOverride(exitOnUsageError)
    .addCommand(fixturesCommand());
  await program.parseAsync([...argv]);
}
