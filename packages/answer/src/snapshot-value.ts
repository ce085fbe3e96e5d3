import { isAgentText } from '@hearsay/core';
import type { AnswerLimits } from './answer-limits.ts';
import { jsonValueExpected } from './answer-messages.ts';
import { pointerTo } from './json-pointer.ts';
import type { JsonValue } from './json-value.ts';
import { overLimit } from './over-limit.ts';
import type { Violation } from './violation.ts';

/** A copy of a value as JSON data, or why there is none. */
export type Snapshot =
  | { readonly isJson: true; readonly value: JsonValue }
  | { readonly isJson: false; readonly violation: Violation };

interface Budget {
  readonly limits: AnswerLimits;
  members: number;
}

/** Carries the reason out of the recursion, which the limits keep shallow. */
class NotJson extends Error {
  readonly violation: Violation;

  constructor(violation: Violation) {
    super(violation.expected);
    this.violation = violation;
  }
}

/**
 * Copies a value that came from elsewhere, reading each member once.
 *
 * What is judged and what is decoded is then the same, whatever getters and proxies the value has, and the decoded
 * value shares nothing with it. Marked text counts as the string that it is in JSON; members that are `undefined` are
 * left out, as JSON leaves them out.
 */
export function snapshotValue(value: unknown, limits: AnswerLimits): Snapshot {
  try {
    return { isJson: true, value: copy(value, '', 0, { limits, members: 0 }) };
  } catch (error) {
    // A getter or a proxy can throw what it likes, and JSON data has neither.
    return { isJson: false, violation: (error instanceof NotJson ? error : noJson('')).violation };
  }
}

function copy(value: unknown, path: string, depth: number, budget: Budget): JsonValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (isAgentText(value)) return value.raw();
  if (typeof value !== 'object') throw noJson(path);
  if (depth >= budget.limits.maxDepth) throw new NotJson(overLimit('maxDepth', budget.limits));
  if (Array.isArray(value)) return copyList(value, path, depth, budget);
  if (!isPlainObject(value)) throw noJson(path);
  return copyObject(value, path, depth, budget);
}

function copyList(list: readonly unknown[], path: string, depth: number, budget: Budget): JsonValue {
  const { length } = list;
  spend(budget, length);
  return Array.from({ length }, (_, index) => copy(list[index], pointerTo(path, index), depth + 1, budget));
}

function copyObject(value: object, path: string, depth: number, budget: Budget): JsonValue {
  const keys = Object.keys(value);
  spend(budget, keys.length);
  const result: Record<string, JsonValue> = {};
  for (const key of keys) {
    // A plain object: any key may be asked for.
    const member = (value as Readonly<Record<string, unknown>>)[key];
    if (member === undefined) continue;
    const copied = copy(member, pointerTo(path, key), depth + 1, budget);
    if (key === '__proto__') {
      // Setting it would change the prototype instead.
      Object.defineProperty(result, key, {
        value: copied,
        enumerable: true,
        writable: true,
        configurable: true,
      });
    } else {
      result[key] = copied;
    }
  }
  return result;
}

function spend(budget: Budget, members: number): void {
  budget.members += members;
  if (budget.members > budget.limits.maxMembers) throw new NotJson(overLimit('maxMembers', budget.limits));
}

function noJson(path: string): NotJson {
  return new NotJson({ path, keyword: 'json', expected: jsonValueExpected });
}

/** Objects of other realms have a prototype of their own, which has none. */
export function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
