import { lineDiff } from '../fixtures/line-diff.ts';
import type { Palette } from '../report/pretty/palette.ts';
import { plainText } from '../report/pretty/plain-text.ts';
import { INIT_TEXT } from './init-messages.ts';
import type { ProposedFile } from './propose-files.ts';

/** Shows a proposed file: all of a new one, and of one that is there what would change. */
export function showFile({ name, before, after }: ProposedFile, palette: Palette): string {
  const state = before === undefined ? INIT_TEXT.isNew : INIT_TEXT.isChanged;
  const lines =
    before === undefined
      ? after
          .trimEnd()
          .split('\n')
          .map((line) => palette.good(`+ ${line}`))
      : lineDiff(before, after).map((line) => diffLine(plainText(line), palette));
  return [`${palette.strong(name)} (${state})`, ...lines.map((line) => `  ${line}`)].join('\n');
}

function diffLine(line: string, palette: Palette): string {
  if (line.startsWith('+')) return palette.good(line);
  return line.startsWith('-') ? palette.error(line) : line;
}
