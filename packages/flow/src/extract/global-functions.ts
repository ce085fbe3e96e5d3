import { ELEMENT } from '../facts/access-path.ts';
import type { EdgeOperation, NodeId } from '../facts/file-facts.ts';
import { CLEAN } from '../facts/file-facts.ts';
import type { EvaluatedCall } from './calls.ts';
import { callBack } from './callbacks.ts';
import { coerce, deriveText } from './expressions.ts';
import type { FileExtraction } from './file-extraction.ts';
import { COPY } from './file-extraction.ts';
import { locate, mergeInto } from './storage.ts';
import { findVariable } from './variable-access.ts';

/** What a function of the language's library does with its arguments. */
type GlobalBehaviour = (extraction: FileExtraction, call: EvaluatedCall) => NodeId;

const clean: GlobalBehaviour = () => CLEAN;

const deriveAll: GlobalBehaviour = (extraction, call) =>
  deriveText(
    extraction,
    call.syntax,
    [...call.values, ...coerce(extraction, call.arguments)],
    `turned into text by \`${describeCallee(call)}\``,
  );

function passFirst(operation: EdgeOperation, note?: string): GlobalBehaviour {
  return (extraction, call) =>
    extraction.derived(call.syntax, call.values[0] ?? CLEAN, operation, note === undefined ? {} : { note });
}

/** Several operations in a row on the first argument. */
function passThrough(...operations: readonly EdgeOperation[]): GlobalBehaviour {
  return (extraction, call) =>
    operations.reduce(
      (value, operation) => extraction.derived(call.syntax, value, operation),
      call.values[0] ?? CLEAN,
    );
}

const read = (name: string): EdgeOperation => ({ kind: 'read', name });
const write = (...path: readonly string[]): EdgeOperation => ({ kind: 'write', path });

const assignObject: GlobalBehaviour = (extraction, call) => {
  const whole = extraction.merged(call.syntax, call.values);
  const [target] = call.arguments;
  const place = target && locate(extraction, target);
  if (place !== undefined)
    mergeInto(extraction, place, extraction.merged(call.syntax, call.values.slice(1)), call.syntax);
  return whole;
};

const arrayFrom: GlobalBehaviour = (extraction, call) => {
  const [items = CLEAN, callback = CLEAN] = call.values;
  if (call.arguments.length < 2) return items;
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
  String: deriveAll,
  'String.raw': deriveAll,
  'JSON.stringify': deriveAll,
  'JSON.parse': passFirst({ kind: 'parse' }, 'parsed as JSON'),
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
  'Object.keys': clean,
  'Object.values': passThrough(read(ELEMENT), write(ELEMENT)),
  'Object.entries': passThrough(read(ELEMENT), write(ELEMENT, '1')),
  'Object.fromEntries': passThrough(read(ELEMENT), read('1'), write(ELEMENT)),
  'Object.assign': assignObject,
  'Object.freeze': copyFirst,
  'Object.seal': copyFirst,
  'Array.from': arrayFrom,
  'Array.of': (extraction, call) =>
    extraction.derived(call.syntax, extraction.merged(call.syntax, call.values), write(ELEMENT)),
  'Promise.all': copyFirst,
  'Promise.resolve': copyFirst,
  'Promise.race': passFirst(read(ELEMENT)),
  'Promise.any': passFirst(read(ELEMENT)),
  'Promise.allSettled': passThrough(read(ELEMENT), write(ELEMENT, 'value')),
  setTimeout: callFirst,
  setInterval: callFirst,
  setImmediate: callFirst,
  queueMicrotask: callFirst,
};

/** By the class's name, behind `new`. */
const CONSTRUCTORS: Readonly<Record<string, GlobalBehaviour>> = {
  Map: passThrough(read(ELEMENT), read('1'), write(ELEMENT)),
  WeakMap: passThrough(read(ELEMENT), read('1'), write(ELEMENT)),
  Set: copyFirst,
  Array: clean,
  Date: clean,
  String: deriveAll,
  Promise: (extraction, call) => {
    callBack(extraction, call.syntax, call.values[0] ?? CLEAN, []);
    return CLEAN;
  },
};

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
  const table = call.isNew ? CONSTRUCTORS : FUNCTIONS;
  return Object.hasOwn(table, name) ? table[name]?.(extraction, call) : undefined;
}
