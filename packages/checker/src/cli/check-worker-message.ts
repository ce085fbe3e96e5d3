import type { AnalysisStep } from '../analysis/analysis-request.ts';
import type { CheckOptions } from '../check-projects.ts';
import type { AnalysisInputs } from '../files/trace-inputs.ts';
import type { WriteFactsOptions, WrittenFacts } from '../facts-file/write-facts.ts';
import type { Report } from '../report/report.ts';

/** What the thread that checks is asked to do. */
export type CheckTask =
  | {
      readonly kind: 'check';
      readonly options: Omit<CheckOptions, 'onProgress' | 'onInputs' | 'config' | 'parsed'>;
    }
  | { readonly kind: 'write-facts'; readonly options: Omit<WriteFactsOptions, 'onProgress' | 'config'> };

/** What comes of a task. */
export type CheckAnswer<Task extends CheckTask> = Task extends { readonly kind: 'check' }
  ? Report
  : WrittenFacts;

/** What the thread that checks tells the thread that prints. */
export type CheckWorkerMessage =
  | { readonly kind: 'step'; readonly step: AnalysisStep }
  | { readonly kind: 'inputs'; readonly inputs: AnalysisInputs }
  | { readonly kind: 'answer'; readonly answer: Report | WrittenFacts }
  /** The check was called wrongly: classes of errors do not cross threads, so the sentence does. */
  | { readonly kind: 'refusal'; readonly message: string };
