import { readFileSync } from 'node:fs';
import { createColors } from 'picocolors';
import { relativePath } from '../project/relative-path.ts';
import { codeFrame } from '../report/pretty/code-frame.ts';
import { plainText } from '../report/pretty/plain-text.ts';
import { countOutcomes, type BlockFault, type BlockResult, type DoctestReport } from './doctest-report.ts';

/** How a report is printed. */
export interface DoctestFormatOptions {
  readonly color: boolean;
  /** The width of the terminal, in columns. */
  readonly width: number;
  /** Where shown names start. */
  readonly cwd: string;
}

type Colors = ReturnType<typeof createColors>;

/** Prints what does not hold, with the lines of the document around it, and counts what does. */
export function formatDoctestReport(report: DoctestReport, options: DoctestFormatOptions): string {
  const colors = createColors(options.color);
  const texts = new Map<string, string>();
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(file, 'utf8');
    texts.set(file, text);
    return text;
  };
  const failed = report.results
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap((result) =>
      result.faults.map((fault) => faultText(result, fault, { ...options, colors, textOf })),
    );
  return [...failed, ...ignoredLines(report, options.cwd), summary(report, colors), ''].join('\n');
}

interface Printing extends DoctestFormatOptions {
  readonly colors: Colors;
  readonly textOf: (file: string) => string;
}

function faultText({ block }: BlockResult, fault: BlockFault, printing: Printing): string {
  const { colors, cwd, textOf } = printing;
  const place = `${relativePath(cwd, block.file)}:${fault.line}:${fault.column}`;
  const versions =
    fault.typescript.length === 0 ? '' : colors.dim(`  (TypeScript ${fault.typescript.join(', ')})`);
  const position = { line: fault.line, column: fault.column };
  const frame = codeFrame(
    textOf(block.file),
    { start: position, end: { ...position, column: fault.column + 1 } },
    printing,
  );
  return `${colors.red('✗')} ${colors.bold(place)}${versions}\n  ${plainText(fault.message).replaceAll('\n', '\n  ')}\n${frame}\n`;
}

function ignoredLines({ results }: DoctestReport, cwd: string): readonly string[] {
  return results.flatMap(({ block }) =>
    block.demand.kind === 'ignored'
      ? [`Ignored ${relativePath(cwd, block.file)}:${block.line}: ${plainText(block.demand.reason)}`]
      : [],
  );
}

function summary(report: DoctestReport, colors: Colors): string {
  const { results, documents, compilers, totalMs } = report;
  const counts = countOutcomes(report);
  const parts = Object.entries(counts)
    .filter(([outcome, count]) => count > 0 && outcome !== 'failed')
    .map(([outcome, count]) => `${count} ${outcome}`);
  const verdict =
    counts.failed === 0
      ? colors.green(parts.join(', '))
      : [...parts, colors.red(`${counts.failed} ${counts.failed === 1 ? 'fails' : 'fail'}`)].join(', ');
  const versions = compilers.map(
    ({ typescript, milliseconds }) => `${typescript} (${(milliseconds / 1000).toFixed(1)} s)`,
  );
  return (
    `${counted(results.length, 'block')} in ${counted(documents.length, 'document')}: ${verdict}.\n` +
    `TypeScript ${versions.join(', ')}; ${(totalMs / 1000).toFixed(1)} s in all.`
  );
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
