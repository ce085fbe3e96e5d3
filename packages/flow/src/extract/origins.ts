import type ts from 'typescript';
import { unwrap } from '../compiler/symbol-name.ts';
import { ELEMENT } from '../facts/access-path.ts';
import type { FileExtraction } from './file-extraction.ts';
import { shareObject } from './aliases.ts';
import type { Location } from './storage.ts';
import { elementSegment, locate } from './storage.ts';
import { findVariable } from './variable-access.ts';

/** Methods that give back one of the list's own elements. */
const PICKING = new Set(['find', 'findLast', 'at', 'pop', 'shift']);

/** Methods that give a list of the same elements. */
const SELECTING = new Set([
  'filter',
  'slice',
  'sort',
  'reverse',
  'toSorted',
  'toReversed',
  'concat',
  'values',
  'splice',
]);

/** The places whose object an expression can stand for; more than one behind a condition. */
export function originsOf(extraction: FileExtraction, expression: ts.Expression): readonly Location[] {
  const { compiler } = extraction;
  const { SyntaxKind } = compiler;
  const value = unwrap(compiler, expression);
  if (compiler.isAwaitExpression(value)) return originsOf(extraction, value.expression);
  if (compiler.isConditionalExpression(value)) {
    return [...originsOf(extraction, value.whenTrue), ...originsOf(extraction, value.whenFalse)];
  }
  if (compiler.isBinaryExpression(value)) {
    const { kind } = value.operatorToken;
    if (kind === SyntaxKind.CommaToken || kind === SyntaxKind.AmpersandAmpersandToken) {
      return originsOf(extraction, value.right);
    }
    const isEither = kind === SyntaxKind.BarBarToken || kind === SyntaxKind.QuestionQuestionToken;
    if (isEither) return [...originsOf(extraction, value.left), ...originsOf(extraction, value.right)];
  }
  if (compiler.isElementAccessExpression(value)) {
    const key = elementSegment(extraction, value.argumentExpression);
    if (key === ELEMENT) return elementOrigins(extraction, value.expression);
  }
  if (compiler.isCallExpression(value) && compiler.isPropertyAccessExpression(value.expression)) {
    const { name, expression: list } = value.expression;
    if (PICKING.has(name.text)) return elementOrigins(extraction, list);
  }
  const location = locate(extraction, value);
  if (location !== undefined) return [location];
  return compiler.isPropertyAccessExpression(value)
    ? originsOf(extraction, value.expression).map(({ variable, path }) => ({
        variable,
        path: [...path, value.name.text],
      }))
    : [];
}

/** The places whose object an element of a list can be. */
export function elementOrigins(extraction: FileExtraction, list: ts.Expression): readonly Location[] {
  const { compiler } = extraction;
  const value = unwrap(compiler, list);
  if (compiler.isArrayLiteralExpression(value)) {
    return value.elements.flatMap((element) =>
      compiler.isSpreadElement(element)
        ? elementOrigins(extraction, element.expression)
        : originsOf(extraction, element),
    );
  }
  if (compiler.isCallExpression(value) && compiler.isPropertyAccessExpression(value.expression)) {
    const { name, expression: base } = value.expression;
    const [first] = value.arguments;
    const isGlobal = compiler.isIdentifier(base) && (base.text === 'Object' || base.text === 'Array');
    if (isGlobal && (name.text === 'values' || name.text === 'from')) {
      return first === undefined ? [] : elementOrigins(extraction, first);
    }
    if (SELECTING.has(name.text)) return elementOrigins(extraction, base);
  }
  return originsOf(extraction, value).map(({ variable, path }) => ({ variable, path: [...path, ELEMENT] }));
}

/** After `const open = tickets.filter(…)` or `const both = [first, second]`, the elements are the same objects. */
export function shareElements(
  extraction: FileExtraction,
  name: ts.BindingName,
  initializer: ts.Expression,
): void {
  const { compiler } = extraction;
  const value = unwrap(compiler, initializer);
  const isCopy =
    compiler.isArrayLiteralExpression(value) ||
    (compiler.isCallExpression(value) &&
      compiler.isPropertyAccessExpression(value.expression) &&
      SELECTING.has(value.expression.name.text));
  const variable = compiler.isIdentifier(name) ? findVariable(extraction, name.text) : undefined;
  if (variable === undefined || !isCopy) return;
  shareObject(variable, elementOrigins(extraction, value), [ELEMENT]);
}
