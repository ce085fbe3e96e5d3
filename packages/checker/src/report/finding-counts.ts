import type { Report } from './report.ts';
import { newFindings } from './shown-findings.ts';

/** How many findings of each sort a report has. */
export interface FindingCounts {
  readonly errors: number;
  readonly warnings: number;
  /** In how many files the errors and warnings are. */
  readonly files: number;
  readonly baseline: number;
  readonly suppressed: number;
}

/** Counts the findings: new ones by severity, the others by status. */
export function countFindings(report: Report): FindingCounts {
  const findings = newFindings(report);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return {
    errors,
    warnings: findings.length - errors,
    files: new Set(findings.map(({ file }) => file)).size,
    baseline: report.findings.filter(({ status }) => status === 'baseline').length,
    suppressed: report.findings.filter(({ status }) => status === 'suppressed').length,
  };
}
