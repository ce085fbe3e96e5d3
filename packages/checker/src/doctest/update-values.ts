import type { DoctestReport, ValueUpdate } from './doctest-report.ts';

/** A document as it would be with the values that its blocks have. */
export interface UpdatedDocument {
  /** Absolute. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** Writes the values that `// =>` comments should state into the texts of their documents; nothing on disk changes. */
export function updateValues(
  report: Pick<DoctestReport, 'results'>,
  textOf: (file: string) => string,
): readonly UpdatedDocument[] {
  const byFile = new Map<string, ValueUpdate[]>();
  for (const { block, values } of report.results) {
    if (values.length > 0) byFile.set(block.file, [...(byFile.get(block.file) ?? []), ...values]);
  }
  return [...byFile].map(([file, values]) => {
    const before = textOf(file);
    return { file, before, after: withValues(before, values) };
  });
}

function withValues(text: string, values: readonly ValueUpdate[]): string {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split(newline);
  // From below, so that the numbers of the lines above stay right.
  for (const { line, lineCount, shown } of [...values].sort((one, other) => other.line - one.line)) {
    const first = lines[line - 1] ?? '';
    const head = /^.*?\/\/\s*=>/u.exec(first)?.[0];
    if (head === undefined) continue;
    const [value = '', ...rest] = shown;
    // What the comment itself stands behind: the marks of a doc comment or a quote, and the indentation.
    const margin = /^\s*(?:[*>]\s?)*\s*/u.exec(first)?.[0] ?? '';
    lines.splice(line - 1, lineCount, `${head} ${value}`, ...rest.map((more) => `${margin}// ${more}`));
  }
  return lines.join(newline);
}
