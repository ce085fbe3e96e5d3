import type { Log, Run } from 'sarif';
import type { Report } from './report.ts';
import { sarifInvocation, sarifNotificationKinds } from './sarif/sarif-invocation.ts';
import { SOURCE_ROOT, sarifLocation } from './sarif/sarif-location.ts';
import { SOURCE_ROOT_TEXT } from './sarif/sarif-messages.ts';
import { sarifResult } from './sarif/sarif-result.ts';
import { sarifRules } from './sarif/sarif-rules.ts';
import { sourceLines, type SourceLines } from './source-lines.ts';
import { TOOL_VERSION } from './tool-version.ts';

/** The published schema of the format. */
const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/**
 * Writes a report as SARIF 2.1.0; the same report gives the same bytes, whatever the time that the check took.
 *
 * Endorsements stand under `properties` of the run, because code hosts raise an alert for every result, of whatever
 * kind, and a decision with a reason is none.
 */
export function formatSarif(report: Report): string {
  const log: Log = { $schema: SCHEMA, version: '2.1.0', runs: [runOf(report)] };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function runOf(report: Report): Run {
  const linesOf = sourceLines(report);
  const isCompared = report.findings.some(({ status }) => status === 'baseline');
  return {
    tool: {
      driver: {
        name: 'hearsay',
        version: TOOL_VERSION,
        semanticVersion: TOOL_VERSION,
        informationUri: 'https://github.com/hearsay-ts/hearsay',
        rules: sarifRules(),
        notifications: sarifNotificationKinds(),
      },
    },
    invocations: [sarifInvocation(report)],
    originalUriBaseIds: { [SOURCE_ROOT]: { description: { text: SOURCE_ROOT_TEXT } } },
    columnKind: 'utf16CodeUnits',
    // As the compiler counts lines.
    newlineSequences: ['\r\n', '\n', '\r', '\u2028', '\u2029'],
    results: report.findings.map((finding) => sarifResult(finding, { linesOf, isCompared })),
    properties: { endorsements: endorsementsOf(report, linesOf), coverage: coverageOf(report) },
  };
}

function endorsementsOf(report: Report, linesOf: SourceLines): readonly object[] {
  return report.endorsements.map((endorsement) => ({
    location: sarifLocation(endorsement, linesOf),
    reason: endorsement.reason,
  }));
}

function coverageOf({ coverage }: Report): object {
  const { files, failedFiles, sources, sinks, sanitizers, sdks } = coverage;
  return { files, failedFiles: failedFiles.map(({ file }) => file), sources, sinks, sanitizers, sdks };
}
