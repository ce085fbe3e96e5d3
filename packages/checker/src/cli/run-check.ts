import { EXIT_STATUS } from '../report/exit-status.ts';
import { pathsWithWriteFacts, writtenFacts } from '../facts-file/facts-messages.ts';
import { parseRuleOptions } from '../rules/rule-levels.ts';
import { UsageError } from '../usage-error.ts';
import { checkTask, parseMaxWarnings, refuseOpposites, type CheckFlags } from './check-flags.ts';
import { checkInWorker } from './check-thread.ts';
import type { CheckAnswer, CheckTask } from './check-worker-message.ts';
import { createProgress } from './progress.ts';
import { parseReportOutputs } from './report-output.ts';
import { tellReport } from './tell-report.ts';
import { writeNotice, writeProblem } from './write-message.ts';

/**
 * Runs `hearsay check`, and answers the exit status.
 *
 * @throws UsageError for an option that means nothing.
 */
export async function runCheck(paths: readonly string[], flags: CheckFlags): Promise<number> {
  refuseOpposites(flags);
  const telling = {
    flags,
    outputs: parseReportOutputs(flags.format ?? []),
    maxWarnings: parseMaxWarnings(flags.maxWarnings),
  };
  const task = checkTask(paths, flags);
  if (flags.writeFacts !== undefined && paths[0] !== undefined) {
    throw new UsageError(pathsWithWriteFacts(paths[0]));
  }
  if (flags.writeFacts !== undefined) return runWriteFacts(flags.writeFacts, flags);
  if (flags.watch === true) {
    // Loaded late, as a check that runs once watches nothing.
    const { watchCheck } = await import('./watch-check.ts');
    return watchCheck(task, telling);
  }
  return tellReport(await performTask(task), telling);
}

async function runWriteFacts(file: string, flags: CheckFlags): Promise<number> {
  const facts = await performTask({
    kind: 'write-facts',
    options: {
      cwd: process.cwd(),
      projects: flags.project ?? [],
      rules: parseRuleOptions(flags.rule ?? []),
      file,
    },
  });
  for (const problem of facts.problems) writeProblem(problem, flags.color);
  if (flags.quiet !== true) writeNotice(writtenFacts(facts.count, facts.file), flags.color);
  return facts.problems.length === 0 ? EXIT_STATUS.clean : EXIT_STATUS.failure;
}

async function performTask<Task extends CheckTask>(task: Task): Promise<CheckAnswer<Task>> {
  const progress = createProgress(process.stderr, process.env);
  try {
    return await checkInWorker(task, { onProgress: progress.show });
  } finally {
    progress.clear();
  }
}
