import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PrettyOptions } from '../report/pretty-format.ts';
import type { Report } from '../report/report.ts';
import { UsageError } from '../usage-error.ts';
import { unwritableReport, writtenReport } from './cli-messages.ts';
import { wantsColor } from './color-choice.ts';
import type { ReportOutput } from './report-output.ts';
import { reportText } from './report-text.ts';
import { writeNotice } from './write-message.ts';

/** How reports are written. */
export interface WriteOptions {
  readonly color: boolean | undefined;
  readonly stats: boolean;
  readonly quiet: boolean;
}

/** On a wide terminal, lines of prose stay readable. */
const MAXIMUM_WIDTH = 120;

/**
 * Writes each report where it is to go, and creates the folders on the way.
 *
 * @throws UsageError when a file cannot be written.
 */
export function writeReports(report: Report, outputs: readonly ReportOutput[], options: WriteOptions): void {
  const { stats, quiet } = options;
  for (const { format, file } of outputs) {
    if (file === undefined) {
      process.stdout.write(reportText(report, format, forTerminal(options)));
      continue;
    }
    writeFile(file, reportText(report, format, { stats, quiet }));
    if (!quiet) writeNotice(writtenReport(format, file), options.color);
  }
}

function forTerminal({ color, stats, quiet }: WriteOptions): PrettyOptions {
  const { stdout } = process;
  return {
    color: wantsColor(stdout, color, process.env),
    stats,
    quiet,
    // Some terminals tell a width of 0.
    ...(stdout.isTTY && stdout.columns > 0 ? { width: Math.min(stdout.columns, MAXIMUM_WIDTH) } : {}),
  };
}

function writeFile(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new UsageError(unwritableReport(file, reason));
  }
}
