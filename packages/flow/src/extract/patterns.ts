import type ts from 'typescript';
import { ELEMENT, KEYS } from '../facts/access-path.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { staticName, unwrap } from '../compiler/symbol-name.ts';
import { readMember, storeMember } from './accessors.ts';
import { evaluate } from './expressions.ts';
import type { FileExtraction } from './file-extraction.ts';
import { shareObject } from './aliases.ts';
import { keepField } from './given-objects.ts';
import { tagOfAssignment } from './discriminator-tags.ts';
import { originsOf } from './origins.ts';
import type { Location } from './storage.ts';
import type { Variable } from './variable.ts';
import { elementSegment, locate, propertySegment, store } from './storage.ts';
import { declareVariable, findVariable, lookUp, rebind, bind } from './variable-access.ts';

/** Declares every name of a binding, without a value yet. */
export function declareBinding(extraction: FileExtraction, name: ts.BindingName): void {
  const { compiler } = extraction;
  if (compiler.isIdentifier(name)) {
    declareVariable(extraction, name.text, name);
    return;
  }
  for (const element of name.elements) {
    if (compiler.isBindingElement(element)) declareBinding(extraction, element.name);
  }
}

/**
 * Gives the names of a binding their values.
 *
 * @param origins - Where the object can have come from, as far as variables still hold it.
 */
export function bindPattern(
  extraction: FileExtraction,
  name: ts.BindingName,
  value: NodeId,
  origins: readonly Location[],
): void {
  const { compiler } = extraction;
  if (compiler.isIdentifier(name)) {
    const variable = findVariable(extraction, name.text);
    if (variable === undefined) return;
    bind(extraction, variable, value);
    shareObject(variable, origins);
    return;
  }
  if (compiler.isObjectBindingPattern(name)) {
    bindObjectPattern(extraction, name, value, origins);
    return;
  }
  name.elements.forEach((element, index) => {
    if (!compiler.isBindingElement(element)) return;
    if (element.dotDotDotToken !== undefined) {
      bindPattern(extraction, element.name, restOfArray(extraction, element, value), []);
      return;
    }
    bindElement(extraction, element, value, String(index), origins);
  });
}

function bindObjectPattern(
  extraction: FileExtraction,
  pattern: ts.ObjectBindingPattern,
  value: NodeId,
  origins: readonly Location[],
): void {
  const { compiler } = extraction;
  const names: string[] = [];
  const together: Variable[] = [];
  for (const element of pattern.elements) {
    if (element.dotDotDotToken !== undefined) {
      const rest = extraction.derived(element, value, { kind: 'omit', names: [...names] });
      bindPattern(extraction, element.name, rest, []);
      continue;
    }
    const property = propertySegment(extraction, element.propertyName ?? element.name);
    names.push(property);
    bindElement(extraction, element, value, property, origins);
    const taken = compiler.isIdentifier(element.name) && findVariable(extraction, element.name.text);
    if (!taken) continue;
    together.push(taken);
    taken.takenFrom = { whole: value, property, siblings: () => together };
  }
}

function bindElement(
  extraction: FileExtraction,
  element: ts.BindingElement,
  value: NodeId,
  property: string,
  origins: readonly Location[],
): void {
  const note =
    property === ELEMENT || /^\d+$/.test(property) ? 'taken out of a list' : `reads \`.${property}\``;
  const { methods } = extraction.symbols.accessors(element.parent, property, 'get');
  const read =
    methods.length > 0
      ? readMember(extraction, element.name, element.parent, value, property, () => origins)
      : extraction.derived(element.name, value, { kind: 'read', name: property }, { note, typed: true });
  const whole = withDefault(extraction, element, read);
  const inner = origins.map(({ variable, path }) => ({ variable, path: [...path, property] }));
  bindPattern(extraction, element.name, whole, inner);
}

/** A value, or the default that a pattern gives for it. */
function withDefault(extraction: FileExtraction, declaration: ts.BindingElement, value: NodeId): NodeId {
  if (declaration.initializer === undefined) return value;
  return extraction.merged(declaration, [value, evaluate(extraction, declaration.initializer)]);
}

function restOfArray(extraction: FileExtraction, syntax: ts.Node, value: NodeId): NodeId {
  const element = extraction.derived(syntax, value, { kind: 'read', name: ELEMENT });
  return extraction.derived(syntax, element, { kind: 'write', path: [ELEMENT] });
}

/** Assigns a value to a variable, a property, an element or a destructuring pattern. */
export function assign(
  extraction: FileExtraction,
  target: ts.Expression,
  value: NodeId,
  source?: ts.Expression,
): void {
  const { compiler } = extraction;
  const place = unwrap(compiler, target);
  if (compiler.isIdentifier(place)) {
    const variable = findVariable(extraction, place.text);
    if (variable === undefined) return;
    rebind(extraction, variable, value);
    if (source !== undefined) shareObject(variable, originsOf(extraction, source));
    return;
  }
  if (compiler.isObjectLiteralExpression(place)) {
    assignObjectPattern(extraction, place, value);
    return;
  }
  if (compiler.isArrayLiteralExpression(place)) {
    place.elements.forEach((element, index) => {
      if (compiler.isOmittedExpression(element)) return;
      const inner = compiler.isSpreadElement(element) ? element.expression : element;
      assignWithDefault(extraction, inner, value, String(index));
    });
    return;
  }
  if (isThroughCall(extraction, place)) evaluate(extraction, accessedObject(extraction, place) ?? place);
  const location = locate(extraction, place);
  if (location === undefined) {
    evaluate(extraction, place);
    for (const origin of originsOf(extraction, place)) store(extraction, origin, value, place, false);
    return;
  }
  if (compiler.isPropertyAccessExpression(place) && storeThroughSetter(extraction, place, value)) return;
  store(extraction, location, value, place, true);
  if (source !== undefined) {
    retag(extraction, place, location, source);
    const [field, ...deeper] = location.path;
    if (field !== undefined && deeper.length === 0) keepField(extraction, location.variable, field, source);
  }
  if (compiler.isElementAccessExpression(place)) {
    const key = evaluate(extraction, place.argumentExpression);
    const keys = { variable: location.variable, path: [...location.path.slice(0, -1), KEYS] };
    if (key !== CLEAN) store(extraction, keys, key, place, false);
  }
  const shared = source && locate(extraction, source);
  if (shared?.path.length === 0 && shared.variable.frame === extraction.frame)
    shareObject(shared.variable, [location]);
}

/** Whether a function of the program gives the object that a place lies in: `session(id).draft`, or by a getter. */
function isThroughCall(extraction: FileExtraction, place: ts.Expression): boolean {
  const { compiler, symbols } = extraction;
  for (
    let object = accessedObject(extraction, place);
    object !== undefined;
    object = accessedObject(extraction, object)
  ) {
    if (compiler.isCallExpression(object)) return true;
    if (!compiler.isPropertyAccessExpression(object)) continue;
    if (symbols.accessors(object.expression, object.name.text, 'get').methods.length > 0) return true;
  }
  return false;
}

function accessedObject({ compiler }: FileExtraction, place: ts.Expression): ts.Expression | undefined {
  const isAccess = compiler.isPropertyAccessExpression(place) || compiler.isElementAccessExpression(place);
  if (!isAccess) return undefined;
  const object = unwrap(compiler, place.expression);
  return compiler.isAwaitExpression(object) ? unwrap(compiler, object.expression) : object;
}

/** `message.role = 'user'`: the message that a variable holds is another one from here on. */
function retag(
  extraction: FileExtraction,
  place: ts.Expression,
  { variable, path }: Location,
  source: ts.Expression,
): void {
  const tag = tagOfAssignment(extraction, place, source);
  if (tag === undefined || path.length !== 1) return;
  const message = lookUp(extraction, variable, place);
  bind(extraction, variable, extraction.derived(place, message, { kind: 'retag', tags: [tag], names: [] }));
}

/** `letter.body = text`, where a setter decides what becomes of it. */
function storeThroughSetter(
  extraction: FileExtraction,
  place: ts.PropertyAccessExpression,
  value: NodeId,
): boolean {
  if (extraction.symbols.accessors(place.expression, place.name.text, 'set').methods.length === 0)
    return false;
  const base = evaluate(extraction, place.expression);
  return storeMember(extraction, place, base, value, originsOf(extraction, place.expression));
}

function assignObjectPattern(
  extraction: FileExtraction,
  pattern: ts.ObjectLiteralExpression,
  value: NodeId,
): void {
  const { compiler } = extraction;
  for (const property of pattern.properties) {
    if (compiler.isPropertyAssignment(property)) {
      assignWithDefault(
        extraction,
        property.initializer,
        value,
        staticName(compiler, property.name) ?? ELEMENT,
      );
    } else if (compiler.isShorthandPropertyAssignment(property)) {
      assignWithDefault(extraction, property.name, value, property.name.text);
    } else if (compiler.isSpreadAssignment(property)) {
      assign(extraction, property.expression, value);
    }
  }
}

function assignWithDefault(
  extraction: FileExtraction,
  target: ts.Expression,
  value: NodeId,
  name: string,
): void {
  const { compiler } = extraction;
  const read = extraction.derived(target, value, { kind: 'read', name }, { typed: true });
  const isDefaulted =
    compiler.isBinaryExpression(target) && target.operatorToken.kind === compiler.SyntaxKind.EqualsToken;
  if (!isDefaulted) {
    assign(extraction, target, read);
    return;
  }
  assign(extraction, target.left, extraction.merged(target, [read, evaluate(extraction, target.right)]));
}

/** The value of an element or a property that an expression names. */
export function readProperty(
  extraction: FileExtraction,
  access: ts.Node,
  base: NodeId,
  name: string,
): NodeId {
  if (base === CLEAN || name === 'length' || name === 'size') return CLEAN;
  const note = name === ELEMENT ? 'takes an element' : `reads \`.${name}\``;
  return extraction.derived(access, base, { kind: 'read', name }, { note, typed: true });
}

/** The segment that a property or element access reads. */
export function accessedSegment(
  extraction: FileExtraction,
  access: ts.PropertyAccessExpression | ts.ElementAccessExpression,
): string {
  return extraction.compiler.isPropertyAccessExpression(access)
    ? access.name.text
    : elementSegment(extraction, access.argumentExpression);
}
