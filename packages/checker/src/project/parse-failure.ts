import { ts } from './compiler.ts';
import { unparsable } from './project-messages.ts';

/** Says why a file does not parse, or nothing when it does. */
export function parseFailure(program: ts.Program, file: ts.SourceFile): string | undefined {
  const first = program.getSyntacticDiagnostics(file).find((diagnostic) => isObstacle(file, diagnostic));
  if (first === undefined) return undefined;
  const { line, character } = file.getLineAndCharacterOfPosition(first.start);
  return unparsable(line + 1, character + 1, ts.flattenDiagnosticMessageText(first.messageText, ' '));
}

/**
 * What the parser forbids and understands all the same, most of it because old scripts may write it: octal numbers and
 * escapes, numbers with leading zeros, and a sign before the base of a power.
 */
const UNDERSTOOD: ReadonlySet<number> = new Set([1121, 1487, 1488, 1489, 17006, 17007]);

/** Whether the tree of a file has a hole for a diagnostic; most that begin with 8 only ban types from JavaScript. */
function isObstacle(file: ts.SourceFile, { code, start }: ts.DiagnosticWithLocation): boolean {
  if (UNDERSTOOD.has(code) || (code >= 8000 && code < 9000)) return false;
  return !isInHtmlComment(file, start);
}

/** Scripts may have `<!--`, and `-->` at the beginning of a line, for `//`; the parser goes on behind the line. */
function isInHtmlComment(file: ts.SourceFile, position: number): boolean {
  if (!/\.c?jsx?$/u.test(file.fileName) || ts.isExternalModule(file)) return false;
  const { line } = file.getLineAndCharacterOfPosition(position);
  const start = file.getPositionOfLineAndCharacter(line, 0);
  const end = file.getLineStarts()[line + 1] ?? file.text.length;
  const text = file.text.slice(start, end);
  const opened = text.indexOf('<!--');
  return (opened >= 0 && start + opened <= position) || /^\s*-->/u.test(text);
}
