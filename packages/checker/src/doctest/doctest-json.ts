import { relativePath } from '../project/relative-path.ts';
import { countOutcomes, type DoctestReport } from './doctest-report.ts';

/**
 * Formats a doctest run as JSON, version 1; the same run gives the same bytes, `timing` aside.
 *
 * Files are relative to the working folder, with `/`; lines and columns are 1-based places in the document.
 */
export function formatDoctestJson(report: DoctestReport, cwd: string): string {
  const json = {
    version: 1,
    typescript: report.compilers.map(({ typescript }) => typescript),
    counts: { documents: report.documents.length, blocks: report.results.length, ...countOutcomes(report) },
    blocks: report.results.map(({ block, outcome, faults }) => ({
      file: relativePath(cwd, block.file),
      line: block.line,
      ...(block.name === undefined ? {} : { name: block.name }),
      outcome,
      ...(block.demand.kind === 'ignored' ? { reason: block.demand.reason } : {}),
      faults,
    })),
    timing: {
      totalMs: Math.round(report.totalMs),
      compilers: report.compilers.map(({ typescript, milliseconds }) => ({
        typescript,
        totalMs: Math.round(milliseconds),
      })),
    },
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}
