import type ts from 'typescript';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { coerce, deriveText, evaluate, evaluateUse } from './expressions.ts';
import { asText } from './conversions.ts';
import type { FileExtraction } from './file-extraction.ts';
import { branch } from './control-flow.ts';
import { leftOperands } from './logical-operands.ts';
import type { Proven } from './narrowing.ts';
import { assume, noteTest, proofOf } from './narrowing.ts';
import { assign } from './patterns.ts';
import { placeProperty } from './property-sinks.ts';

/** Arithmetic, comparison, logic, assignment and the comma. */
export function evaluateBinary(extraction: FileExtraction, expression: ts.BinaryExpression): NodeId {
  const { SyntaxKind } = extraction.compiler;
  const { left, right } = expression;
  switch (expression.operatorToken.kind) {
    case SyntaxKind.EqualsToken: {
      const value = evaluate(extraction, right);
      assign(extraction, left, value, right);
      placeProperty(extraction, left, right);
      return value;
    }
    case SyntaxKind.PlusToken:
      return concatenate(extraction, expression);
    case SyntaxKind.PlusEqualsToken: {
      const value = concatenate(extraction, expression);
      assign(extraction, left, value);
      placeProperty(extraction, left, right);
      return value;
    }
    case SyntaxKind.CommaToken:
      return lastOf(extraction, expression);
    case SyntaxKind.BarBarToken:
    case SyntaxKind.QuestionQuestionToken:
      return either(extraction, expression);
    case SyntaxKind.BarBarEqualsToken:
    case SyntaxKind.QuestionQuestionEqualsToken: {
      const value = either(extraction, expression);
      assign(extraction, left, value);
      placeProperty(extraction, left, right);
      return value;
    }
    case SyntaxKind.AmpersandAmpersandToken:
      return all(extraction, expression);
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

/** `a + b` as one text: generated code adds thousands of texts in one expression. */
function concatenate(extraction: FileExtraction, expression: ts.BinaryExpression): NodeId {
  const { compiler } = extraction;
  const before = leftOperands(compiler, expression.left, compiler.SyntaxKind.PlusToken);
  const operands = [...before, expression.right];
  const values = operands.map((operand) => asText(extraction, operand, evaluateUse(extraction, operand)));
  return deriveText(extraction, expression, [...values, ...coerce(extraction, operands)], 'joined with `+`');
}

/** `a || b` and `a ?? b`: one of the two. */
function either(extraction: FileExtraction, expression: ts.BinaryExpression): NodeId {
  const operands = [
    ...leftOperands(extraction.compiler, expression.left, expression.operatorToken.kind),
    expression.right,
  ];
  return operands.reduce((before, operand, index) => {
    if (index === 0) return evaluate(extraction, operand);
    return branch(extraction, operand.parent, [() => before, () => evaluate(extraction, operand)]);
  }, CLEAN);
}

/** `a && b`: the last one, under what the ones before it have proved. */
function all(extraction: FileExtraction, expression: ts.BinaryExpression): NodeId {
  const before = leftOperands(extraction.compiler, expression.left, expression.operatorToken.kind);
  const proven: Proven[] = [];
  let value: NodeId = CLEAN;
  for (const [index, operand] of [...before, expression.right].entries()) {
    if (index === 0) {
      value = evaluate(extraction, operand);
    } else {
      value = branch(extraction, operand.parent, [
        () => {
          assume(extraction, expression, proven);
          return evaluate(extraction, operand);
        },
        () => CLEAN,
      ]);
    }
    proven.push(...proofOf(extraction, operand).whenTrue);
  }
  return value;
}

/** `a, b`: the last one. */
function lastOf(extraction: FileExtraction, expression: ts.BinaryExpression): NodeId {
  const before = leftOperands(extraction.compiler, expression.left, expression.operatorToken.kind);
  for (const operand of before) evaluate(extraction, operand);
  return evaluate(extraction, expression.right);
}

/** Comparisons and arithmetic give booleans and numbers; compound assignments give them to a variable. */
function arithmetic(extraction: FileExtraction, expression: ts.BinaryExpression): NodeId {
  const { SyntaxKind } = extraction.compiler;
  const { kind } = expression.operatorToken;
  evaluate(extraction, expression.left);
  evaluate(extraction, expression.right);
  noteTest(extraction, expression.left);
  noteTest(extraction, expression.right);
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
      assume(extraction, expression, whenTrue);
      return evaluate(extraction, expression.whenTrue);
    },
    () => {
      assume(extraction, expression, whenFalse);
      return evaluate(extraction, expression.whenFalse);
    },
  ]);
}
