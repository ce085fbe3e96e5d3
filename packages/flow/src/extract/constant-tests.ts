import type ts from 'typescript';
import { unwrap } from '../compiler/symbol-name.ts';
import type { FileExtraction } from './file-extraction.ts';
import { findVariable } from './variable-access.ts';

/** A test that tells whether a value is a number, or one of the texts that the developer wrote down. */
export interface ConstantTest {
  /** What is tested. */
  readonly subject: ts.Expression;
  /** The outcome that proves it; the other one proves nothing. */
  readonly isConstantWhen: boolean;
}

/** Types, as `typeof` names them, whose values hold no sentence. */
const CLOSED_TYPES: ReadonlySet<string> = new Set(['number', 'boolean', 'bigint', 'undefined']);

/** Functions of `Number` that say yes to numbers only. */
const NUMBER_TESTS: ReadonlySet<string> = new Set(['isInteger', 'isSafeInteger', 'isFinite', 'isNaN']);

/** Reads a condition as a test for constants; undefined when it is another one. */
export function constantTestOf(extraction: FileExtraction, test: ts.Expression): ConstantTest | undefined {
  const { compiler } = extraction;
  if (compiler.isBinaryExpression(test)) return comparison(extraction, test);
  if (!compiler.isCallExpression(test) || !compiler.isPropertyAccessExpression(test.expression))
    return undefined;
  const { expression: owner, name } = test.expression;
  const [subject] = test.arguments;
  const proves = isMembership(extraction, owner, name.text) || isNumberTest(extraction, owner, name.text);
  return subject !== undefined && proves
    ? { subject: unwrap(compiler, subject), isConstantWhen: true }
    : undefined;
}

/** `value === 'constant'` and `typeof value === 'number'`, and `!==`, with the sides in either order. */
function comparison(
  { compiler }: FileExtraction,
  { left, right, operatorToken }: ts.BinaryExpression,
): ConstantTest | undefined {
  const { EqualsEqualsEqualsToken, ExclamationEqualsEqualsToken } = compiler.SyntaxKind;
  const { kind } = operatorToken;
  if (kind !== EqualsEqualsEqualsToken && kind !== ExclamationEqualsEqualsToken) return undefined;
  const sides = [unwrap(compiler, left), unwrap(compiler, right)];
  const constant = sides.find(
    (side) => compiler.isStringLiteralLike(side) || compiler.isNumericLiteral(side),
  );
  const compared = sides.find((side) => side !== constant);
  if (constant === undefined || compared === undefined) return undefined;
  const isConstantWhen = kind === EqualsEqualsEqualsToken;
  if (!compiler.isTypeOfExpression(compared)) return { subject: compared, isConstantWhen };
  const isClosed = compiler.isStringLiteralLike(constant) && CLOSED_TYPES.has(constant.text);
  return isClosed ? { subject: unwrap(compiler, compared.expression), isConstantWhen } : undefined;
}

/** `constants.includes(value)` and `constants.has(value)`. */
function isMembership({ guards }: FileExtraction, collection: ts.Expression, method: string): boolean {
  return (method === 'includes' || method === 'has') && guards.isConstantCollection(collection);
}

/** `Number.isInteger(value)`. */
function isNumberTest(extraction: FileExtraction, owner: ts.Expression, method: string): boolean {
  return (
    NUMBER_TESTS.has(method) &&
    extraction.compiler.isIdentifier(owner) &&
    owner.text === 'Number' &&
    findVariable(extraction, 'Number') === undefined
  );
}
