import { createColors } from 'picocolors';
import { plainText } from '../report/pretty/plain-text.ts';
import { wantsColor } from './color-choice.ts';

/** Tells on standard error of something that has to be put right. */
export function writeProblem(message: string, colorFlag?: boolean): void {
  const colors = createColors(wantsColor(process.stderr, colorFlag, process.env));
  process.stderr.write(`${colors.bold(colors.red('error'))}: ${plainText(message)}\n`);
}

/** Tells on standard error of something that is good to know. */
export function writeNotice(message: string, colorFlag?: boolean): void {
  const colors = createColors(wantsColor(process.stderr, colorFlag, process.env));
  process.stderr.write(`${colors.bold(colors.blue('note'))}: ${plainText(message)}\n`);
}
