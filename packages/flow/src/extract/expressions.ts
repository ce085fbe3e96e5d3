import type ts from 'typescript';
import { ELEMENT } from '../facts/access-path.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { evaluateBinary, evaluateConditional } from './operators.ts';
import { evaluateCall, evaluateNew, evaluateTaggedTemplate } from './calls.ts';
import { extractClass } from './classes.ts';
import { asText } from './conversions.ts';
import type { FileExtraction } from './file-extraction.ts';
import { COPY, DERIVE } from './file-extraction.ts';
import type { FunctionFrame } from './function-frame.ts';
import { extractClosure } from './functions.ts';
import { RETURNED, sentIn } from './generators.ts';
import { evaluateFragment, evaluateJsx } from './jsx.ts';
import { evaluateArray, evaluateObject } from './literals.ts';
import { iterated } from './iteration.ts';
import { readMember } from './accessors.ts';
import { originsOf } from './origins.ts';
import { accessedSegment } from './patterns.ts';
import { readErrorMember } from './sdk-calls.ts';
import { forgetPlaces, provenValue } from './stable-places.ts';
import { locate, store } from './storage.ts';
import { findThis, findVariable, lookUp } from './variable-access.ts';

/** Walks an expression and gives its value; clean where the developer wrote all of it. */
export function evaluate(extraction: FileExtraction, expression: ts.Expression): NodeId {
  const found = provenValue(extraction, expression, evaluateKind(extraction, expression));
  const value = extraction.isUnchecked(expression)
    ? extraction.derived(expression, found, { kind: 'cast' })
    : found;
  extraction.builder.values.set(expression, value);
  return value;
}

function evaluateKind(extraction: FileExtraction, expression: ts.Expression): NodeId {
  const { compiler } = extraction;
  if (compiler.isIdentifier(expression)) return evaluateIdentifier(extraction, expression);
  if (compiler.isPropertyAccessExpression(expression) || compiler.isElementAccessExpression(expression)) {
    return evaluateAccess(extraction, expression);
  }
  if (compiler.isCallExpression(expression)) return evaluateCall(extraction, expression);
  if (compiler.isTemplateExpression(expression)) return evaluateTemplate(extraction, expression);
  if (compiler.isBinaryExpression(expression)) return evaluateBinary(extraction, expression);
  if (compiler.isObjectLiteralExpression(expression)) return evaluateObject(extraction, expression);
  if (compiler.isArrayLiteralExpression(expression)) return evaluateArray(extraction, expression);
  if (compiler.isArrowFunction(expression) || compiler.isFunctionExpression(expression)) {
    return extractClosure(extraction, expression);
  }
  if (compiler.isConditionalExpression(expression)) return evaluateConditional(extraction, expression);
  if (compiler.isNewExpression(expression)) return evaluateNew(extraction, expression);
  if (compiler.isTaggedTemplateExpression(expression)) return evaluateTaggedTemplate(extraction, expression);
  if (compiler.isClassExpression(expression)) return extractClass(extraction, expression);
  if (compiler.isJsxElement(expression) || compiler.isJsxSelfClosingElement(expression)) {
    return evaluateJsx(extraction, expression);
  }
  if (compiler.isJsxFragment(expression)) return evaluateFragment(extraction, expression);
  return evaluateWrapper(extraction, expression);
}

/** Expressions that hand on what they hold, or give nothing that can be labelled. */
function evaluateWrapper(extraction: FileExtraction, expression: ts.Expression): NodeId {
  const { compiler } = extraction;
  if (
    compiler.isParenthesizedExpression(expression) ||
    compiler.isAwaitExpression(expression) ||
    compiler.isNonNullExpression(expression) ||
    compiler.isSatisfiesExpression(expression)
  ) {
    return evaluate(extraction, expression.expression);
  }
  if (compiler.isAsExpression(expression) || compiler.isTypeAssertionExpression(expression)) {
    const value = evaluate(extraction, expression.expression);
    return extraction.derived(expression, value, { kind: 'cast' });
  }
  if (expression.kind === compiler.SyntaxKind.ThisKeyword) {
    const variable = findThis(extraction);
    return variable === undefined ? CLEAN : lookUp(extraction, variable, expression);
  }
  if (compiler.isYieldExpression(expression)) return evaluateYield(extraction, expression);
  if (compiler.isSpreadElement(expression)) return evaluateSpread(extraction, expression);
  if (compiler.isDeleteExpression(expression)) {
    const location = locate(extraction, expression.expression);
    if (location !== undefined && location.path.length > 0)
      store(extraction, location, CLEAN, expression, true);
    return CLEAN;
  }
  if (compiler.isPrefixUnaryExpression(expression) || compiler.isPostfixUnaryExpression(expression)) {
    countOn(extraction, expression);
  }
  // `typeof x`, `!x`, `-x`, `void x`: nothing that holds a sentence, but calls inside count.
  compiler.forEachChild(expression, (child) => {
    evaluateInside(extraction, child);
  });
  return CLEAN;
}

/** `i++`: what a list holds there is another element from here on. */
function countOn(
  extraction: FileExtraction,
  { operator, operand }: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression,
): void {
  const { PlusPlusToken, MinusMinusToken } = extraction.compiler.SyntaxKind;
  if (operator !== PlusPlusToken && operator !== MinusMinusToken) return;
  const variable = locate(extraction, operand)?.variable;
  if (variable !== undefined) forgetPlaces(extraction.frame.environment, variable);
}

/** Walks the expressions inside syntax that has no value of its own. */
function evaluateInside(extraction: FileExtraction, node: ts.Node): void {
  const { compiler } = extraction;
  const { SyntaxKind } = compiler;
  if (node.kind >= SyntaxKind.FirstTypeNode && node.kind <= SyntaxKind.LastTypeNode) return;
  const isExpression =
    (node.kind >= SyntaxKind.ArrayLiteralExpression && node.kind <= SyntaxKind.SatisfiesExpression) ||
    compiler.isIdentifier(node);
  if (isExpression) {
    // The range above holds expression kinds only; the compiler has no public predicate for it.
    evaluate(extraction, node as ts.Expression);
    return;
  }
  compiler.forEachChild(node, (child) => {
    evaluateInside(extraction, child);
  });
}

function evaluateIdentifier(extraction: FileExtraction, identifier: ts.Identifier): NodeId {
  const variable = findVariable(extraction, identifier.text);
  if (variable !== undefined) {
    const value = lookUp(extraction, variable, identifier);
    const mayBeNarrow = variable.isTested && !variable.isMisjudged;
    return mayBeNarrow ? extraction.derived(identifier, value, COPY, { typed: true }) : value;
  }
  return identifier.text === 'arguments' ? evaluateArguments(extraction, identifier) : CLEAN;
}

/** `arguments` of the function around, as one value. */
function evaluateArguments(extraction: FileExtraction, identifier: ts.Identifier): NodeId {
  let frame: FunctionFrame | undefined = extraction.frame;
  while (frame?.isArrow === true) frame = frame.parent;
  if (frame !== extraction.frame || frame.isModule) return CLEAN;
  if (frame.allArguments === CLEAN) frame.allArguments = extraction.node(identifier);
  return frame.allArguments;
}

/** The object of a member: `super` is `this` under another name. */
export function evaluateReceiver(extraction: FileExtraction, receiver: ts.Expression): NodeId {
  if (receiver.kind !== extraction.compiler.SyntaxKind.SuperKeyword) return evaluate(extraction, receiver);
  const variable = findThis(extraction);
  return variable === undefined ? CLEAN : lookUp(extraction, variable, receiver);
}

function evaluateAccess(
  extraction: FileExtraction,
  access: ts.PropertyAccessExpression | ts.ElementAccessExpression,
): NodeId {
  const base = evaluateReceiver(extraction, access.expression);
  if (extraction.compiler.isElementAccessExpression(access)) evaluate(extraction, access.argumentExpression);
  const ofError = readErrorMember(extraction, access);
  if (ofError !== undefined) return ofError;
  const name = accessedSegment(extraction, access);
  const value = readMember(extraction, access, access.expression, base, name, () =>
    originsOf(extraction, access.expression),
  );
  return base !== CLEAN && ADDRESS_PARTS.has(name) && extraction.types.isAddress(access.expression)
    ? extraction.merged(access, [value, readAddress(extraction, access, base, name)])
    : value;
}

/** Properties of a `URL` that show what was stored under another name. */
const ADDRESS_PARTS = new Set(['href', 'search', 'searchParams']);

/** `url.href` holds every part; `url.search` and `url.searchParams` are the same parameters. */
function readAddress(extraction: FileExtraction, access: ts.Expression, base: NodeId, name: string): NodeId {
  if (name === 'href') return extraction.derived(access, base, DERIVE);
  const others = [...ADDRESS_PARTS].filter((part) => part !== name);
  return extraction.merged(
    access,
    others.map((part) => {
      const value = extraction.derived(access, base, { kind: 'read', name: part });
      return extraction.derived(access, value, DERIVE);
    }),
  );
}

function evaluateTemplate(extraction: FileExtraction, template: ts.TemplateExpression): NodeId {
  const operands = template.templateSpans.map((span) => span.expression);
  const values = operands.map((operand) => asText(extraction, operand, evaluateUse(extraction, operand)));
  return deriveText(
    extraction,
    template,
    [...values, ...coerce(extraction, operands)],
    'interpolated into a template',
  );
}

/** What a conversion to text makes of values whose types hold AgentText: each is a source of its own. */
export function coerce(extraction: FileExtraction, operands: readonly ts.Expression[]): NodeId[] {
  const { builder, marks } = extraction;
  if (marks === undefined) return [];
  return operands
    .filter((operand) => marks.holds(operand))
    .map((operand) => {
      const node = extraction.node(operand);
      builder.sources.push({
        node,
        kind: '@hearsay/core:AgentText',
        path: [],
        start: builder.startOf(operand),
        end: operand.end,
      });
      return node;
    });
}

/**
 * Evaluates an expression that is about to become part of a text: where a branch has narrowed it to a closed set, no
 * label gets in.
 */
export function evaluateUse(extraction: FileExtraction, expression: ts.Expression): NodeId {
  const value = evaluate(extraction, expression);
  const used = withoutParentheses(extraction, expression);
  if (!extraction.compiler.isIdentifier(used)) return value;
  const isMisjudged = findVariable(extraction, used.text)?.isMisjudged === true;
  if (isMisjudged) return extraction.derived(expression, value, { kind: 'cast' });
  return extraction.derived(expression, value, COPY, { typed: true });
}

function withoutParentheses({ compiler }: FileExtraction, expression: ts.Expression): ts.Expression {
  let inner = expression;
  while (compiler.isParenthesizedExpression(inner)) inner = inner.expression;
  return inner;
}

/** A text made of several values; clean when all of them are. */
export function deriveText(
  extraction: FileExtraction,
  syntax: ts.Node,
  values: readonly NodeId[],
  note: string,
): NodeId {
  const labelled = values.filter((value) => value !== CLEAN);
  if (labelled.length === 0) return CLEAN;
  const text = extraction.node(syntax, { note, typed: true });
  for (const value of labelled) extraction.builder.edge(value, text, DERIVE);
  return text;
}

/** `...x`: the elements of a list, the entries of a map. */
function evaluateSpread(extraction: FileExtraction, spread: ts.SpreadElement): NodeId {
  return iterated(extraction, spread.expression, evaluate(extraction, spread.expression));
}

function evaluateYield(extraction: FileExtraction, expression: ts.YieldExpression): NodeId {
  const { frame, builder } = extraction;
  const operand = expression.expression;
  if (expression.asteriskToken !== undefined && operand !== undefined) {
    const inner = evaluate(extraction, operand);
    const items = iterated(extraction, operand, inner);
    builder.edge(items, frame.returns, { kind: 'omit', names: [RETURNED] });
    return extraction.derived(expression, inner, { kind: 'read', name: RETURNED });
  }
  const value = operand === undefined ? CLEAN : evaluate(extraction, operand);
  builder.edge(value, frame.returns, { kind: 'write', path: [ELEMENT] });
  return extraction.compiler.isExpressionStatement(expression.parent)
    ? CLEAN
    : sentIn(extraction, expression);
}
