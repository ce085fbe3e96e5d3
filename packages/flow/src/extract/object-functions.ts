import type ts from 'typescript';
import { unwrap } from '../compiler/symbol-name.ts';
import { ELEMENT } from '../facts/access-path.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { callBack } from './callbacks.ts';
import type { EvaluatedCall } from './calls.ts';
import type { FileExtraction } from './file-extraction.ts';
import type { GlobalBehaviour } from './global-behaviour.ts';
import { read, write } from './global-behaviour.ts';
import { tagsOfParts } from './discriminator-tags.ts';
import { originsOf } from './origins.ts';
import { placeProperties } from './property-sinks.ts';
import { elementSegment, locate, mergeInto, propertySegment, store } from './storage.ts';

/** `Object.assign`: a later object sets the properties of an earlier one again. */
export const assignObject: GlobalBehaviour = (extraction, call) => {
  const values = call.values.map((value, index) => {
    const names = call.arguments.slice(index + 1).flatMap((later) => literalNames(extraction, later));
    const tags = tagsOfParts(extraction, call.arguments);
    return tags.length === 0
      ? extraction.derived(call.syntax, value, { kind: 'omit', names })
      : extraction.derived(call.syntax, value, { kind: 'retag', tags, names });
  });
  const [target, ...sources] = call.arguments;
  const place = target && locate(extraction, target);
  if (target !== undefined) for (const source of sources) placeProperties(extraction, target, source);
  if (place !== undefined) {
    mergeInto(extraction, place, extraction.merged(call.syntax, values.slice(1)), call.syntax);
  }
  return extraction.merged(call.syntax, values);
};

function literalNames(extraction: FileExtraction, expression: ts.Expression): string[] {
  const { compiler } = extraction;
  const literal = unwrap(compiler, expression);
  if (!compiler.isObjectLiteralExpression(literal)) return [];
  return literal.properties.flatMap(({ name }) =>
    name === undefined ? [] : propertySegment(extraction, name),
  );
}

/** What a property descriptor gives: its value, or what its getter does. */
function describedValue(extraction: FileExtraction, call: EvaluatedCall, descriptor: NodeId): NodeId {
  const getter = extraction.derived(call.syntax, descriptor, read('get'));
  return extraction.merged(call.syntax, [
    extraction.derived(call.syntax, descriptor, read('value')),
    callBack(extraction, call.syntax, getter, []),
  ]);
}

/** `Object.defineProperty(target, 'name', { value })`. */
export const defineProperty: GlobalBehaviour = (extraction, call) => {
  const [target, key] = call.arguments;
  const [object = CLEAN, , descriptor = CLEAN] = call.values;
  const place = target && locate(extraction, target);
  if (place === undefined || key === undefined) return object;
  const value = describedValue(extraction, call, descriptor);
  const path = [...place.path, elementSegment(extraction, key)];
  store(extraction, { variable: place.variable, path }, value, call.syntax, true);
  return object;
};

/** The properties that a list of descriptors defines, by name, as far as they are written down. */
function describedObject(
  extraction: FileExtraction,
  call: EvaluatedCall,
  descriptors: ts.Expression | undefined,
  value: NodeId,
): NodeId {
  const names = descriptors === undefined ? [] : literalNames(extraction, descriptors);
  return extraction.merged(
    call.syntax,
    [...new Set(names)].map((name) => {
      const descriptor = extraction.derived(call.syntax, value, read(name));
      return extraction.derived(call.syntax, describedValue(extraction, call, descriptor), write(name));
    }),
  );
}

/** `Object.defineProperties(target, { name: { value } })`. */
export const defineProperties: GlobalBehaviour = (extraction, call) => {
  const [target, descriptors] = call.arguments;
  const [object = CLEAN, value = CLEAN] = call.values;
  const defined = describedObject(extraction, call, descriptors, value);
  for (const place of target === undefined ? [] : originsOf(extraction, target)) {
    mergeInto(extraction, place, defined, call.syntax);
  }
  return extraction.merged(call.syntax, [object, defined]);
};

/** `Object.create(prototype, { name: { value } })`: the new object has what the prototype has. */
export const createObject: GlobalBehaviour = (extraction, call) => {
  const [prototype = CLEAN, value = CLEAN] = call.values;
  return extraction.merged(call.syntax, [
    prototype,
    describedObject(extraction, call, call.arguments[1], value),
  ]);
};

/** `Reflect.get(object, 'name')`. */
export const reflectGet: GlobalBehaviour = (extraction, call) => {
  const [, key] = call.arguments;
  const name = key === undefined ? ELEMENT : elementSegment(extraction, key);
  return extraction.derived(call.syntax, call.values[0] ?? CLEAN, read(name), { typed: true });
};

/** `Reflect.set(object, 'name', value)`. */
export const reflectSet: GlobalBehaviour = (extraction, call) => {
  const [target, key] = call.arguments;
  if (target === undefined || key === undefined) return CLEAN;
  const name = elementSegment(extraction, key);
  for (const { variable, path } of originsOf(extraction, target)) {
    store(extraction, { variable, path: [...path, name] }, call.values[2] ?? CLEAN, call.syntax, false);
  }
  return CLEAN;
};

/** `Reflect.apply(callee, object, list)`. */
export const reflectApply: GlobalBehaviour = (extraction, call) => {
  const [callee = CLEAN, receiver = CLEAN, spread = CLEAN] = call.values;
  return callBack(extraction, call.syntax, callee, [], { spread, receiver });
};
