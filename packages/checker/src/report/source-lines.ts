import { LINE_BREAK } from './pretty/line-break.ts';
import type { Report } from './report.ts';

/** Gives the lines of a file of the report, or nothing where its text is not known. */
export type SourceLines = (file: string) => readonly string[] | undefined;

/** Splits each file once, however many steps lead through it. */
export function sourceLines({ texts }: Report): SourceLines {
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const text = texts.get(file);
    if (text === undefined) return undefined;
    const lines = known.get(file) ?? text.split(LINE_BREAK);
    known.set(file, lines);
    return lines;
  };
}
