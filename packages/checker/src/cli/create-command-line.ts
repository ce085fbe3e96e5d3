import { Command } from 'commander';
import { TOOL_VERSION } from '../report/tool-version.ts';
import { checkCommand } from './check-command.ts';
import { CLI_HELP } from './cli-messages.ts';
import { doctestCommand } from './doctest-command.ts';
import { explainCommand } from './explain-command.ts';
import { fixturesCommand } from './fixtures-command.ts';
import { initCommand } from './init-command.ts';
import { schemaCommand } from './schema-command.ts';
import { toolsCommand } from './tools-command.ts';

/** Builds the command line with all its commands; mistakes in its use are thrown, not printed. */
export function createCommandLine(): Command {
  const program = new Command('hearsay')
    .description(CLI_HELP.program)
    .version(TOOL_VERSION, '-V, --version', CLI_HELP.version)
    .helpOption('-h, --help', CLI_HELP.help)
    .addHelpText('after', CLI_HELP.exitStatus)
    .addCommand(checkCommand())
    .addCommand(doctestCommand())
    .addCommand(explainCommand())
    .addCommand(fixturesCommand())
    .addCommand(initCommand())
    .addCommand(schemaCommand())
    .addCommand(toolsCommand());
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({ outputError: () => undefined });
  }
  return program;
}
