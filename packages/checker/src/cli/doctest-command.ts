import { Command, Option } from 'commander';
import { CLI_HELP } from './cli-messages.ts';
import { collectValues } from './collect-values.ts';
import { doctestHelp } from './doctest-help.ts';
import type { DoctestFlags } from './run-doctest-command.ts';

/** Builds `hearsay doctest`: exit status 0 all blocks hold, 1 a block does not, 2 usage or a run that cannot start. */
export function doctestCommand(): Command {
  return new Command('doctest')
    .summary(doctestHelp.summary)
    .description(doctestHelp.description)
    .argument('<files...>', doctestHelp.files)
    .option('-p, --project <tsconfig>', doctestHelp.project)
    .option('-t, --typescript <package>', doctestHelp.typescript, collectValues)
    .addOption(
      new Option('--format <format>', doctestHelp.format)
        .choices(['pretty', 'json', 'github'])
        .default('pretty'),
    )
    .option('--timeout <seconds>', doctestHelp.timeout)
    .option('--update', doctestHelp.update)
    .option('--write', doctestHelp.write)
    .option('--watch', doctestHelp.watch)
    .option('--color', CLI_HELP.color)
    .option('--no-color', CLI_HELP.noColor)
    .helpOption('-h, --help', CLI_HELP.help)
    .addHelpText('after', doctestHelp.after)
    .action(async (files: readonly string[], flags: DoctestFlags) => {
      // Loading the compiler takes half a second, for which a help page should not wait.
      const { runDoctestCommand } = await import('./run-doctest-command.ts');
      process.exitCode = await runDoctestCommand(files, flags);
    });
}
