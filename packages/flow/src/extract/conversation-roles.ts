import type ts from 'typescript';
import type { Compiler } from '../compiler/compiler.ts';
import { staticName, unwrap } from '../compiler/symbol-name.ts';
import type { NodeId } from '../facts/file-facts.ts';
import type { FileExtraction } from './file-extraction.ts';
import { leftOperands } from './logical-operands.ts';
import type { Variable } from './variable.ts';
import { findVariable, lookUp } from './variable-access.ts';

/** The roles under which a model speaks. */
const SPEAKERS = new Set(['assistant', 'model', 'ai', 'AI', 'bot']);

/** A comparison of a message's role: with which outcome the message is none of a model. */
export interface RoleTest {
  /** `message` of `message.role`, or the `role` that was taken out of a message. */
  readonly subject: ts.Identifier;
  readonly isAskedWhen: boolean;
}

/** Reads `message.role === 'user'`, in either order and negated; undefined for any other condition. */
export function roleTestOf(compiler: Compiler, test: ts.Expression): RoleTest | undefined {
  if (!compiler.isBinaryExpression(test)) return undefined;
  const { SyntaxKind } = compiler;
  const { kind } = test.operatorToken;
  const isEquality = kind === SyntaxKind.EqualsEqualsEqualsToken || kind === SyntaxKind.EqualsEqualsToken;
  const isInequality =
    kind === SyntaxKind.ExclamationEqualsEqualsToken || kind === SyntaxKind.ExclamationEqualsToken;
  if (!isEquality && !isInequality) return undefined;
  const sides = [unwrap(compiler, test.left), unwrap(compiler, test.right)];
  const constant = sides.find((side) => compiler.isStringLiteralLike(side));
  const subject = sides.map((side) => roleHolder(compiler, side)).find((holder) => holder !== undefined);
  if (constant === undefined || subject === undefined) return undefined;
  const isSpeaker = SPEAKERS.has(constant.text);
  return { subject, isAskedWhen: isSpeaker === isInequality };
}

function roleHolder(compiler: Compiler, side: ts.Expression): ts.Identifier | undefined {
  if (compiler.isIdentifier(side)) return side.text === 'role' ? side : undefined;
  const isRole = compiler.isPropertyAccessExpression(side) && side.name.text === 'role';
  return isRole && compiler.isIdentifier(side.expression) ? side.expression : undefined;
}

/** Whether the elements that a callback of `filter` keeps are no messages of a model. */
export function keepsAsked(compiler: Compiler, callback: ts.Expression | undefined): boolean {
  if (callback === undefined || !compiler.isArrowFunction(callback) || compiler.isBlock(callback.body))
    return false;
  const body = unwrap(compiler, callback.body);
  const { AmpersandAmpersandToken } = compiler.SyntaxKind;
  const isAnd = compiler.isBinaryExpression(body) && body.operatorToken.kind === AmpersandAmpersandToken;
  const operands = isAnd
    ? [...leftOperands(compiler, body.left, AmpersandAmpersandToken), body.right]
    : [body];
  return operands.some((operand) => roleTestOf(compiler, unwrap(compiler, operand))?.isAskedWhen === true);
}

/** The message without what a model said in it. */
export function withoutAnswers(
  extraction: FileExtraction,
  syntax: ts.Node,
  value: NodeId,
  isList: boolean,
): NodeId {
  return extraction.derived(syntax, value, { kind: 'without-answers', isList });
}

/**
 * Evaluates the members of a message that takes its role from another one: `{ role: message.role, content: … }`.
 *
 * What a model said keeps the model's role there, so it is left out of what the members read.
 */
export function underRole<Result>(
  extraction: FileExtraction,
  literal: ts.ObjectLiteralExpression,
  evaluateMembers: () => Result,
): Result {
  const { environment } = extraction.frame;
  const views = environment === undefined ? [] : viewsOf(extraction, literal);
  const before = views.map(({ variable }) => environment?.get(variable));
  for (const { variable, value } of views) environment?.set(variable, value);
  const result = evaluateMembers();
  views.forEach(({ variable }, index) => {
    const old = before[index];
    if (old === undefined) environment?.delete(variable);
    else environment?.set(variable, old);
  });
  return result;
}

/** A variable with the value that it has while the members are evaluated. */
interface View {
  readonly variable: Variable;
  readonly value: NodeId;
}

function viewsOf(extraction: FileExtraction, literal: ts.ObjectLiteralExpression): View[] {
  const holder = copiedRole(extraction.compiler, literal);
  const variable = holder && findVariable(extraction, holder.text);
  if (holder === undefined || variable === undefined) return [];
  const { takenFrom } = variable;
  if (takenFrom === undefined || holder.text !== 'role') {
    return [
      { variable, value: withoutAnswers(extraction, literal, lookUp(extraction, variable, literal), false) },
    ];
  }
  const whole = withoutAnswers(extraction, literal, takenFrom.whole, false);
  return takenFrom.siblings().flatMap((sibling) => {
    const property = sibling.takenFrom?.property;
    if (property === undefined || sibling.takenFrom?.whole !== takenFrom.whole) return [];
    return [
      { variable: sibling, value: extraction.derived(literal, whole, { kind: 'read', name: property }) },
    ];
  });
}

/** The message, or its `role`, that the literal's own role is made of; undefined where the roles are swapped. */
function copiedRole(compiler: Compiler, literal: ts.ObjectLiteralExpression): ts.Identifier | undefined {
  const property = literal.properties.find(
    ({ name }) => name !== undefined && staticName(compiler, name) === 'role',
  );
  if (property === undefined) return undefined;
  if (compiler.isShorthandPropertyAssignment(property)) return property.name;
  if (!compiler.isPropertyAssignment(property)) return undefined;
  const value = unwrap(compiler, property.initializer);
  const holder = roleHolder(compiler, value);
  if (holder !== undefined || !compiler.isConditionalExpression(value)) return holder;
  const test = roleTestOf(compiler, unwrap(compiler, value.condition));
  if (test === undefined) return undefined;
  const answer = unwrap(compiler, test.isAskedWhen ? value.whenFalse : value.whenTrue);
  return compiler.isStringLiteralLike(answer) && SPEAKERS.has(answer.text) ? test.subject : undefined;
}
