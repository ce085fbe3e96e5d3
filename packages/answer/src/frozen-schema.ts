import { invalidPlaceMessage, notJsonSchemaMessage, notSchemaMessage } from './answer-messages.ts';
import { AnswerSchemaError } from './answer-schema-error.ts';
import { checkPatterns } from './check-patterns.ts';
import { expectedBy } from './expected-by.ts';
import type { JsonSchema } from './json-schema.ts';
import { metaschemaAjv } from './shared-ajv.ts';
import { isPlainObject } from './snapshot-value.ts';
import { withSchemaErrors } from './with-schema-errors.ts';

/** Deeper than any schema that a person wrote, and far from the end of the stack. */
const MAX_DEPTH = 256;

/**
 * A frozen copy of a schema, which the schema of its draft accepts.
 *
 * @throws AnswerSchemaError when it does not, with the first place that is wrong.
 */
export function frozenSchema(given: JsonSchema): JsonSchema {
  // Programs without types can pass anything.
  if (Object(given) !== given || Array.isArray(given)) throw new AnswerSchemaError('', notSchemaMessage);
  // The copy of a schema is one.
  const schema = frozenCopy(given, MAX_DEPTH) as JsonSchema;
  return withSchemaErrors(() => {
    const ajv = metaschemaAjv(schema);
    if (ajv.validateSchema(schema) === true) {
      checkPatterns(schema);
      return schema;
    }
    const [error] = ajv.errors ?? [];
    const path = error?.instancePath ?? '';
    const expected = error === undefined ? undefined : expectedBy(error);
    throw new AnswerSchemaError(path, invalidPlaceMessage(path, expected));
  });
}

/** Members that are `undefined` are left out, as JSON leaves them out. */
function frozenCopy(value: unknown, depth: number): unknown {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value !== 'object' || depth === 0) {
    throw new AnswerSchemaError('', notJsonSchemaMessage(MAX_DEPTH));
  }
  if (Array.isArray(value)) return Object.freeze(value.map((each) => frozenCopy(each, depth - 1)));
  if (!isPlainObject(value)) throw new AnswerSchemaError('', notJsonSchemaMessage(MAX_DEPTH));
  const copy: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined) continue;
    const copied = frozenCopy(member, depth - 1);
    // Assigned, `__proto__` would change what the copy inherits.
    if (key === '__proto__') Object.defineProperty(copy, key, { value: copied, enumerable: true });
    else copy[key] = copied;
  }
  return Object.freeze(copy);
}
