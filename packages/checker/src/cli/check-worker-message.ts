import type { CheckStep } from '../check-projects.ts';
import type { Report } from '../report/report.ts';

/** What the thread that checks tells the thread that prints. */
export type CheckWorkerMessage =
  { readonly kind: 'step'; readonly step: CheckStep } | { readonly kind: 'report'; readonly report: Report };
