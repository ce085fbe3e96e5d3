import { Command } from 'commander';
import { INIT_HELP } from '../init/init-messages.ts';
import { CLI_HELP } from './cli-messages.ts';
import type { InitFlags } from './run-init.ts';

/** Builds `hearsay init`. */
export function initCommand(): Command {
  return new Command('init')
    .summary(INIT_HELP.summary)
    .description(INIT_HELP.description)
    .option('--yes', INIT_HELP.yes)
    .option('--dry-run', INIT_HELP.dryRun)
    .option('--color', CLI_HELP.color)
    .option('--no-color', CLI_HELP.noColor)
    .helpOption('-h, --help', CLI_HELP.help)
    .addHelpText('after', INIT_HELP.after)
    .action(async (flags: InitFlags) => {
      const { runInit } = await import('./run-init.ts');
      process.exitCode = await runInit(flags);
    });
}
