import { Command, Option } from 'commander';
import { CLI_HELP } from './cli-messages.ts';
import { collectValues } from './collect-values.ts';
import { fixturesHelp } from './fixtures-help.ts';
import type { FixturesFlags } from './run-fixtures-command.ts';

/** Builds `hearsay fixtures`: exit status 0 all held, 1 a case fails, 2 usage or a run that cannot start. */
export function fixturesCommand(): Command {
  return new Command('fixtures')
    .summary(fixturesHelp.summary)
    .description(fixturesHelp.description)
    .argument('<folder>', fixturesHelp.folder)
    .option('-t, --typescript <package>', fixturesHelp.typescript, collectValues)
    .option('-p, --project <tsconfig>', fixturesHelp.project)
    .addOption(
      new Option('--format <format>', fixturesHelp.format).choices(['pretty', 'json']).default('pretty'),
    )
    .option('--json', fixturesHelp.json)
    .option('--bless', fixturesHelp.bless)
    .option('--write', fixturesHelp.write)
    .option('--color', CLI_HELP.color)
    .option('--no-color', CLI_HELP.noColor)
    .helpOption('-h, --help', CLI_HELP.help)
    .addHelpText('after', fixturesHelp.after)
    .action(async (folder: string, flags: FixturesFlags) => {
      // Loading the compiler takes half a second, for which a help page should not wait.
      const { runFixturesCommand } = await import('./run-fixtures-command.ts');
      process.exitCode = await runFixturesCommand(folder, flags);
    });
}
