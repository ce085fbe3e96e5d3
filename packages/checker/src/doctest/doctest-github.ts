import { posix } from 'node:path';
import { workflowCommand } from '../report/github/workflow-command.ts';
import { relativePath } from '../project/relative-path.ts';
import { countOutcomes, type DoctestReport } from './doctest-report.ts';

/** Writes what does not hold as workflow commands of GitHub Actions; the last line sums up. */
export function formatDoctestGithub(report: DoctestReport, cwd: string, folder: string = ''): string {
  const commands = report.results.flatMap(({ block, faults }) =>
    faults.map(({ line, column, message }) =>
      workflowCommand(
        'error',
        { file: posix.join(folder, relativePath(cwd, block.file)), line, col: column, title: 'doctest' },
        message,
      ),
    ),
  );
  const { failed } = countOutcomes(report);
  return `${[...commands, `${report.results.length} blocks, ${failed} failed.`].join('\n')}\n`;
}
