import type ts from 'typescript';
import { ELEMENT, KEYS } from '../facts/access-path.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { staticName, unwrap } from '../compiler/symbol-name.ts';
import { callBack } from './callbacks.ts';
import { underRole } from './conversation-roles.ts';
import { isAskedMessage, literalTags, tupleTags } from './discriminator-tags.ts';
import { evaluate } from './expressions.ts';
import type { FileExtraction } from './file-extraction.ts';
import { COPY, REORDER } from './file-extraction.ts';
import { extractClosure } from './functions.ts';
import { shareObject } from './aliases.ts';
import { propertySegment } from './storage.ts';
import { findVariable } from './variable-access.ts';

/** `{ … }`: every property under its name, later ones over earlier ones. */
export function evaluateObject(extraction: FileExtraction, literal: ts.ObjectLiteralExpression): NodeId {
  const node = extraction.node(literal);
  const values = underRole(extraction, literal, () => evaluateMembers(extraction, literal, node));
  return values.some((value) => value !== CLEAN) ? node : CLEAN;
}

function evaluateMembers(
  extraction: FileExtraction,
  literal: ts.ObjectLiteralExpression,
  node: NodeId,
): NodeId[] {
  const { builder, compiler } = extraction;
  const tags = literalTags(extraction, literal);
  const isAsked = isAskedMessage(tags);
  return literal.properties.map((property, index) => {
    if (compiler.isSpreadAssignment(property)) {
      const spread = evaluate(extraction, property.expression);
      const names = namesBesideSpread(extraction, literal, property, index);
      if (tags.length === 0) {
        builder.edge(spread, node, { kind: 'omit', names });
        return spread;
      }
      const members = extraction.derived(property, spread, { kind: 'retag', tags, names });
      builder.edge(members, node, COPY);
      // Where the literal is a message in a call, the sink is the spread.
      builder.values.set(property.expression, members);
      return members;
    }
    const written = evaluateMember(extraction, property);
    const value = isAsked ? asAsked(extraction, property, written) : written;
    const name = propertySegment(extraction, property.name);
    builder.edge(value, node, { kind: 'write', path: [...tags, name] });
    const key = computedKey(extraction, property);
    builder.edge(key, node, { kind: 'write', path: [KEYS] });
    return value === CLEAN ? key : value;
  });
}

/** A member of a message that no model speaks, whatever it was before: the sink is the member as well. */
function asAsked(extraction: FileExtraction, property: ts.ObjectLiteralElementLike, value: NodeId): NodeId {
  const { compiler, builder } = extraction;
  const asked = extraction.derived(property, value, { kind: 'as-asked' });
  const isNamed = compiler.isPropertyAssignment(property);
  if (isNamed) builder.values.set(property.initializer, asked);
  else if (compiler.isShorthandPropertyAssignment(property)) builder.values.set(property.name, asked);
  return asked;
}

/** The value of a name in brackets: a text that becomes a key. */
function computedKey(extraction: FileExtraction, property: ts.ObjectLiteralElementLike): NodeId {
  const { name } = property;
  if (name === undefined || !extraction.compiler.isComputedPropertyName(name)) return CLEAN;
  return extraction.builder.values.get(name.expression) ?? CLEAN;
}

/** Names that a spread does not decide: set again after it, or set before it and unknown to its type. */
function namesBesideSpread(
  extraction: FileExtraction,
  literal: ts.ObjectLiteralExpression,
  spread: ts.SpreadAssignment,
  index: number,
): string[] {
  return literal.properties.flatMap((property, position) => {
    const name = property.name === undefined ? ELEMENT : propertySegment(extraction, property.name);
    if (name === ELEMENT) return [];
    return position > index || !mayBring(extraction, spread.expression, name) ? [name] : [];
  });
}

/**
 * Whether a spread value can bring a property along.
 *
 * `...(note && { note })` and `...(isUrgent ? { tag } : {})` say so themselves. Their type would have to be worked out
 * with everything around it, which in the options of an SDK takes up to a second.
 */
function mayBring(extraction: FileExtraction, expression: ts.Expression, name: string): boolean {
  const { compiler, types } = extraction;
  const { AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken } = compiler.SyntaxKind;
  const value = unwrap(compiler, expression);
  const bring = (part: ts.Expression): boolean => mayBring(extraction, part, name);
  if (compiler.isConditionalExpression(value)) return bring(value.whenTrue) || bring(value.whenFalse);
  if (compiler.isBinaryExpression(value)) {
    const { kind } = value.operatorToken;
    // What is left of `&&` comes out where it is nothing, and nothing has no properties.
    if (kind === AmpersandAmpersandToken) return bring(value.right);
    if (kind === BarBarToken || kind === QuestionQuestionToken)
      return bring(value.left) || bring(value.right);
  }
  if (compiler.isObjectLiteralExpression(value)) {
    const names = value.properties.map((property) => property.name && staticName(compiler, property.name));
    if (!names.includes(undefined)) return names.includes(name);
  }
  return types.mayHaveProperty(value, name);
}

function evaluateMember(extraction: FileExtraction, property: ts.ObjectLiteralElementLike): NodeId {
  const { compiler } = extraction;
  if (property.name !== undefined && compiler.isComputedPropertyName(property.name)) {
    evaluate(extraction, property.name.expression);
  }
  if (compiler.isPropertyAssignment(property)) return evaluate(extraction, property.initializer);
  if (compiler.isShorthandPropertyAssignment(property)) return evaluate(extraction, property.name);
  if (compiler.isMethodDeclaration(property)) {
    const method = extractClosure(extraction, property);
    extraction.builder.values.set(property, method);
    return method;
  }
  if (compiler.isGetAccessorDeclaration(property)) {
    return callBack(extraction, property, extractClosure(extraction, property), []);
  }
  if (compiler.isSetAccessorDeclaration(property)) extractClosure(extraction, property);
  return CLEAN;
}

/** `[ … ]`: elements under their positions, as far as those are known. */
export function evaluateArray(extraction: FileExtraction, literal: ts.ArrayLiteralExpression): NodeId {
  const { compiler, builder } = extraction;
  const node = extraction.node(literal);
  const tags = tupleTags(extraction, literal);
  const firstSpread = literal.elements.findIndex((element) => compiler.isSpreadElement(element));
  const values = literal.elements.map((element, index) => {
    const value = evaluate(extraction, element);
    if (compiler.isSpreadElement(element)) {
      builder.edge(value, node, index === 0 ? COPY : REORDER);
      return value;
    }
    const isPositionKnown = firstSpread === -1 || index < firstSpread;
    builder.edge(value, node, {
      kind: 'write',
      path: [...tags, isPositionKnown ? String(index) : ELEMENT],
    });
    return value;
  });
  return values.some((value) => value !== CLEAN) ? node : CLEAN;
}

/** After `const state = { messages }`, a later `messages.push(…)` shows in `state` too. */
export function shareMembers(
  extraction: FileExtraction,
  name: ts.BindingName,
  initializer: ts.Expression,
): void {
  const { compiler } = extraction;
  const literal = unwrap(compiler, initializer);
  if (!compiler.isIdentifier(name) || !compiler.isObjectLiteralExpression(literal)) return;
  const holder = findVariable(extraction, name.text);
  if (holder === undefined) return;
  for (const property of literal.properties) {
    const held = heldIdentifier(extraction, property);
    const member = held && findVariable(extraction, held.text);
    const key = property.name && staticName(compiler, property.name);
    if (member === undefined || key === undefined || member.frame !== holder.frame) continue;
    shareObject(member, [{ variable: holder, path: [key] }]);
  }
}

function heldIdentifier(
  extraction: FileExtraction,
  property: ts.ObjectLiteralElementLike,
): ts.Identifier | undefined {
  const { compiler } = extraction;
  if (compiler.isShorthandPropertyAssignment(property)) return property.name;
  if (compiler.isPropertyAssignment(property) && compiler.isIdentifier(property.initializer)) {
    return property.initializer;
  }
  return undefined;
}

/** What a literal holds under a name that a variable holds too: `{ ticket }`, `[first, second]`. */
export function heldObjects(
  extraction: FileExtraction,
  expression: ts.Expression,
): readonly { readonly name: string; readonly expression: ts.Expression }[] {
  const { compiler } = extraction;
  const literal = unwrap(compiler, expression);
  if (compiler.isArrayLiteralExpression(literal)) {
    return literal.elements.flatMap((element, index) =>
      compiler.isIdentifier(element) ? [{ name: String(index), expression: element }] : [],
    );
  }
  if (!compiler.isObjectLiteralExpression(literal)) return [];
  return literal.properties.flatMap((property) => {
    const held = heldIdentifier(extraction, property);
    const name = property.name && staticName(compiler, property.name);
    return held === undefined || name === undefined ? [] : [{ name, expression: held }];
  });
}
