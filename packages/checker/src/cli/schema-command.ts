import { Command } from 'commander';
import { SCHEMA_HELP } from '../schema/schema-messages.ts';
import { CLI_HELP } from './cli-messages.ts';
import type { SchemaFlags } from './run-schema.ts';

/** Builds `hearsay schema`. */
export function schemaCommand(): Command {
  return new Command('schema')
    .summary(SCHEMA_HELP.summary)
    .description(SCHEMA_HELP.description)
    .argument('<file#Type...>', SCHEMA_HELP.types)
    .option('-p, --project <tsconfig>', SCHEMA_HELP.project)
    .option('--out <file>', SCHEMA_HELP.out)
    .option('--validator <file>', SCHEMA_HELP.validator)
    .option('--check', SCHEMA_HELP.check)
    .option('--id <uri>', SCHEMA_HELP.id)
    .option('--color', CLI_HELP.color)
    .option('--no-color', CLI_HELP.noColor)
    .helpOption('-h, --help', CLI_HELP.help)
    .addHelpText('after', SCHEMA_HELP.after)
    .action(async (types: string[], flags: SchemaFlags) => {
      // Loading the compiler takes half a second, for which a help page should not wait.
      const { runSchema } = await import('./run-schema.ts');
      process.exitCode = await runSchema(types, flags);
    });
}
