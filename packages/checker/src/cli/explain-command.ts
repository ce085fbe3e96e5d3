import { PAGES_URL } from '@hearsay/flow';
import { Command } from 'commander';
import { EXPLAIN_HELP } from '../explain/explain-messages.ts';
import { rulePageText } from '../explain/rule-page.ts';
import { renderPage } from '../explain/render-page.ts';
import { createPalette } from '../report/pretty/palette.ts';
import { CLI_HELP } from './cli-messages.ts';
import { wantsColor } from './color-choice.ts';

/** The options of `hearsay explain` as they were written. */
interface ExplainFlags {
  readonly color?: boolean;
}

/** Lines of prose stay readable, and fit most terminals. */
const WIDTH = 100;
const MINIMUM_WIDTH = 40;

/** Builds `hearsay explain`. */
export function explainCommand(): Command {
  return new Command('explain')
    .summary(EXPLAIN_HELP.summary)
    .description(EXPLAIN_HELP.description)
    .argument('<rule>', EXPLAIN_HELP.rule)
    .option('--color', CLI_HELP.color)
    .option('--no-color', CLI_HELP.noColor)
    .helpOption('-h, --help', CLI_HELP.help)
    .addHelpText('after', EXPLAIN_HELP.examples)
    .action((rule: string, flags: ExplainFlags) => {
      const { stdout } = process;
      const color = wantsColor(stdout, flags.color, process.env);
      // Some terminals tell a width of 0.
      const columns = stdout.isTTY && stdout.columns > 0 ? stdout.columns : WIDTH;
      const width = Math.min(Math.max(columns, MINIMUM_WIDTH), WIDTH);
      stdout.write(
        renderPage(rulePageText(rule), { palette: createPalette(color), color, width, baseUrl: PAGES_URL }),
      );
    });
}
