/**
 * Global functions and constructors that make a text, a number or a copy of their arguments.
 *
 * Sources: the conversions of ECMA-262 (`String`, `Number`, …), the WHATWG standards for URLs, forms and bodies.
 */
export const CONVERTING_GLOBALS: ReadonlySet<string> = new Set([
  'String',
  'Number',
  'BigInt',
  'Symbol',
  'parseInt',
  'parseFloat',
  'encodeURIComponent',
  'encodeURI',
  'decodeURIComponent',
  'decodeURI',
  'escape',
  'unescape',
  'btoa',
  'atob',
  'RegExp',
  'URL',
  'URLSearchParams',
  'Blob',
  'File',
  'Response',
  'Request',
  'Headers',
  'Error',
  'TypeError',
  'RangeError',
]);

/** Global functions that copy a value: the copy of AgentText has lost its text, or the copying throws. */
export const CLONING_GLOBALS: ReadonlySet<string> = new Set(['structuredClone', 'postMessage']);

/** Functions by the object that they are called on, with the arguments that they convert; none listed means all. */
export const CONVERTING_MEMBERS: ReadonlyMap<string, readonly number[]> = new Map([
  ['JSON.stringify', [0]],
  ['util.format', []],
  ['util.formatWithOptions', []],
  ['util.toUSVString', [0]],
  ['querystring.stringify', [0]],
  ['querystring.encode', [0]],
  ['querystring.escape', [0]],
  ['Buffer.from', [0]],
  ['Buffer.concat', [0]],
  ['Object.hasOwn', [1]],
  ['Reflect.get', [1]],
  ['Reflect.set', [1]],
  ['Reflect.has', [1]],
  ['Reflect.deleteProperty', [1]],
  ['Reflect.defineProperty', [1]],
  ['Object.defineProperty', [1]],
  ['Symbol.for', [0]],
]);

/** Functions by the object that they are called on that take property keys only. */
export const KEY_MEMBERS: ReadonlySet<string> = new Set([
  'Object.hasOwn',
  'Reflect.get',
  'Reflect.set',
  'Reflect.has',
  'Reflect.deleteProperty',
  'Reflect.defineProperty',
  'Object.defineProperty',
]);

/** Methods that make a text of the object that they are called on, and of what that holds. */
export const CONVERTING_METHODS: ReadonlySet<string> = new Set([
  'toString',
  'toLocaleString',
  'toJSON',
  'join',
]);

/** Methods that make a text of their arguments, by what they are called on: a text or a form. */
export const APPENDING_METHODS: ReadonlySet<string> = new Set([
  'concat',
  'append',
  'set',
  'padStart',
  'padEnd',
]);

/** Methods that send a copy of their argument elsewhere. */
export const CLONING_METHODS: ReadonlySet<string> = new Set(['postMessage']);
