import { ts } from '../project/compiler.ts';
import { RECORD } from './record-name.ts';

/** A value that a comment behind a statement states: `add(1, 2); // => 3`. */
export interface StatedValue {
  /** What the comment says, over several lines joined by line breaks. */
  readonly expected: string;
  /** The line of the module on which the comment begins, from 0. */
  readonly line: number;
  readonly lineCount: number;
  /** Whether the statement prints, so that the comment shows what is printed. */
  readonly isPrinted: boolean;
}

/** A module with calls that hand the stated values over; lines stay where they are. */
export interface InstrumentedModule {
  readonly text: string;
  readonly values: readonly StatedValue[];
}

/** What is written over a stretch of the text. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Stated {
  readonly value: StatedValue;
  readonly edits: readonly Edit[];
}

/** Finds the values that comments state, and lets the module hand them over when it runs. */
export function instrumentValues(text: string, fileName: string): InstrumentedModule {
  if (!COMMENT.test(text)) return { text, values: [] };
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const stated: Stated[] = [];
  const visit = (node: ts.Node): void => {
    const found = isStatement(node) ? statedBy(node, stated.length, source) : undefined;
    if (found !== undefined) stated.push(found);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  const edits = stated.flatMap((one) => one.edits).sort((one, other) => other.start - one.start);
  return {
    text: edits.reduce((before, { start, end, text: over }) => {
      // Lines stay where they are, so that errors name the right one.
      const breaks = '\n'.repeat(before.slice(start, end).split('\n').length - 1);
      return before.slice(0, start) + over + breaks + before.slice(end);
    }, text),
    values: stated.map(({ value }) => value),
  };
}

const COMMENT = /\/\/\s*=>/u;

function isStatement(node: ts.Node): node is ts.ExpressionStatement | ts.VariableStatement {
  return ts.isExpressionStatement(node) || ts.isVariableStatement(node);
}

function statedBy(
  statement: ts.ExpressionStatement | ts.VariableStatement,
  index: number,
  source: ts.SourceFile,
): Stated | undefined {
  const comment = statedComment(statement.end, source);
  if (comment === undefined) return undefined;
  const call = `${RECORD}(${index}, (`;
  if (ts.isVariableStatement(statement)) {
    const [declaration, ...others] = statement.declarationList.declarations;
    if (declaration === undefined || others.length > 0 || !ts.isIdentifier(declaration.name))
      return undefined;
    const text = `; ${call}${declaration.name.text}));`;
    return {
      value: { ...comment, isPrinted: false },
      edits: [{ start: statement.end, end: statement.end, text }],
    };
  }
  const { expression } = statement;
  // What is printed is handed over instead of being printed.
  const printed = printedValue(expression);
  const value = printed ?? expression;
  const start = value.getStart(source);
  return {
    value: { ...comment, isPrinted: printed !== undefined },
    edits: [
      { start: printed === undefined ? start : expression.getStart(source), end: start, text: call },
      { start: value.end, end: printed === undefined ? value.end : expression.end, text: '))' },
    ],
  };
}

/** The one thing that `console.log(…)` prints. */
function printedValue(expression: ts.Expression): ts.Expression | undefined {
  if (!ts.isCallExpression(expression) || expression.arguments.length !== 1) return undefined;
  const { expression: callee } = expression;
  const isConsole =
    ts.isPropertyAccessExpression(callee) &&
    ts.isIdentifier(callee.expression) &&
    callee.expression.text === 'console' &&
    ['log', 'info', 'dir'].includes(callee.name.text);
  const [argument] = expression.arguments;
  return isConsole && argument !== undefined && !ts.isSpreadElement(argument) ? argument : undefined;
}

/** `// => value` behind a statement, on its line or the next; further comment lines go on with the value. */
function statedComment(end: number, source: ts.SourceFile): Omit<StatedValue, 'isPrinted'> | undefined {
  const { text } = source;
  const behind = ts.getTrailingCommentRanges(text, end) ?? [];
  const ranges = behind.length > 0 ? behind : (ts.getLeadingCommentRanges(text, end) ?? []);
  const [first] = ranges;
  const opening = first && /^\/\/\s*=>[ \t]?/u.exec(text.slice(first.pos, first.end));
  if (first === undefined || !opening) return undefined;
  const line = source.getLineAndCharacterOfPosition(first.pos).line;
  const lines = [text.slice(first.pos + opening[0].length, first.end)];
  const following = text.slice(first.end).split(/\r?\n/u).slice(1);
  for (const next of following) {
    const more = /^\s*\/\/(?<value>\s{2,}\S.*|\s*[\])}].*)$/u.exec(next)?.groups?.['value'];
    if (more === undefined || isComplete(lines.join('\n'))) break;
    lines.push(more);
  }
  return { expected: lines.join('\n').trim(), line, lineCount: lines.length };
}

/** Whether every bracket of a value is closed, so that the comments below it say something else. */
function isComplete(value: string): boolean {
  const bare = value.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/gu, '');
  const count = (brackets: RegExp): number => bare.match(brackets)?.length ?? 0;
  return bare.trim() !== '' && count(/[[({]/gu) === count(/[\])}]/gu);
}
