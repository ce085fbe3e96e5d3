import type ts from 'typescript';
import type { Compiler } from '../compiler/compiler.ts';

/** The operands of `a + b + c` and its like, without recursion: such a chain nests to the left once per operator. */
export function leftOperands(
  compiler: Compiler,
  expression: ts.Expression,
  operator: ts.SyntaxKind,
): ts.Expression[] {
  const operands: ts.Expression[] = [];
  let left = expression;
  while (compiler.isBinaryExpression(left) && left.operatorToken.kind === operator) {
    operands.push(left.right);
    left = left.left;
  }
  operands.push(left);
  return operands.reverse();
}
