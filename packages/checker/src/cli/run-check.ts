import { exitStatus } from '../report/exit-status.ts';
import { statistics } from '../report/pretty/statistics.ts';
import type { Report } from '../report/report.ts';
import { errorsOnly } from '../report/shown-findings.ts';
import { parseRuleOptions, ruleLevels } from '../rules/rule-levels.ts';
import { UsageError } from '../usage-error.ts';
import { checkInWorker } from './check-in-worker.ts';
import { malformedMaxWarnings } from './cli-messages.ts';
import { createProgress } from './progress.ts';
import { parseReportOutputs, type ReportOutput } from './report-output.ts';
import { writeNotice, writeProblem } from './write-message.ts';
import { writeReports } from './write-reports.ts';

/** The options of `hearsay check` as they were written. */
export interface CheckFlags {
  readonly project?: readonly string[];
  readonly format?: readonly string[];
  readonly rule?: readonly string[];
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
  readonly cache?: boolean;
  readonly cacheLocation?: string;
  readonly maxWarnings?: string;
  readonly quiet?: boolean;
  readonly stats?: boolean;
  readonly color?: boolean;
}

/**
 * Runs `hearsay check`, and answers the exit status.
 *
 * @throws UsageError for an option that means nothing.
 */
export async function runCheck(paths: readonly string[], flags: CheckFlags): Promise<number> {
  const outputs = parseReportOutputs(flags.format ?? []);
  const maxWarnings = parseMaxWarnings(flags.maxWarnings);
  const rules = parseRuleOptions(flags.rule ?? []);
  // Said again by the check itself; here, a typing mistake is told before anything is loaded.
  ruleLevels(rules);
  const report = await check(paths, flags, rules);

  const status = exitStatus(report, maxWarnings);
  // Set before anything is written: when the reader goes away, the process ends with what is set.
  process.exitCode = status;
  tell(report, flags);
  const shown = flags.quiet === true ? errorsOnly(report) : report;
  writeReports(
    shown,
    outputs.filter((output) => isWorthWriting(shown, output)),
    {
      color: flags.color,
      stats: flags.stats === true,
      quiet: flags.quiet === true,
    },
  );
  if (flags.stats === true && !outputs.some(({ format }) => format === 'pretty')) {
    process.stderr.write(`${statistics(report).join('\n')}\n`);
  }
  return status;
}

async function check(
  paths: readonly string[],
  flags: CheckFlags,
  rules: Readonly<Record<string, string>>,
): Promise<Report> {
  const progress = createProgress(process.stderr, process.env);
  try {
    return await checkInWorker(
      {
        cwd: process.cwd(),
        projects: flags.project ?? [],
        paths,
        rules,
        ...(flags.baseline === undefined ? {} : { baseline: flags.baseline }),
        updateBaseline: flags.updateBaseline === true,
        cache: { isWanted: flags.cache, location: flags.cacheLocation },
      },
      progress.show,
    );
  } finally {
    progress.clear();
  }
}

function tell(report: Report, flags: CheckFlags): void {
  for (const problem of report.problems) writeProblem(problem, flags.color);
  if (flags.quiet === true) return;
  for (const notice of report.notices) writeNotice(notice, flags.color);
}

/** Where nothing was read, a page of zeros for people would only push the reason off the screen. */
function isWorthWriting(report: Report, { format }: ReportOutput): boolean {
  return format !== 'pretty' || report.coverage.files > 0 || report.problems.length === 0;
}

function parseMaxWarnings(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  if (!/^\d+$/u.test(written)) throw new UsageError(malformedMaxWarnings(written));
  return Number(written);
}
