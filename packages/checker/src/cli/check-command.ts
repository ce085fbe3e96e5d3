import { Command } from 'commander';
import { CLI_HELP } from './cli-messages.ts';
import { collectValues } from './collect-values.ts';
import type { CheckFlags } from './check-flags.ts';

/** Builds `hearsay check`. */
export function checkCommand(): Command {
  return new Command('check')
    .summary(CLI_HELP.check)
    .description(CLI_HELP.program)
    .argument('[files or folders...]', CLI_HELP.checkPaths)
    .option('-p, --project <tsconfig>', CLI_HELP.project, collectValues)
    .option('--format <format>', CLI_HELP.format, collectValues)
    .option('--rule <name=level>', CLI_HELP.rule, collectValues)
    .option('--baseline <file>', CLI_HELP.baseline)
    .option('--update-baseline', CLI_HELP.updateBaseline)
    .option('--cache', CLI_HELP.cache)
    .option('--no-cache', CLI_HELP.noCache)
    .option('--cache-location <folder>', CLI_HELP.cacheLocation)
    .option('--write-facts <file>', CLI_HELP.writeFacts)
    .option('--read-facts <file or glob>', CLI_HELP.readFacts, collectValues)
    .option('--watch', CLI_HELP.watch)
    .option('--max-warnings <n>', CLI_HELP.maxWarnings)
    .option('--quiet', CLI_HELP.quiet)
    .option('--stats', CLI_HELP.stats)
    .option('--color', CLI_HELP.color)
    .option('--no-color', CLI_HELP.noColor)
    .helpOption('-h, --help', CLI_HELP.help)
    .addHelpText('after', CLI_HELP.checkExamples + CLI_HELP.exitStatus)
    .action(async (paths: string[], flags: CheckFlags) => {
      // Loaded late, as no help page needs it.
      const { runCheck } = await import('./run-check.ts');
      process.exitCode = await runCheck(paths, flags);
    });
}
