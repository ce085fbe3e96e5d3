import type ts from 'typescript';
import { unwrap } from '../compiler/symbol-name.ts';
import { CLEAN } from '../facts/file-facts.ts';
import { roleTestOf, withoutAnswers } from './conversation-roles.ts';
import type { FileExtraction } from './file-extraction.ts';
import { leftOperands } from './logical-operands.ts';
import type { Variable } from './variable.ts';
import { findVariable, lookUp } from './variable-access.ts';

/** What is proved of a variable: that it is one of a few constants, or that it is no message of a model. */
export interface Proven {
  readonly variable: Variable;
  readonly is: 'constant' | 'asked';
}

/** What the outcome of a condition proves of variables. */
export interface Proof {
  readonly whenTrue: readonly Proven[];
  readonly whenFalse: readonly Proven[];
}

const NOTHING: Proof = { whenTrue: [], whenFalse: [] };

/** What a condition proves of variables, beyond what their types tell: membership in constants. */
export function proofOf(extraction: FileExtraction, condition: ts.Expression): Proof {
  const { compiler } = extraction;
  const { SyntaxKind } = compiler;
  const test = unwrap(compiler, condition);
  if (compiler.isPrefixUnaryExpression(test) && test.operator === SyntaxKind.ExclamationToken) {
    const { whenTrue, whenFalse } = proofOf(extraction, test.operand);
    return { whenTrue: whenFalse, whenFalse: whenTrue };
  }
  if (compiler.isBinaryExpression(test)) {
    const equal = comparedVariable(extraction, test);
    if (equal !== undefined) {
      const proven: Proven = { variable: equal, is: 'constant' };
      const isEquality = test.operatorToken.kind === SyntaxKind.EqualsEqualsEqualsToken;
      return isEquality ? { whenTrue: [proven], whenFalse: [] } : { whenTrue: [], whenFalse: [proven] };
    }
    const role = roleProof(extraction, test);
    if (role !== undefined) return role;
    const isAnd = test.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken;
    const isOr = test.operatorToken.kind === SyntaxKind.BarBarToken;
    if (!isAnd && !isOr) return NOTHING;
    const before = leftOperands(compiler, test.left, test.operatorToken.kind);
    const proofs = [...before, test.right].map((operand) => proofOf(extraction, operand));
    return {
      whenTrue: isAnd ? proofs.flatMap(({ whenTrue }) => whenTrue) : [],
      whenFalse: isOr ? proofs.flatMap(({ whenFalse }) => whenFalse) : [],
    };
  }
  return { whenTrue: provenMember(extraction, test), whenFalse: [] };
}

/** What `message.role === 'user'` proves of the message. */
function roleProof(extraction: FileExtraction, test: ts.BinaryExpression): Proof | undefined {
  const compared = roleTestOf(extraction.compiler, test);
  const variable = compared && findVariable(extraction, compared.subject.text);
  if (compared === undefined || variable === undefined) return undefined;
  const proven: Proven[] = [{ variable, is: 'asked' }];
  return compared.isAskedWhen ? { whenTrue: proven, whenFalse: [] } : { whenTrue: [], whenFalse: proven };
}

/** The variable of `variable === 'constant'` and of `!==`, with the sides in either order. */
function comparedVariable(extraction: FileExtraction, test: ts.BinaryExpression): Variable | undefined {
  const { compiler } = extraction;
  const { EqualsEqualsEqualsToken, ExclamationEqualsEqualsToken } = compiler.SyntaxKind;
  const { kind } = test.operatorToken;
  if (kind !== EqualsEqualsEqualsToken && kind !== ExclamationEqualsEqualsToken) return undefined;
  const sides = [unwrap(compiler, test.left), unwrap(compiler, test.right)];
  if (!sides.some((side) => compiler.isStringLiteralLike(side))) return undefined;
  const subject = sides.find((side) => compiler.isIdentifier(side));
  return subject && findVariable(extraction, subject.text);
}

/** The variable of `constants.includes(variable)` and `constants.has(variable)`. */
function provenMember(extraction: FileExtraction, test: ts.Expression): Proven[] {
  const { compiler, guards } = extraction;
  if (!compiler.isCallExpression(test) || !compiler.isPropertyAccessExpression(test.expression)) return [];
  const { name, expression: collection } = test.expression;
  const [member] = test.arguments;
  if ((name.text !== 'includes' && name.text !== 'has') || member === undefined) return [];
  const subject = unwrap(compiler, member);
  const variable = compiler.isIdentifier(subject) ? findVariable(extraction, subject.text) : undefined;
  return variable !== undefined && guards.isConstantCollection(collection)
    ? [{ variable, is: 'constant' }]
    : [];
}

/** Remembers that a variable was compared: the compiler may know more of its type from here on. */
export function noteTest(extraction: FileExtraction, operand: ts.Expression): void {
  const subject = unwrap(extraction.compiler, operand);
  const variable = extraction.compiler.isIdentifier(subject)
    ? findVariable(extraction, subject.text)
    : undefined;
  if (variable !== undefined) variable.isTested = true;
}

/** Lets what a condition has proved count in the current branch. */
export function assume(extraction: FileExtraction, syntax: ts.Node, proven: readonly Proven[]): void {
  for (const { variable, is } of proven) {
    const value =
      is === 'constant'
        ? CLEAN
        : withoutAnswers(extraction, syntax, lookUp(extraction, variable, syntax), false);
    extraction.frame.environment?.set(variable, value);
  }
}
