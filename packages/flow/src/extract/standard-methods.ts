import { ELEMENT, KEYS } from '../facts/access-path.ts';
import type ts from 'typescript';
import { isPlatform } from '../compiler/resolution.ts';
import type { EdgeOperation } from '../facts/edge-facts.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { callBack } from './callbacks.ts';
import type { EvaluatedCall } from './calls.ts';
import { elementsAsText } from './conversions.ts';
import { withoutAnswers } from './conversation-roles.ts';
import { askedByFunction } from './role-tests.ts';
import { coerce, deriveText } from './expressions.ts';
import type { FileExtraction } from './file-extraction.ts';
import { COPY, REORDER } from './file-extraction.ts';
import { next } from './generators.ts';
import { pairsOf } from './key-pairs.ts';
import { elementOrigins, originsOf } from './origins.ts';
import type { Location } from './storage.ts';
import { elementSegment, locate, mergeInto, store } from './storage.ts';
import { unwrap } from '../compiler/symbol-name.ts';
import { partialApplication } from './synthetic-functions.ts';
import { findVariable } from './variable-access.ts';

/** What a method of strings, arrays, maps, sets and promises does with its receiver and arguments. */
type MethodBehaviour = (extraction: FileExtraction, call: EvaluatedCall) => NodeId;

const TAKE_ELEMENT: EdgeOperation = { kind: 'read', name: ELEMENT };
const PUT_ELEMENT: EdgeOperation = { kind: 'write', path: [ELEMENT] };

/** The segment under which an emitter keeps its listeners. */
export const LISTENERS = '%listeners';

const clean: MethodBehaviour = () => CLEAN;
const receiver: MethodBehaviour = (_, call) => call.receiverValue;
/** A list, or a part of one, in which the elements have other places. */
const reordered: MethodBehaviour = (extraction, call) =>
  extraction.derived(call.syntax, call.receiverValue, REORDER);
/** The elements that a `filter` keeps: `(message) => message.role === 'user'` leaves what a model said behind. */
const kept: MethodBehaviour = (extraction, call) => {
  const [callback] = call.arguments;
  const isAsked = callback !== undefined && askedByFunction(extraction, callback) === true;
  const { receiverValue, syntax } = call;
  const value = isAsked ? withoutAnswers(extraction, syntax, receiverValue, true) : receiverValue;
  return extraction.derived(syntax, value, REORDER);
};
/** The element that a `find` gives, likewise. */
const found: MethodBehaviour = (extraction, call) =>
  element(extraction, { ...call, receiverValue: kept(extraction, call) });
const element: MethodBehaviour = (extraction, call) =>
  extraction.derived(call.syntax, call.receiverValue, TAKE_ELEMENT, { typed: true });

const text: MethodBehaviour = (extraction, call) =>
  deriveText(
    extraction,
    call.syntax,
    [
      call.receiverValue,
      ...call.values,
      ...coerce(extraction, call.receiver === undefined ? [] : [call.receiver]),
    ],
    `passes through \`${String(call.method)}\``,
  );

const join: MethodBehaviour = (extraction, call) => {
  const { receiver, receiverValue } = call;
  if (receiver === undefined) return text(extraction, call);
  return text(extraction, { ...call, receiverValue: elementsAsText(extraction, receiver, receiverValue) });
};

/** A text with parts replaced: by a text, or by what a callback makes of each part. */
const replace: MethodBehaviour = (extraction, call) => {
  const [, replacement = CLEAN] = call.values;
  // The whole match and every group are parts of the text.
  const parts = Array.from({ length: 4 }, () => call.receiverValue);
  const replaced = callBack(extraction, call.syntax, replacement, parts);
  return deriveText(
    extraction,
    call.syntax,
    [call.receiverValue, replacement, replaced],
    'filled into a placeholder',
  );
};

const split: MethodBehaviour = (extraction, call) =>
  extraction.derived(call.syntax, call.receiverValue, PUT_ELEMENT);

/** `concat` of texts and of lists. */
const concat: MethodBehaviour = (extraction, call) =>
  extraction.merged(call.syntax, [
    call.receiverValue,
    ...call.values.map((value) => extraction.derived(call.syntax, value, REORDER)),
    ...call.values.map((value) => extraction.derived(call.syntax, value, PUT_ELEMENT)),
  ]);

function placeOf(extraction: FileExtraction, call: EvaluatedCall): Location | undefined {
  return call.receiver && locate(extraction, call.receiver);
}

/** The objects that a method can be called on. */
function placesOf(extraction: FileExtraction, call: EvaluatedCall): readonly Location[] {
  return call.receiver === undefined ? [] : originsOf(extraction, call.receiver);
}

/** Stores the arguments from a position on as elements. */
function storeFrom(first: number, result: MethodBehaviour): MethodBehaviour {
  return (extraction, call) => {
    const places = placesOf(extraction, call);
    call.values.slice(first).forEach((value, index) => {
      const argument = call.arguments[first + index];
      if (argument === undefined) return;
      const isSpread = extraction.compiler.isSpreadElement(argument);
      for (const { variable, path } of places) {
        const inside = isSpread ? path : [...path, ELEMENT];
        const stored = isSpread ? extraction.derived(call.syntax, value, REORDER) : value;
        store(extraction, { variable, path: inside }, stored, call.syntax, false);
      }
    });
    return result(extraction, call);
  };
}

/** Changes the places of the elements in the list itself. */
function inOtherPlaces(result: MethodBehaviour): MethodBehaviour {
  return (extraction, call) => {
    const moved = reordered(extraction, call);
    for (const place of placesOf(extraction, call)) mergeInto(extraction, place, moved, call.syntax);
    return result(extraction, call);
  };
}

/** The list that `toSpliced` gives, with what it puts in. */
const spliced: MethodBehaviour = (extraction, call) =>
  extraction.merged(call.syntax, [
    reordered(extraction, call),
    ...call.values.slice(2).map((value) => extraction.derived(call.syntax, value, PUT_ELEMENT)),
  ]);

/** A list of lists as one: each of its elements may be a list or not. */
const flat: MethodBehaviour = (extraction, call) => {
  const inner = extraction.derived(call.syntax, call.receiverValue, TAKE_ELEMENT);
  return extraction.merged(call.syntax, [
    reordered(extraction, call),
    extraction.derived(call.syntax, inner, REORDER),
  ]);
};

/** The list with what `fill` puts in it, the set with what `add` does. */
const withFirst: MethodBehaviour = (extraction, call) =>
  extraction.merged(call.syntax, [
    call.receiverValue,
    extraction.derived(call.syntax, call.values[0] ?? CLEAN, PUT_ELEMENT),
  ]);

/** `fn.call(object, …)` and `fn.apply(object, list)`. */
const callFunction: MethodBehaviour = (extraction, call) =>
  callBorrowed(extraction, call) ??
  callBack(extraction, call.syntax, call.receiverValue, call.values.slice(1), {
    receiver: call.values[0] ?? CLEAN,
  });

/** `Array.prototype.map.call(list, …)` and `[].slice.call(list)`: a method of the library on another object. */
function callBorrowed(extraction: FileExtraction, call: EvaluatedCall): NodeId | undefined {
  const { compiler } = extraction;
  const method = call.receiver && unwrap(compiler, call.receiver);
  if (method === undefined || !compiler.isPropertyAccessExpression(method)) return undefined;
  const owner = method.expression;
  const isPrototype = compiler.isPropertyAccessExpression(owner) && owner.name.text === 'prototype';
  const isEmpty =
    compiler.isStringLiteralLike(owner) ||
    (compiler.isArrayLiteralExpression(owner) && owner.elements.length === 0);
  const [receiver, ...others] = call.arguments;
  const [receiverValue = CLEAN, ...values] = call.values;
  if ((!isPrototype && !isEmpty) || receiver === undefined || call.receiverValue !== CLEAN) return undefined;
  const behaviour = METHODS.get(method.name.text);
  if (behaviour === undefined) return CLEAN;
  const borrowed = { ...call, receiver, receiverValue, method: method.name.text, arguments: others, values };
  return behaviour(extraction, borrowed);
}
const applyFunction: MethodBehaviour = (extraction, call) =>
  callBack(extraction, call.syntax, call.receiverValue, [], {
    spread: call.values[1] ?? CLEAN,
    receiver: call.values[0] ?? CLEAN,
  });
const bindFunction: MethodBehaviour = (extraction, call) =>
  partialApplication(extraction, call.syntax, call.receiverValue, call.values.slice(1));

/** The listeners of one event, kept in the emitter itself. */
function listenersOf(extraction: FileExtraction, call: EvaluatedCall): string[] {
  const [event] = call.arguments;
  return [LISTENERS, event === undefined ? ELEMENT : elementSegment(extraction, event)];
}

const listen: MethodBehaviour = (extraction, call) => {
  const place = placeOf(extraction, call);
  const [, listener = CLEAN] = call.values;
  // A listener of something that the program does not emit itself hears what the emitter holds.
  callBack(extraction, call.syntax, listener, [call.receiverValue]);
  if (place === undefined) return call.receiverValue;
  const path = [...place.path, ...listenersOf(extraction, call)];
  store(extraction, { variable: place.variable, path }, listener, call.syntax, false);
  return call.receiverValue;
};

const emit: MethodBehaviour = (extraction, call) => {
  const listener = listenersOf(extraction, call).reduce(
    (holder, name) => extraction.derived(call.syntax, holder, { kind: 'read', name }),
    call.receiverValue,
  );
  callBack(extraction, call.syntax, listener, call.values.slice(1));
  return CLEAN;
};

/** `map.set(key, value)`, `form.append(name, value)`: a constant key is a property. */
const storeUnderKey: MethodBehaviour = (extraction, call) => {
  const [key] = call.arguments;
  const [name = CLEAN, value = CLEAN] = call.values;
  if (key === undefined) return call.receiverValue;
  for (const { variable, path } of placesOf(extraction, call)) {
    const entry = { variable, path: [...path, elementSegment(extraction, key)] };
    store(extraction, entry, value, call.syntax, false);
    if (name !== CLEAN) store(extraction, { variable, path: [...path, KEYS] }, name, call.syntax, false);
  }
  return call.receiverValue;
};

const keys: MethodBehaviour = (extraction, call) => {
  const key = extraction.derived(call.syntax, call.receiverValue, { kind: 'read', name: KEYS });
  return extraction.derived(call.syntax, key, PUT_ELEMENT);
};

const getByKey: MethodBehaviour = (extraction, call) => {
  const [key] = call.arguments;
  if (key === undefined) return CLEAN;
  const name = elementSegment(extraction, key);
  return extraction.derived(call.syntax, call.receiverValue, { kind: 'read', name }, { typed: true });
};

function callWithElement(extraction: FileExtraction, call: EvaluatedCall): NodeId {
  const item = extraction.derived(call.syntax, call.receiverValue, TAKE_ELEMENT);
  const [callback] = call.arguments;
  if (callback !== undefined && isGlobalFunction(extraction, callback)) {
    return deriveText(extraction, call.syntax, [item], `turned into text by \`${callback.getText()}\``);
  }
  const out = extraction.node(call.syntax);
  const inputs = [item, CLEAN, call.receiverValue];
  const result = callBack(extraction, call.syntax, call.values[0] ?? CLEAN, inputs, { outs: [out] });
  const elements = call.receiver === undefined ? [] : elementOrigins(extraction, call.receiver);
  for (const place of elements) mergeInto(extraction, place, out, call.syntax);
  return result;
}

/** `String`, `JSON.stringify` and the like, handed over by name. */
function isGlobalFunction(extraction: FileExtraction, callback: ts.Expression): boolean {
  const { compiler } = extraction;
  const base = compiler.isPropertyAccessExpression(callback) ? callback.expression : callback;
  return (
    compiler.isIdentifier(base) &&
    findVariable(extraction, base.text) === undefined &&
    TEXT_FUNCTIONS.has(callback.getText())
  );
}

const TEXT_FUNCTIONS = new Set([
  'String',
  'JSON.stringify',
  'encodeURIComponent',
  'decodeURIComponent',
  'encodeURI',
  'btoa',
  'atob',
]);

const map: MethodBehaviour = (extraction, call) =>
  extraction.derived(call.syntax, callWithElement(extraction, call), PUT_ELEMENT);

const flatMap: MethodBehaviour = (extraction, call) => callWithElement(extraction, call);

/** Calls back for each element and gives something that is not made of what the callback returns. */
function callThen(result: MethodBehaviour): MethodBehaviour {
  return (extraction, call) => {
    callWithElement(extraction, call);
    return result(extraction, call);
  };
}

const reduce: MethodBehaviour = (extraction, call) => {
  const [callback = CLEAN, initial = CLEAN] = call.values;
  const accumulator = extraction.node(call.syntax);
  const item = extraction.derived(call.syntax, call.receiverValue, TAKE_ELEMENT);
  const result = callBack(extraction, call.syntax, callback, [accumulator, item], { outs: [accumulator] });
  extraction.builder.edge(initial, accumulator, COPY);
  extraction.builder.edge(result, accumulator, COPY);
  if (call.arguments.length < 2) extraction.builder.edge(item, accumulator, COPY);
  return accumulator;
};

const then: MethodBehaviour = (extraction, call) => {
  const [onFulfilled = CLEAN, onRejected = CLEAN] = call.values;
  return extraction.merged(call.syntax, [
    callBack(extraction, call.syntax, onFulfilled, [call.receiverValue]),
    callBack(extraction, call.syntax, onRejected, [rejection(extraction, call)]),
  ]);
};

const recover: MethodBehaviour = (extraction, call) =>
  extraction.merged(call.syntax, [
    call.receiverValue,
    callBack(extraction, call.syntax, call.values[0] ?? CLEAN, [rejection(extraction, call)]),
  ]);

/** What a promise was rejected with: here, or earlier in the function where nothing caught it. */
function rejection(extraction: FileExtraction, call: EvaluatedCall): NodeId {
  return extraction.merged(call.syntax, [call.rejected, extraction.frame.throws]);
}

const values: MethodBehaviour = (extraction, call) => {
  const item = extraction.derived(call.syntax, call.receiverValue, TAKE_ELEMENT);
  return extraction.derived(call.syntax, item, PUT_ELEMENT);
};

const entries: MethodBehaviour = (extraction, call) => pairsOf(extraction, call.syntax, call.receiverValue);

function all(names: string, behaviour: MethodBehaviour): [string, MethodBehaviour][] {
  return names.split(' ').map((name) => [name, behaviour]);
}

const METHODS: ReadonlyMap<string, MethodBehaviour> = new Map([
  ...all(
    'trim trimStart trimEnd toUpperCase toLowerCase toLocaleUpperCase toLocaleLowerCase normalize',
    receiver,
  ),
  ...all('substring substr charAt toWellFormed', receiver),
  ...all('slice toSorted toReversed', reordered),
  ...all('sort reverse', inOtherPlaces(reordered)),
  ...all('toSpliced', spliced),
  ...all('flat', flat),
  ...all('values @@iterator @@asyncIterator', values),
  ...all('next', next),
  ...all('concat', concat),
  ...all('join', join),
  ...all('padStart padEnd repeat toString toLocaleString valueOf toJSON match matchAll exec', text),
  ...all('replace replaceAll', replace),
  ...all('split', split),
  ...all('push', storeFrom(0, clean)),
  ...all('unshift', inOtherPlaces(storeFrom(0, clean))),
  ...all('add', storeFrom(0, withFirst)),
  ...all('splice', inOtherPlaces(storeFrom(2, reordered))),
  ...all('fill', storeFrom(0, withFirst)),
  ...all('call', callFunction),
  ...all('apply', applyFunction),
  ...all('bind', bindFunction),
  ...all('on once addListener prependListener', listen),
  ...all('emit', emit),
  ...all('set append', storeUnderKey),
  ...all('get getAll', getByKey),
  ...all('at pop', element),
  ...all('shift', inOtherPlaces(element)),
  ...all('map', map),
  ...all('flatMap', flatMap),
  ...all('forEach some every findIndex findLastIndex', callThen(clean)),
  ...all('filter', callThen(kept)),
  ...all('find findLast', callThen(found)),
  ...all('reduce reduceRight', reduce),
  ...all('then', then),
  ...all('catch', recover),
  ...all('finally', callThen(receiver)),
  ...all('entries', entries),
  ...all('keys', keys),
  ...all('includes startsWith endsWith indexOf lastIndexOf search test has localeCompare charCodeAt', clean),
  ...all('codePointAt isWellFormed delete clear toFixed toPrecision toExponential', clean),
]);

/** Calls a method by its name on a value of the language's library; undefined for any other name. */
export function callStandardMethod(extraction: FileExtraction, call: EvaluatedCall): NodeId | undefined {
  if (call.method === undefined || call.isNew) return undefined;
  const { resolution } = call;
  // A package's own `map` or `get` means something else, unless its types are unknown.
  if (resolution?.kind === 'package' && !isPlatform(resolution.package.name)) return undefined;
  if (resolution === undefined && call.receiverValue === CLEAN && !STORES.has(call.method)) return undefined;
  return METHODS.get(call.method)?.(extraction, call);
}

/** Methods that matter on a clean receiver, because they store something in it. */
const STORES = new Set(
  (
    'push unshift add splice fill set append map flatMap forEach reduce concat replace replaceAll join padStart ' +
    'padEnd on once addListener prependListener call apply'
  ).split(' '),
);
