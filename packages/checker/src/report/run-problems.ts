import { failedFile, unanalysedFile } from '../project/project-messages.ts';
import type { Report } from './report.ts';

/** One thing that could not be loaded or read. */
export interface RunProblem {
  readonly text: string;
  /** The file that it is about, where it is about one. */
  readonly file: string | undefined;
}

/** Lists what could not be loaded or read, each failed file with its name. */
export function runProblems(report: Report): readonly RunProblem[] {
  const files = new Map<string, string>();
  for (const { file, reason } of report.coverage.failedFiles) {
    for (const sentence of [failedFile(file, reason), unanalysedFile(file, reason)])
      files.set(sentence, file);
  }
  return report.problems.map((text) => ({ text, file: files.get(text) }));
}
