import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { blessMessages } from '../fixtures/bless-messages.ts';
import { formatFixturesJson } from '../fixtures/fixtures-json.ts';
import type { FixturesReport } from '../fixtures/fixtures-report.ts';
import { formatFixturesReport } from '../fixtures/format-fixtures-report.ts';
import { lineDiff } from '../fixtures/line-diff.ts';
import { proposeBlessings } from '../fixtures/propose-blessings.ts';
import { runFixtures } from '../fixtures/run-fixtures.ts';
import { EXIT_STATUS } from '../report/exit-status.ts';
import { UsageError } from '../usage-error.ts';
import { wantsColor } from './color-choice.ts';
import { fixturesHelp } from './fixtures-help.ts';

/** The options of `hearsay fixtures` as they were written. */
export interface FixturesFlags {
  readonly typescript?: readonly string[];
  readonly project?: string;
  readonly format: 'pretty' | 'json';
  readonly json?: boolean;
  readonly bless?: boolean;
  readonly write?: boolean;
  readonly color?: boolean;
}

/** Runs `hearsay fixtures`, and answers the exit status. */
export async function runFixturesCommand(folder: string, flags: FixturesFlags): Promise<number> {
  if (flags.write === true && flags.bless !== true) {
    throw new UsageError(fixturesHelp.writeWithoutBless);
  }
  const report = await runFixtures({
    folder,
    ...(flags.typescript === undefined ? {} : { typescript: flags.typescript }),
    ...(flags.project === undefined ? {} : { project: flags.project }),
    draft: flags.bless === true,
  });
  const isJson = flags.json === true || flags.format === 'json';
  const color = wantsColor(process.stdout, flags.color, process.env);
  process.stdout.write(isJson ? formatFixturesJson(report) : formatFixturesReport(report, color));
  if (flags.bless === true) {
    bless(report, flags.write === true);
  }
  return report.failed === 0 ? EXIT_STATUS.clean : EXIT_STATUS.findings;
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
