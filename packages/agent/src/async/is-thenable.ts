/** Tells a promise from a value that is at hand, which is then not waited for: a wait costs more than most of a round. */
export function isThenable<Value>(value: Value | PromiseLike<Value>): value is PromiseLike<Value> {
  return typeof (value as { then?: unknown } | null | undefined)?.then === 'function';
}
