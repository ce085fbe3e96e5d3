import type ts from 'typescript';
import { staticName, unwrap } from '../compiler/symbol-name.ts';
import type { NodeId } from '../facts/node-facts.ts';
import type { FileExtraction } from './file-extraction.ts';
import { holdsContent } from './discriminator-tags.ts';
import { isSpeaker, roleHolder, roleTestOf } from './role-tests.ts';
import type { Variable } from './variable.ts';
import { findVariable, lookUp } from './variable-access.ts';

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

/** A variable with the value that it has while the members are evaluated, or behind a test. */
export interface View {
  readonly variable: Variable;
  readonly value: NodeId;
}

function viewsOf(extraction: FileExtraction, literal: ts.ObjectLiteralExpression): View[] {
  const holder = copiedRole(extraction, literal);
  const variable =
    holder !== undefined && extraction.compiler.isIdentifier(holder)
      ? findVariable(extraction, holder.text)
      : undefined;
  return variable === undefined ? [] : askedViews(extraction, literal, variable);
}

/** A message without what a model said in it, or everything that a pattern took out of it. */
export function askedViews(extraction: FileExtraction, syntax: ts.Node, variable: Variable): View[] {
  const { takenFrom } = variable;
  if (takenFrom?.property !== 'role') {
    return [
      { variable, value: withoutAnswers(extraction, syntax, lookUp(extraction, variable, syntax), false) },
    ];
  }
  const whole = withoutAnswers(extraction, syntax, takenFrom.whole, false);
  return takenFrom.siblings().flatMap((sibling) => {
    const property = sibling.takenFrom?.property;
    if (property === undefined || sibling.takenFrom?.whole !== takenFrom.whole) return [];
    return [
      { variable: sibling, value: extraction.derived(syntax, whole, { kind: 'read', name: property }) },
    ];
  });
}

/** `message` of `{ ...message, content: … }`, whose role the literal takes over. */
function spreadMessage(
  extraction: FileExtraction,
  literal: ts.ObjectLiteralExpression,
): ts.Expression | undefined {
  const { compiler } = extraction;
  if (!holdsContent(extraction, literal)) return undefined;
  for (const property of literal.properties) {
    if (!compiler.isSpreadAssignment(property)) continue;
    const message = unwrap(compiler, property.expression);
    const isMessage = compiler.isIdentifier(message);
    if (isMessage && extraction.types.constantMember(message, 'role') === 'unknown') return message;
  }
  return undefined;
}

/** The message, or its `role`, that the literal's own role is made of; undefined where the roles are swapped. */
function copiedRole(
  extraction: FileExtraction,
  literal: ts.ObjectLiteralExpression,
): ts.Expression | undefined {
  const { compiler } = extraction;
  const property = literal.properties.find(
    ({ name }) => name !== undefined && staticName(compiler, name) === 'role',
  );
  if (property === undefined) return spreadMessage(extraction, literal);
  if (compiler.isShorthandPropertyAssignment(property)) return roleHolder(extraction, property.name);
  if (!compiler.isPropertyAssignment(property)) return undefined;
  const value = unwrap(compiler, property.initializer);
  const holder = roleHolder(extraction, value);
  if (holder !== undefined || !compiler.isConditionalExpression(value)) return holder;
  const test = roleTestOf(extraction, value.condition);
  if (test === undefined) return undefined;
  const answer = unwrap(compiler, test.isAskedWhen ? value.whenFalse : value.whenTrue);
  return compiler.isStringLiteralLike(answer) && isSpeaker(answer.text) ? test.subject : undefined;
}
