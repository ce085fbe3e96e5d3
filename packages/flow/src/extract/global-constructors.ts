import { unwrap } from '../compiler/symbol-name.ts';
import { ELEMENT, KEYS } from '../facts/access-path.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { callBack } from './callbacks.ts';
import { coerce, deriveText } from './expressions.ts';
import type { GlobalBehaviour } from './global-behaviour.ts';
import { clean, passThrough, read, write } from './global-behaviour.ts';
import { fromPairs } from './key-pairs.ts';
import { createPromise, createStream } from './promise-functions.ts';
import { elementSegment } from './storage.ts';

/** `new Error(message, { cause })`. */
const createError: GlobalBehaviour = (extraction, call) => {
  const { syntax, values } = call;
  const [message = CLEAN, options = CLEAN] = values;
  const coerced = coerce(extraction, call.arguments.slice(0, 1));
  const text = deriveText(extraction, syntax, [message, ...coerced], 'kept in the message of an error');
  const cause = extraction.derived(syntax, options, read('cause'));
  return extraction.merged(syntax, [
    extraction.derived(syntax, text, write('message')),
    extraction.derived(syntax, cause, write('cause')),
  ]);
};

/** `new Map([['summary', text]])`: constant keys are properties, as far as the entries are written down. */
const createMap: GlobalBehaviour = (extraction, call) => {
  const { compiler, builder } = extraction;
  const { syntax } = call;
  const [entries] = call.arguments;
  const list = entries && unwrap(compiler, entries);
  if (list === undefined || !compiler.isArrayLiteralExpression(list)) {
    return fromPairs(extraction, syntax, call.values[0] ?? CLEAN);
  }
  const written = list.elements.flatMap((element) => {
    const entry = unwrap(compiler, element);
    const pair = builder.values.get(element) ?? CLEAN;
    const [key] = compiler.isArrayLiteralExpression(entry) ? entry.elements : [];
    const segment = key === undefined ? ELEMENT : elementSegment(extraction, key);
    return [
      extraction.derived(syntax, extraction.derived(syntax, pair, read('1')), write(segment)),
      extraction.derived(syntax, extraction.derived(syntax, pair, read('0')), write(KEYS)),
    ];
  });
  return extraction.merged(syntax, written);
};

/** `new URLSearchParams({ query: text, language: 'en' })`: each name is a property, as in what it is made of. */
const createParameters: GlobalBehaviour = (extraction, call) => {
  const [init] = call.arguments;
  const [value = CLEAN] = call.values;
  const literal = init && unwrap(extraction.compiler, init);
  const isWritten = literal !== undefined && extraction.compiler.isObjectLiteralExpression(literal);
  if (isWritten) return extraction.derived(call.syntax, value, { kind: 'copy' });
  return deriveText(extraction, call.syntax, [value], 'kept in the parameters of an address');
};

const deriveFirst: GlobalBehaviour = (extraction, call) =>
  deriveText(extraction, call.syntax, call.values.slice(0, 1), 'turned into text by `String`');

/** `new Proxy(target, handler)`: what the target holds, and what the handler gives instead. */
const createProxy: GlobalBehaviour = (extraction, call) => {
  const { syntax } = call;
  const [target = CLEAN, handler = CLEAN] = call.values;
  const get = extraction.derived(syntax, handler, read('get'));
  const given = callBack(extraction, syntax, get, [target, CLEAN, target]);
  return extraction.merged(syntax, [target, extraction.derived(syntax, given, write(ELEMENT))]);
};

/** By the class's name, behind `new`; what is not listed is decided by the general rule for libraries. */
export const constructors: Readonly<Record<string, GlobalBehaviour>> = {
  Map: createMap,
  WeakMap: createMap,
  Set: passThrough({ kind: 'copy' }),
  WeakSet: passThrough({ kind: 'copy' }),
  Array: clean,
  Date: clean,
  String: deriveFirst,
  Error: createError,
  TypeError: createError,
  RangeError: createError,
  SyntaxError: createError,
  Promise: createPromise,
  ReadableStream: createStream,
  Proxy: createProxy,
  URLSearchParams: createParameters,
  Headers: createParameters,
  WeakRef: passThrough({ kind: 'copy' }),
};
