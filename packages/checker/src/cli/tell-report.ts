import { exitStatus } from '../report/exit-status.ts';
import { statistics } from '../report/pretty/statistics.ts';
import type { Report } from '../report/report.ts';
import { errorsOnly } from '../report/shown-findings.ts';
import type { CheckFlags } from './check-flags.ts';
import type { ReportOutput } from './report-output.ts';
import { writeNotice, writeProblem } from './write-message.ts';
import { writeReports } from './write-reports.ts';

/** How a report is told. */
export interface TellingOptions {
  readonly flags: CheckFlags;
  readonly outputs: readonly ReportOutput[];
  readonly maxWarnings: number | undefined;
}

/** Writes a report and what was noticed on the way, and answers the exit status. */
export function tellReport(report: Report, { flags, outputs, maxWarnings }: TellingOptions): number {
  const status = exitStatus(report, maxWarnings);
  // Set before anything is written: when the reader goes away, the process ends with what is set.
  process.exitCode = status;
  const isQuiet = flags.quiet === true;
  for (const problem of report.problems) writeProblem(problem, flags.color);
  if (!isQuiet) for (const notice of report.notices) writeNotice(notice, flags.color);
  const shown = isQuiet ? errorsOnly(report) : report;
  writeReports(
    shown,
    outputs.filter((output) => isWorthWriting(shown, output)),
    { color: flags.color, stats: flags.stats === true, quiet: isQuiet },
  );
  if (flags.stats === true && !outputs.some(({ format }) => format === 'pretty')) {
    process.stderr.write(`${statistics(report).join('\n')}\n`);
  }
  return status;
}

/** Where nothing was read, a page of zeros for people would only push the reason off the screen. */
function isWorthWriting(report: Report, { format }: ReportOutput): boolean {
  return format !== 'pretty' || report.coverage.files > 0 || report.problems.length === 0;
}
