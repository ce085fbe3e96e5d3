import type ts from 'typescript';
import { unwrap } from '../compiler/symbol-name.ts';
import { ELEMENT } from '../facts/access-path.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { callMethod } from './callbacks.ts';
import type { FileExtraction } from './file-extraction.ts';

const TO_TEXT = ['@@toPrimitive', 'toString'];
const TO_JSON = ['toJSON'];

/** A value that becomes a text: an object of the project says itself what it gives. */
export function asText(extraction: FileExtraction, operand: ts.Expression, value: NodeId): NodeId {
  return converted(extraction, operand, value, TO_TEXT);
}

/** A list that is joined: each element becomes a text. */
export function elementsAsText(extraction: FileExtraction, list: ts.Expression, value: NodeId): NodeId {
  return convertedElements(extraction, list, value, TO_TEXT) ?? value;
}

/** A value that is written as JSON, with what is written down in it. */
export function asJson(extraction: FileExtraction, operand: ts.Expression, value: NodeId): NodeId {
  const { compiler, builder } = extraction;
  const literal = unwrap(compiler, operand);
  const inside = (part: ts.Expression): NodeId => asJson(extraction, part, builder.values.get(part) ?? CLEAN);
  if (value === CLEAN || !extraction.symbols.declares('toJSON')) return value;
  if (compiler.isArrayLiteralExpression(literal)) {
    return extraction.merged(operand, literal.elements.map(inside));
  }
  const isWritten =
    compiler.isObjectLiteralExpression(literal) &&
    literal.properties.every(
      (property) =>
        compiler.isShorthandPropertyAssignment(property) ||
        (compiler.isPropertyAssignment(property) && !compiler.isComputedPropertyName(property.name)),
    );
  if (isWritten) {
    const parts = literal.properties.flatMap((property) => {
      if (compiler.isPropertyAssignment(property)) return [property.initializer];
      return compiler.isShorthandPropertyAssignment(property) ? [property.name] : [];
    });
    return extraction.merged(operand, parts.map(inside));
  }
  return (
    convertedElements(extraction, operand, value, TO_JSON) ?? converted(extraction, operand, value, TO_JSON)
  );
}

function converted(
  extraction: FileExtraction,
  operand: ts.Expression,
  value: NodeId,
  names: readonly string[],
): NodeId {
  if (value === CLEAN) return CLEAN;
  for (const name of names) {
    const { methods, isOnly } = extraction.symbols.ownMethods(operand, name);
    if (methods.length === 0) continue;
    const text = callMethod(extraction, operand, value, name, methods);
    return isOnly ? text : extraction.merged(operand, [value, text]);
  }
  return value;
}

function convertedElements(
  extraction: FileExtraction,
  list: ts.Expression,
  value: NodeId,
  names: readonly string[],
): NodeId | undefined {
  if (value === CLEAN) return undefined;
  for (const name of names) {
    const { methods, isOnly } = extraction.symbols.ownMethods(list, name, 'element');
    if (methods.length === 0) continue;
    const element = extraction.derived(list, value, { kind: 'read', name: ELEMENT });
    const text = callMethod(extraction, list, element, name, methods);
    return isOnly ? text : extraction.merged(list, [value, text]);
  }
  return undefined;
}
