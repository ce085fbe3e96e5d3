import type { Finding, Location, PathStep, Range, Report } from './report.ts';
import { TOOL_VERSION } from './tool-version.ts';

/** The version of the JSON report's shape. */
const REPORT_VERSION = 1;

/** Writes a report as JSON, version 1; the same report gives the same bytes. */
export function formatJson(report: Report): string {
  const { coverage, timing } = report;
  const json = {
    version: REPORT_VERSION,
    tool: { name: 'hearsay', version: TOOL_VERSION },
    findings: report.findings.map(findingJson),
    endorsements: report.endorsements.map((endorsement) => ({
      ...locationJson(endorsement),
      reason: endorsement.reason,
    })),
    coverage: {
      files: coverage.files,
      failedFiles: coverage.failedFiles.map(({ file, reason }) => ({ file, reason })),
      sources: coverage.sources,
      sinks: coverage.sinks,
      sanitizers: coverage.sanitizers,
      sdks: coverage.sdks,
    },
    timing: {
      totalMs: timing.totalMs,
      loadMs: timing.loadMs,
      extractMs: timing.extractMs,
      solveMs: timing.solveMs,
      cacheHits: timing.cacheHits,
    },
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

function findingJson(finding: Finding): object {
  const { source, sink } = finding;
  return {
    rule: finding.rule,
    severity: finding.severity,
    message: finding.message,
    fingerprint: finding.fingerprint,
    ...locationJson(finding),
    source: source === null ? null : { kind: source.kind, ...locationJson(source) },
    sink: sink === null ? null : { kind: sink.kind, rank: sink.rank, ...locationJson(sink) },
    path: pathJson(finding.path),
    otherSources: finding.otherSources.map((other) => ({
      kind: other.kind,
      ...locationJson(other),
      path: pathJson(other.path),
    })),
    ...(finding.hasMoreSources ? { hasMoreSources: true } : {}),
    status: finding.status,
  };
}

function pathJson(path: readonly PathStep[]): readonly object[] {
  return path.map((step) => ({ ...locationJson(step), note: step.note }));
}

/** Picks the keys one by one, so that their order does not hang on how the report was built. */
function locationJson({ file, range }: Location): { readonly file: string; readonly range: Range } {
  const { start, end } = range;
  return {
    file,
    range: {
      start: { line: start.line, column: start.column },
      end: { line: end.line, column: end.column },
    },
  };
}
