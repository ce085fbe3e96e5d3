import type { Report } from './report.ts';
import { newFindings } from './shown-findings.ts';

/** What the process tells its caller. */
export const EXIT_STATUS = {
  clean: 0,
  findings: 1,
  failure: 2,
  interrupted: 130,
} as const;

/**
 * Decides the exit status of a check.
 *
 * What could not be loaded or read weighs more than what was found: a check with holes is not a result.
 *
 * @param maxWarnings - How many warnings are allowed; any number when left out.
 */
export function exitStatus(report: Report, maxWarnings: number = Number.POSITIVE_INFINITY): number {
  if (report.problems.length > 0) return EXIT_STATUS.failure;
  const findings = newFindings(report);
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  return findings.length > warnings || warnings > maxWarnings ? EXIT_STATUS.findings : EXIT_STATUS.clean;
}
