import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { invalidSchemaMessage } from './answer-messages.ts';
import { AnswerSchemaError } from './answer-schema-error.ts';
import type { Fits } from './compile-decoder.ts';
import { constantsKeyword } from './constants-keyword.ts';
import { pointerTo, stepsOf } from './json-pointer.ts';
import type { JsonSchema } from './json-schema.ts';
import { uniqueItems } from './unique-items.ts';

/** Lists what is wrong with a value; nothing when it is valid. */
export type Validator = (value: unknown) => readonly ErrorObject[];

export interface CompiledValidator {
  readonly validate: Validator;
  readonly fits: Fits;
}

/** As `Uuid` has it; the one of ajv-formats also takes the prefix `urn:uuid:`. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Making one costs more than compiling most schemas, because it compiles the schema of schemas. */
const shared = new Map<string, Ajv | Ajv2020>();

/** Every schema has a name of its own while it is compiled. */
let compiled = 0;

/**
 * Compiles the validator of a schema, and forgets the schema once it has been used.
 *
 * @param hasInheritedNames Whether the schema names members that every object inherits, such as `constructor`.
 * @throws AnswerSchemaError when the schema is invalid.
 */
export function withValidator<Result>(
  schema: JsonSchema,
  hasInheritedNames: boolean,
  use: (compiled: CompiledValidator) => Result,
): Result {
  const ajv = ajvFor(schema, hasInheritedNames);
  const name = schema.$id ?? `hearsay:answer:${compiled++}`;
  const references = new Set([name]);
  const compile = (reference: string): ValidateFunction =>
    guarded(() => {
      references.add(reference);
      const validate = ajv.getSchema(reference);
      if (validate === undefined) throw new Error(`there is no schema at ${reference}`);
      return validate;
    });
  try {
    guarded(() => ajv.addSchema(schema, schema.$id === undefined ? name : undefined));
    const validate = compile(name);
    return use({
      validate: (value) => (validate(value) ? [] : (validate.errors ?? [])),
      fits: (pointer) => {
        const place = placeOf(schema, pointer).split('/').map(encodeURIComponent).join('/');
        const arm = compile(`${name}#${place}`);
        return (value) => arm(value);
      },
    });
  } finally {
    for (const reference of references) ajv.removeSchema(reference);
  }
}

/** Where a schema stands whose `anyOf` may have become `oneOf`, see `validationSchema`. */
function placeOf(schema: JsonSchema, pointer: string): string {
  let current: unknown = schema;
  return stepsOf(pointer).reduce((place, step) => {
    const node = Object(current) as Readonly<Record<string, unknown>>;
    const name = step === 'anyOf' && node['anyOf'] === undefined ? 'oneOf' : step;
    current = node[name];
    return pointerTo(place, name);
  }, '');
}

/** Schemas with names of their own could be mistaken for each other, and get an ajv of their own. */
function ajvFor(schema: JsonSchema, hasInheritedNames: boolean): Ajv | Ajv2020 {
  if (JSON.stringify(schema).includes('"$id"')) return makeAjv(schema.$schema, hasInheritedNames);
  const key = `${String(isDraft7(schema.$schema))} ${String(hasInheritedNames)}`;
  const known = shared.get(key) ?? makeAjv(schema.$schema, hasInheritedNames);
  shared.set(key, known);
  return known;
}

function guarded<Result>(compile: () => Result): Result {
  try {
    return compile();
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be compiled';
    throw new AnswerSchemaError('', invalidSchemaMessage(reason), { cause: error });
  }
}

function makeAjv(draft: string | undefined, ownProperties: boolean): Ajv | Ajv2020 {
  const options: Options = {
    allErrors: true,
    // Unknown keywords are annotations to the standard; a declaration is asked about them elsewhere.
    strict: false,
    strictNumbers: true,
    discriminator: true,
    logger: false,
    messages: false,
    ownProperties,
  };
  const ajv = isDraft7(draft) ? new Ajv(options) : new Ajv2020(options);
  // Its declaration says that the module is the function; under Node.js its default export is.
  formats.default(ajv);
  ajv.addFormat('uuid', UUID);
  ajv.removeKeyword('uniqueItems').addKeyword(uniqueItems).addKeyword(constantsKeyword);
  return ajv;
}

function isDraft7(draft: string | undefined): boolean {
  return draft?.includes('draft-07') ?? false;
}
