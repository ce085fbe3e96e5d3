import type { Report } from '@hearsay/checker';

/** What stands behind a line of a guide that the check must report: the rank of the sink. */
const MARKER = /\/\/ leak: (?<rank>[a-z-]+)$/;

/** The lines of a program whose comment says that they leak, each with the rank of the sink and its text. */
export function markedLines(code: string): string[] {
  return code.split('\n').flatMap((text, index) => {
    const rank = MARKER.exec(text)?.groups?.['rank'];
    return rank === undefined ? [] : [describe(index + 1, rank, text)];
  });
}

/** The lines of a program that a report tells of, in the same words. */
export function reportedLines(report: Report, file: string, code: string): string[] {
  const lines = code.split('\n');
  return report.findings
    .filter((finding) => finding.file === file && finding.status === 'new')
    .sort((one, other) => one.range.start.line - other.range.start.line)
    .map(({ range: { start }, sink, rule }) =>
      describe(start.line, sink?.rank ?? rule, lines[start.line - 1] ?? ''),
    );
}

function describe(line: number, rank: string, text: string): string {
  return `${line} ${rank}: ${text.replace(MARKER, '').trim()}`;
}
