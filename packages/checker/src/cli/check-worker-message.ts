import type { AnalysisStep } from '../analysis/analysis-request.ts';
import type { Report } from '../report/report.ts';

/** What the thread that checks tells the thread that prints. */
export type CheckWorkerMessage =
  | { readonly kind: 'step'; readonly step: AnalysisStep }
  | { readonly kind: 'report'; readonly report: Report }
  /** The check was called wrongly: classes of errors do not cross threads, so the sentence does. */
  | { readonly kind: 'refusal'; readonly message: string };
