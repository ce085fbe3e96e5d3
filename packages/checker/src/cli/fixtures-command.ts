import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command, Option } from 'commander';
import picocolors from 'picocolors';
import { blessMessages } from '../fixtures/bless-messages.ts';
import { FixturesError } from '../fixtures/fixtures-error.ts';
import { formatFixturesJson } from '../fixtures/fixtures-json.ts';
import type { FixturesReport } from '../fixtures/fixtures-report.ts';
import { formatFixturesReport } from '../fixtures/format-fixtures-report.ts';
import { lineDiff } from '../fixtures/line-diff.ts';
import { proposeBlessings } from '../fixtures/propose-blessings.ts';
import { runFixtures } from '../fixtures/run-fixtures.ts';
import { exitOnUsageError } from './exit-on-usage-error.ts';
import { fixturesHelp } from './fixtures-help.ts';

interface FixturesFlags {
  readonly typescript?: readonly string[];
  readonly project?: string;
  readonly format: 'pretty' | 'json';
  readonly json?: boolean;
  readonly bless?: boolean;
  readonly write?: boolean;
  readonly color?: boolean;
}

/** Builds the `hearsay fixtures` command: exit status 0 all held, 1 a case fails, 2 usage or a run that cannot start. */
export function fixturesCommand(): Command {
  return new Command('fixtures')
    .summary('run compile_fail fixtures on several TypeScript versions')
    .description(fixturesHelp.description)
    .argument('<folder>', 'folder that holds the fixtures')
    .option('-t, --typescript <package>', fixturesHelp.typescript, (name, names: string[] = []) => [
      ...names,
      name,
    ])
    .option(
      '-p, --project <tsconfig>',
      'start from the compiler options of this file instead of the strict defaults',
    )
    .addOption(new Option('--format <format>', 'how to print').choices(['pretty', 'json']).default('pretty'))
    .option('--json', 'short for --format json')
    .option('--bless', 'show which headers and markers would make failing cases hold; writes nothing')
    .option('--write', 'with --bless: write what it shows')
    .option('--color', 'colour the output, also when it is no terminal')
    .option('--no-color', 'print without colour')
    .exitOverride(exitOnUsageError)
    .addHelpText('after', fixturesHelp.after)
    .action(async (folder: string, flags: FixturesFlags) => {
      process.exitCode = await runCommand(folder, flags);
    });
}

async function runCommand(folder: string, flags: FixturesFlags): Promise<number> {
  if (flags.write === true && flags.bless !== true) {
    process.stderr.write(`${fixturesHelp.writeWithoutBless}\n`);
    return 2;
  }
  try {
    const report = await runFixtures({
      folder,
      ...(flags.typescript === undefined ? {} : { typescript: flags.typescript }),
      ...(flags.project === undefined ? {} : { project: flags.project }),
      draft: flags.bless === true,
    });
    const json = flags.json === true || flags.format === 'json';
    process.stdout.write(json ? formatFixturesJson(report) : formatFixturesReport(report, wantsColor(flags)));
    if (flags.bless === true) {
      bless(report, flags.write === true);
    }
    return report.failed === 0 ? 0 : 1;
  } catch (error) {
    if (error instanceof FixturesError) {
      process.stderr.write(`${error.message}\n`);
      return 2;
    }
    throw error;
  }
}

function wantsColor(flags: FixturesFlags): boolean {
  return flags.color ?? (process.stdout.isTTY && picocolors.isColorSupported);
}

/** The diff goes to standard error, so that a JSON report on standard output stays one. */
function bless(report: FixturesReport, write: boolean): void {
  const { blessings, refused } = proposeBlessings(report);
  const lines = [...refused];
  for (const { file, before, after } of blessings) {
    lines.push('', path.relative(process.cwd(), file), ...lineDiff(before, after));
    if (write) {
      writeFileSync(file, after);
      lines.push(blessMessages.written(path.relative(process.cwd(), file)));
    }
  }
  if (blessings.length === 0) {
    lines.push(blessMessages.nothing());
  } else if (!write) {
    lines.push('', blessMessages.notWritten(blessings.length));
  }
  process.stderr.write(`${lines.join('\n')}\n`);
}
