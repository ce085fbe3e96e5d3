import type ts from 'typescript';
import type { NodeId } from '../facts/file-facts.ts';
import { CLEAN } from '../facts/file-facts.ts';
import { coerce, deriveText, evaluate, evaluateUse } from './expressions.ts';
import type { FileExtraction } from './file-extraction.ts';
import { branch } from './control-flow.ts';
import { assume, proofOf } from './narrowing.ts';
import { assign } from './patterns.ts';

/** Arithmetic, comparison, logic, assignment and the comma. */
export function evaluateBinary(extraction: FileExtraction, expression: ts.BinaryExpression): NodeId {
  const { SyntaxKind } = extraction.compiler;
  const { left, right } = expression;
  switch (expression.operatorToken.kind) {
    case SyntaxKind.EqualsToken: {
      const value = evaluate(extraction, right);
      assign(extraction, left, value, right);
      return value;
    }
    case SyntaxKind.PlusToken:
      return concatenate(extraction, expression);
    case SyntaxKind.PlusEqualsToken: {
      const value = concatenate(extraction, expression);
      assign(extraction, left, value);
      return value;
    }
    case SyntaxKind.CommaToken:
      evaluate(extraction, left);
      return evaluate(extraction, right);
    case SyntaxKind.BarBarToken:
    case SyntaxKind.QuestionQuestionToken:
      return either(extraction, expression);
    case SyntaxKind.BarBarEqualsToken:
    case SyntaxKind.QuestionQuestionEqualsToken: {
      const value = either(extraction, expression);
      assign(extraction, left, value);
      return value;
    }
    case SyntaxKind.AmpersandAmpersandToken:
      evaluate(extraction, left);
      return branch(extraction, expression, [
        () => {
          assume(extraction, proofOf(extraction, left).whenTrue);
          return evaluate(extraction, right);
        },
        () => CLEAN,
      ]);
    case SyntaxKind.AmpersandAmpersandEqualsToken: {
      const old = evaluate(extraction, left);
      const value = extraction.merged(expression, [old, evaluate(extraction, right)]);
      assign(extraction, left, value);
      return value;
    }
    default:
      return arithmetic(extraction, expression);
  }
}

/** `a + b`, as a flat list: generated code adds thousands of texts in one expression. */
function concatenate(extraction: FileExtraction, expression: ts.BinaryExpression): NodeId {
  const { compiler } = extraction;
  const operands: ts.Expression[] = [expression.right];
  let left = expression.left;
  while (compiler.isBinaryExpression(left) && left.operatorToken.kind === compiler.SyntaxKind.PlusToken) {
    operands.push(left.right);
    left = left.left;
  }
  operands.push(left);
  operands.reverse();
  const values = operands.map((operand) => evaluateUse(extraction, operand));
  return deriveText(extraction, expression, [...values, ...coerce(extraction, operands)], 'joined with `+`');
}

/** `a || b` and `a ?? b`: one of the two. */
function either(extraction: FileExtraction, expression: ts.BinaryExpression): NodeId {
  const first = evaluate(extraction, expression.left);
  return branch(extraction, expression, [() => first, () => evaluate(extraction, expression.right)]);
}

/** Comparisons and arithmetic give booleans and numbers; compound assignments give them to a variable. */
function arithmetic(extraction: FileExtraction, expression: ts.BinaryExpression): NodeId {
  const { SyntaxKind } = extraction.compiler;
  const { kind } = expression.operatorToken;
  evaluate(extraction, expression.left);
  evaluate(extraction, expression.right);
  const assigns = kind >= SyntaxKind.FirstCompoundAssignment && kind <= SyntaxKind.LastCompoundAssignment;
  if (assigns) assign(extraction, expression.left, CLEAN);
  return CLEAN;
}

/** `condition ? a : b`: one of the two; what the condition says does not carry text. */
export function evaluateConditional(
  extraction: FileExtraction,
  expression: ts.ConditionalExpression,
): NodeId {
  evaluate(extraction, expression.condition);
  const { whenTrue, whenFalse } = proofOf(extraction, expression.condition);
  return branch(extraction, expression, [
    () => {
      assume(extraction, whenTrue);
      return evaluate(extraction, expression.whenTrue);
    },
    () => {
      assume(extraction, whenFalse);
      return evaluate(extraction, expression.whenFalse);
    },
  ]);
}
