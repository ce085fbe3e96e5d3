import { ELEMENT } from '../facts/access-path.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { callBack } from './callbacks.ts';
import { COPY } from './file-extraction.ts';
import type { GlobalBehaviour } from './global-behaviour.ts';
import { read, write } from './global-behaviour.ts';
import { storingFunction } from './synthetic-functions.ts';

/** `Promise.reject(error)`: as if it were thrown here. */
export const rejectPromise: GlobalBehaviour = (extraction, call) => {
  extraction.builder.edge(call.values[0] ?? CLEAN, extraction.frame.handler, COPY);
  return CLEAN;
};

/** `new Promise(executor)`: what `resolve` was called with; `reject` throws. */
export const createPromise: GlobalBehaviour = (extraction, call) => {
  const resolve = storingFunction(extraction, call.syntax);
  const reject = storingFunction(extraction, call.syntax);
  callBack(extraction, call.syntax, call.values[0] ?? CLEAN, [resolve.value, reject.value]);
  extraction.builder.edge(reject.stored, extraction.frame.handler, COPY);
  return resolve.stored;
};

/** `Promise.withResolvers()`: a promise and the function that decides it. */
export const withResolvers: GlobalBehaviour = (extraction, call) => {
  const resolve = storingFunction(extraction, call.syntax);
  const object = extraction.node(call.syntax);
  extraction.builder.edge(resolve.stored, object, write('promise'));
  extraction.builder.edge(resolve.value, object, write('resolve'));
  return object;
};

/** `new ReadableStream({ start(controller) { … } })`: what the controller was handed, chunk by chunk. */
export const createStream: GlobalBehaviour = (extraction, call) => {
  const enqueue = storingFunction(extraction, call.syntax);
  const controller = extraction.derived(call.syntax, enqueue.value, write('enqueue'));
  for (const name of ['start', 'pull']) {
    const callback = extraction.derived(call.syntax, call.values[0] ?? CLEAN, read(name));
    callBack(extraction, call.syntax, callback, [controller]);
  }
  return extraction.derived(call.syntax, enqueue.stored, write(ELEMENT));
};

/** `Promise.try(callback, …)`. */
export const tryPromise: GlobalBehaviour = (extraction, call) =>
  callBack(extraction, call.syntax, call.values[0] ?? CLEAN, call.values.slice(1));

/** `Promise.allSettled(list)`: the values, and what the promises were rejected with. */
export const settle: GlobalBehaviour = (extraction, call) => {
  const { syntax } = call;
  const value = extraction.derived(syntax, call.values[0] ?? CLEAN, read(ELEMENT));
  const reason = extraction.merged(syntax, [call.rejected, extraction.frame.throws]);
  return extraction.merged(syntax, [
    extraction.derived(syntax, value, write(ELEMENT, 'value')),
    extraction.derived(syntax, reason, write(ELEMENT, 'reason')),
  ]);
};
