import type { Finding, Report } from './report.ts';

/** Lists the findings that count. */
export function newFindings(report: Report): readonly Finding[] {
  return report.findings.filter(({ status }) => status === 'new');
}

/** Leaves only what stands at error level, for `--quiet`. */
export function errorsOnly(report: Report): Report {
  return { ...report, findings: report.findings.filter(({ severity }) => severity === 'error') };
}
