import { Command, Option } from 'commander';
import { CLI_HELP } from './cli-messages.ts';
import { collectValues } from './collect-values.ts';
import type { ToolsFlags } from './run-tools-command.ts';
import { toolsHelp } from './tools-help.ts';

/** Builds `hearsay tools`. */
export function toolsCommand(): Command {
  return new Command('tools')
    .summary(toolsHelp.summary)
    .description(toolsHelp.description)
    .argument('[file]', toolsHelp.file)
    .addOption(
      new Option('--format <format>', toolsHelp.format).choices(['pretty', 'json']).default('pretty'),
    )
    .option('--mcp <server>', toolsHelp.mcp)
    .option('--json', toolsHelp.json)
    .option('--check <check=level>', toolsHelp.check, collectValues)
    .option('--flat', toolsHelp.flat)
    .option('--max-warnings <n>', toolsHelp.maxWarnings)
    .option('--quiet', toolsHelp.quiet)
    .option('--color', CLI_HELP.color)
    .option('--no-color', CLI_HELP.noColor)
    .helpOption('-h, --help', CLI_HELP.help)
    .addHelpText('after', toolsHelp.after)
    .action(async (file: string | undefined, flags: ToolsFlags) => {
      // Loaded late, as no help page needs it, and no other command does.
      const { runToolsCommand } = await import('./run-tools-command.ts');
      process.exitCode = await runToolsCommand(file, flags);
    });
}
