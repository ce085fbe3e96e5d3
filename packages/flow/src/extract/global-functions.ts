import { ELEMENT, KEYS } from '../facts/access-path.ts';
import type { EdgeOperation } from '../facts/edge-facts.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import type { EvaluatedCall } from './calls.ts';
import { callBack } from './callbacks.ts';
import { asJson, asText } from './conversions.ts';
import { coerce, deriveText } from './expressions.ts';
import type { FileExtraction } from './file-extraction.ts';
import { COPY } from './file-extraction.ts';
import type { GlobalBehaviour } from './global-behaviour.ts';
import { clean, passThrough, read, write } from './global-behaviour.ts';
import { constructors } from './global-constructors.ts';
import { iterated } from './iteration.ts';
import { fromPairs, pairsOf } from './key-pairs.ts';
import {
  assignObject,
  createObject,
  defineProperties,
  defineProperty,
  reflectApply,
  reflectGet,
  reflectSet,
} from './object-functions.ts';
import { rejectPromise, settle, tryPromise, withResolvers } from './promise-functions.ts';
import { findVariable } from './variable-access.ts';

/** A text made of all arguments, each converted as the function converts it. */
function derivedBy(convert: typeof asText): GlobalBehaviour {
  return (extraction, call) =>
    deriveText(
      extraction,
      call.syntax,
      [
        ...call.values.map((value, index) => {
          const argument = call.arguments[index];
          return argument === undefined ? value : convert(extraction, argument, value);
        }),
        ...coerce(extraction, call.arguments),
      ],
      `turned into text by \`${describeCallee(call)}\``,
    );
}

const deriveAll = derivedBy((_extraction, _argument, value) => value);

function passFirst(operation: EdgeOperation, note?: string): GlobalBehaviour {
  return (extraction, call) =>
    extraction.derived(call.syntax, call.values[0] ?? CLEAN, operation, note === undefined ? {} : { note });
}

/** `JSON.parse(text, reviver)`: the reviver sees every part of the parsed value. */
const parseJson: GlobalBehaviour = (extraction, call) => {
  const [text = CLEAN, reviver = CLEAN] = call.values;
  const parsed = extraction.derived(call.syntax, text, { kind: 'parse' }, { note: 'parsed as JSON' });
  const revived = callBack(extraction, call.syntax, reviver, [CLEAN, parsed]);
  return extraction.merged(call.syntax, [parsed, revived]);
};

const arrayFrom: GlobalBehaviour = (extraction, call) => {
  const [items = CLEAN, callback = CLEAN] = call.values;
  const [list] = call.arguments;
  if (list !== undefined && call.arguments.length < 2) return iterated(extraction, list, items);
  const element = extraction.derived(call.syntax, items, read(ELEMENT));
  const mapped = callBack(extraction, call.syntax, callback, [element]);
  return extraction.derived(call.syntax, mapped, write(ELEMENT));
};

const callFirst: GlobalBehaviour = (extraction, call) => {
  callBack(extraction, call.syntax, call.values[0] ?? CLEAN, call.values.slice(2));
  return CLEAN;
};

const copyFirst = passFirst(COPY);

/** By `name` or `Object.name`; what is not listed is decided by the general rule for libraries. */
const FUNCTIONS: Readonly<Record<string, GlobalBehaviour>> = {
  String: derivedBy(asText),
  'String.raw': deriveAll,
  'JSON.stringify': derivedBy(asJson),
  'JSON.parse': parseJson,
  'Reflect.get': reflectGet,
  'Reflect.set': reflectSet,
  'Reflect.apply': reflectApply,
  'Reflect.defineProperty': defineProperty,
  'Reflect.ownKeys': passThrough(read(KEYS), write(ELEMENT)),
  structuredClone: copyFirst,
  encodeURIComponent: deriveAll,
  encodeURI: deriveAll,
  decodeURIComponent: deriveAll,
  decodeURI: deriveAll,
  escape: deriveAll,
  unescape: deriveAll,
  btoa: deriveAll,
  atob: deriveAll,
  'Buffer.from': deriveAll,
  'Buffer.concat': deriveAll,
  Number: clean,
  Boolean: clean,
  BigInt: clean,
  parseInt: clean,
  parseFloat: clean,
  'Number.parseInt': clean,
  'Number.parseFloat': clean,
  'Array.isArray': clean,
  'Object.keys': passThrough(read(KEYS), write(ELEMENT)),
  'Object.defineProperty': defineProperty,
  'Object.defineProperties': defineProperties,
  'Object.create': createObject,
  'Object.setPrototypeOf': assignObject,
  'Object.values': passThrough(read(ELEMENT), write(ELEMENT)),
  'Object.entries': (extraction, { syntax, values: [holder = CLEAN] }) => pairsOf(extraction, syntax, holder),
  'Object.fromEntries': (extraction, { syntax, values: [pairs = CLEAN] }) =>
    fromPairs(extraction, syntax, pairs),
  'Object.assign': assignObject,
  'Object.freeze': copyFirst,
  'Object.seal': copyFirst,
  'Array.from': arrayFrom,
  'Array.fromAsync': arrayFrom,
  'Array.of': (extraction, call) =>
    extraction.derived(call.syntax, extraction.merged(call.syntax, call.values), write(ELEMENT)),
  'Promise.all': copyFirst,
  'Promise.resolve': copyFirst,
  'Promise.reject': rejectPromise,
  'Promise.withResolvers': withResolvers,
  'Promise.race': passFirst(read(ELEMENT)),
  'Promise.any': passFirst(read(ELEMENT)),
  'Promise.allSettled': settle,
  'Promise.try': tryPromise,
  setTimeout: callFirst,
  setInterval: callFirst,
  setImmediate: callFirst,
  queueMicrotask: callFirst,
};

/** Functions that give a number or a truth value, whatever they are given. */
const NUMERIC = /^(?:Math\.\w+|Number\.is\w+|isNaN|isFinite|Date\.\w+|performance\.now)$/;

/** The callee as it is written, for notes: `JSON.stringify`. */
function describeCallee(call: EvaluatedCall): string {
  const base = call.receiver?.getText();
  const name = call.method ?? call.callee.getText();
  const isShort = base !== undefined && /^[\w.]{1,30}$/.test(base);
  return isShort ? `${base}.${name}` : name;
}

/** Calls a function of the language's library; undefined when the callee is none of those known here. */
export function callGlobal(extraction: FileExtraction, call: EvaluatedCall): NodeId | undefined {
  const { compiler } = extraction;
  const base = call.receiver ?? call.callee;
  if (!compiler.isIdentifier(base) || findVariable(extraction, base.text) !== undefined) return undefined;
  const name = call.method === undefined ? base.text : `${base.text}.${call.method}`;
  if (!call.isNew && NUMERIC.test(name)) return CLEAN;
  const table = call.isNew ? constructors : FUNCTIONS;
  return Object.hasOwn(table, name) ? table[name]?.(extraction, call) : undefined;
}
