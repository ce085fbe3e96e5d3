import { isPlatform } from '../compiler/resolution.ts';
import { ELEMENT } from '../facts/access-path.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { callBack } from './callbacks.ts';
import type { EvaluatedCall } from './calls.ts';
import type { FileExtraction } from './file-extraction.ts';
import { originsOf } from './origins.ts';
import { LISTENERS } from './standard-methods.ts';
import { elementSegment, store } from './storage.ts';
import { listingFunction, promisified } from './synthetic-functions.ts';

/** What a function of a module of the platform does; undefined where another function of the name is meant. */
type PlatformBehaviour = (extraction: FileExtraction, call: EvaluatedCall) => NodeId | undefined;

/** `once(emitter, 'reply')` and `on(emitter, 'reply')`: the arguments of the events, as a list. */
function awaitEvent(wrap: readonly string[]): PlatformBehaviour {
  return (extraction, call) => {
    const [emitter, event] = call.arguments;
    if (emitter === undefined || event === undefined) return CLEAN;
    // `process.once('exit', listener)` is a method of an emitter.
    if (extraction.compiler.isStringLiteralLike(emitter)) return undefined;
    const { value, stored } = listingFunction(extraction, call.syntax);
    for (const { variable, path } of originsOf(extraction, emitter)) {
      const listeners = [...path, LISTENERS, elementSegment(extraction, event)];
      store(extraction, { variable, path: listeners }, value, call.syntax, false);
    }
    return wrap.length === 0
      ? stored
      : extraction.derived(call.syntax, stored, { kind: 'write', path: wrap });
  };
}

/** `setTimeout(delay, value)` of `timers/promises`, and `setTimeout(callback, delay, …)` of `timers`. */
const wait: PlatformBehaviour = (extraction, call) => {
  const [callback = CLEAN, value = CLEAN, ...further] = call.values;
  callBack(extraction, call.syntax, callback, further);
  return value;
};

const FUNCTIONS: ReadonlyMap<string, PlatformBehaviour> = new Map<string, PlatformBehaviour>([
  ['once', awaitEvent([])],
  ['on', awaitEvent([ELEMENT])],
  ['promisify', (extraction, call) => promisified(extraction, call.syntax, call.values[0] ?? CLEAN)],
  ['deprecate', (_, call) => call.values[0] ?? CLEAN],
  ['setTimeout', wait],
  ['setImmediate', (extraction, call) => wait(extraction, { ...call, values: [CLEAN, ...call.values] })],
]);

/** Calls a function that a module of the platform exports; undefined for all that are not known here. */
export function callPlatformFunction(extraction: FileExtraction, call: EvaluatedCall): NodeId | undefined {
  const { resolution } = call;
  if (resolution?.kind !== 'package' || !isPlatform(resolution.package.name) || call.isNew) return undefined;
  const name = (resolution.names[0] ?? '').replace(/^EventEmitter\./, '');
  return FUNCTIONS.get(name)?.(extraction, call);
}
