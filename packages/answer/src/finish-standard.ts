import { Decimal, Uuid, isAgentText } from '@hearsay/core';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { asyncMessage, checkExpected, unmarkedMessage } from './answer-messages.ts';
import { AnswerSchemaError } from './answer-schema-error.ts';
import type { Finish } from './answer-judge.ts';
import type { DeclaredWords } from './decode-plan.ts';
import { maskPath } from './describe-errors.ts';
import { pointerTo } from './json-pointer.ts';
import { isPlainObject } from './snapshot-value.ts';

/**
 * Lets the library that declared the answer check and transform it, and looks whether what comes out is marked.
 *
 * Its own messages can quote the answer, so only their places are kept.
 */
export function finishStandard(schema: StandardSchemaV1): Finish {
  return (decoded, words) => {
    const result = schema['~standard'].validate(decoded);
    if (result instanceof Promise) {
      // Nobody waits for it: zod turns to promises where a function of the schema throws, and this one would end the process.
      result.catch(() => undefined);
      throw new AnswerSchemaError('', asyncMessage);
    }
    if (result.issues !== undefined) {
      return { ok: false, paths: result.issues.map(({ path }) => pathOf(path)), expected: checkExpected };
    }
    refuseUnmarked(result.value, '', words);
    return { ok: true, value: result.value };
  };
}

function pathOf(path: StandardSchemaV1.Issue['path'] = []): string {
  return path
    .map((segment) => String(typeof segment === 'object' ? segment.key : segment))
    .reduce(pointerTo, '');
}

/** A type can be asserted, so the run time looks, too. */
function refuseUnmarked(value: unknown, path: string, words: DeclaredWords): void {
  if (typeof value === 'string') {
    if (words.texts.has(value) || Uuid.is(value) || Decimal.is(value)) return;
    refuse(path, words);
  }
  if (typeof value !== 'object' || value === null || isAgentText(value)) {
    if (typeof value === 'function' || typeof value === 'symbol') refuse(path, words);
    return;
  }
  if (value instanceof Map) {
    for (const [key, each] of value as Map<unknown, unknown>) {
      refuseUnmarked(key, pointerTo(path, '*'), words);
      refuseUnmarked(each, pointerTo(path, '*'), words);
    }
  } else if (value instanceof Set) {
    for (const each of value as Set<unknown>) refuseUnmarked(each, pointerTo(path, '*'), words);
  } else {
    if (!Array.isArray(value)) refuseUnmarkedKeys(value, path, words);
    for (const [name, each] of Object.entries(value)) refuseUnmarked(each, pointerTo(path, name), words);
  }
}

/** A key is text, too, unless the declaration names it; an object that is not plain can hide anything. */
function refuseUnmarkedKeys(value: object, path: string, words: DeclaredWords): void {
  if (!isPlainObject(value)) refuse(path, words);
  if (!Object.keys(value).every((name) => words.names.has(name))) refuse(pointerTo(path, '*'), words);
}

function refuse(path: string, { names }: DeclaredWords): never {
  throw new AnswerSchemaError('', unmarkedMessage(maskPath(path, names)));
}
