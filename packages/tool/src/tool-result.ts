import type { AgentText, Decimal, Refused, Uuid } from '@hearsay/core';

// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- What a function without `return` gives.
type Plain = string | number | boolean | null | undefined | void | AgentText | Uuid | Decimal;

type Container = ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>;

/**
 * `T` with `Refused<'why'>` at every place that would be lost or fail on the way to the model, which is JSON.
 *
 * Constrain the result of a tool with it, and the compiler names the member and the reason.
 */
export type ToolResult<T> = [T] extends [never] ? never : EachResult<T>;

/** One arm of a union at a time. */
type EachResult<T> = T extends Plain
  ? T
  : T extends bigint
    ? Refused<'JSON has no bigint: return a number or a string'>
    : T extends symbol
      ? Refused<'JSON has no symbols: return a string'>
      : T extends (...values: never) => unknown
        ? Refused<'a function is no data: return what it returns'>
        : T extends Container
          ? Refused<'JSON turns a Map or a Set into {}: return an array or an object'>
          : T extends { toJSON(): unknown }
            ? T
            : T extends object
              ? { [Key in keyof T]: ToolResult<T[Key]> }
              : T;
