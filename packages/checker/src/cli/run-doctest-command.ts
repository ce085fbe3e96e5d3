import { readFileSync, writeFileSync } from 'node:fs';
import { watch } from 'chokidar';
import { formatDoctestGithub } from '../doctest/doctest-github.ts';
import { formatDoctestJson } from '../doctest/doctest-json.ts';
import { doctestMessages } from '../doctest/doctest-messages.ts';
import { countOutcomes, type DoctestReport } from '../doctest/doctest-report.ts';
import { formatDoctestReport } from '../doctest/format-doctest-report.ts';
import { runDoctest } from '../doctest/run-doctest.ts';
import { updateValues } from '../doctest/update-values.ts';
import { lineDiff } from '../fixtures/line-diff.ts';
import { relativePath } from '../project/relative-path.ts';
import { EXIT_STATUS } from '../report/exit-status.ts';
import { UsageError } from '../usage-error.ts';
import { watching } from './cli-messages.ts';
import { wantsColor } from './color-choice.ts';
import { failureStatus } from './failure-status.ts';
import { repositoryFolder } from './repository-folder.ts';
import { writeNotice } from './write-message.ts';

/** The options of `hearsay doctest` as they were written. */
export interface DoctestFlags {
  readonly project?: string;
  readonly typescript?: readonly string[];
  readonly format: 'pretty' | 'json' | 'github';
  readonly timeout?: string;
  readonly update?: boolean;
  readonly write?: boolean;
  readonly watch?: boolean;
  readonly color?: boolean;
}

/** Milliseconds of quiet before a run begins: editors write several files at once. */
const QUIET_TIME = 100;

/** Runs `hearsay doctest`, and answers the exit status. */
export async function runDoctestCommand(files: readonly string[], flags: DoctestFlags): Promise<number> {
  if (flags.write === true && flags.update !== true) {
    throw new UsageError(doctestMessages.run.writeWithoutUpdate());
  }
  const timeoutMs = readTimeout(flags.timeout);
  const run = async (): Promise<number> => {
    const report = await runDoctest({
      files,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...(flags.project === undefined ? {} : { project: flags.project }),
      ...(flags.typescript === undefined ? {} : { typescript: flags.typescript }),
    });
    process.stdout.write(format(report, flags));
    if (flags.update === true) update(report, flags.write === true);
    return countOutcomes(report).failed === 0 ? EXIT_STATUS.clean : EXIT_STATUS.findings;
  };
  return flags.watch === true ? watchDocuments(run, flags.color) : run();
}

function readTimeout(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  const seconds = Number(written);
  if (!Number.isFinite(seconds) || seconds <= 0) {
    throw new UsageError(doctestMessages.run.malformedTimeout(written));
  }
  return seconds * 1000;
}

function format(report: DoctestReport, flags: DoctestFlags): string {
  const cwd = process.cwd();
  if (flags.format === 'json') return formatDoctestJson(report, cwd);
  if (flags.format === 'github') return formatDoctestGithub(report, cwd, repositoryFolder(process.env, cwd));
  const color = wantsColor(process.stdout, flags.color, process.env);
  return formatDoctestReport(report, {
    color,
    width: process.stdout.isTTY ? process.stdout.columns : 120,
    cwd,
  });
}

/** The diff goes to standard error, so that a JSON report on standard output stays one. */
function update(report: DoctestReport, write: boolean): void {
  const documents = updateValues(report, (file) => readFileSync(file, 'utf8'));
  const lines = documents.flatMap(({ file, before, after }) => {
    const name = relativePath(process.cwd(), file);
    if (write) writeFileSync(file, after);
    return ['', name, ...lineDiff(before, after), ...(write ? [doctestMessages.update.written(name)] : [])];
  });
  if (documents.length === 0) lines.push(doctestMessages.update.nothing());
  else if (!write) lines.push('', doctestMessages.update.notWritten(documents.length));
  process.stderr.write(`${lines.join('\n')}\n`);
}

/** Runs, and runs again whenever a file of the working folder is saved, until the process is interrupted. */
async function watchDocuments(run: () => Promise<number>, color: boolean | undefined): Promise<number> {
  const watcher = watch('.', {
    ignoreInitial: true,
    ignored: (file) => /(?:^|[/\\])(?:node_modules|dist|\.[^/\\.][^/\\]*)(?:[/\\]|$)/u.test(file),
  });
  for (;;) {
    const saved = new Promise<void>((resolve) => {
      watcher.on('all', (_event, file) => {
        if (/\.(?:md|mdx|markdown|[cm]?[jt]sx?|json)$/u.test(file)) resolve();
      });
    });
    try {
      process.exitCode = await run();
    } catch (error) {
      process.exitCode = failureStatus(error, process.argv);
    }
    writeNotice(watching(), color);
    await saved;
    watcher.removeAllListeners('all');
    await new Promise((resolve) => setTimeout(resolve, QUIET_TIME));
  }
}
