import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { invalidSchemaMessage } from './answer-messages.ts';
import { AnswerSchemaError } from './answer-schema-error.ts';
import type { Fits } from './compile-decoder.ts';
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

/** Under which name a schema without one is known to ajv while it is compiled. */
const NAMELESS = 'hearsay:answer';

/**
 * Compiles the validator of a schema.
 *
 * @param hasInheritedNames Whether the schema names members that every object inherits, such as `constructor`.
 * @throws AnswerSchemaError when the schema is invalid.
 */
export function compileValidator(schema: JsonSchema, hasInheritedNames: boolean): CompiledValidator {
  const ajv = makeAjv(schema.$schema, hasInheritedNames);
  const id = schema.$id ?? NAMELESS;
  const compile = (reference: string): ValidateFunction => {
    const validate = ajv.getSchema(reference);
    if (validate === undefined) throw new Error(`there is no schema at ${reference}`);
    return validate;
  };
  const validate = guarded(() => {
    ajv.addSchema(schema, schema.$id === undefined ? NAMELESS : undefined);
    return compile(id);
  });
  return {
    validate: (value) => (validate(value) ? [] : (validate.errors ?? [])),
    fits: (pointer) => {
      const arm = guarded(() => compile(`${id}#${pointer.split('/').map(encodeURIComponent).join('/')}`));
      return (value) => arm(value);
    },
  };
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
  ajv.removeKeyword('uniqueItems').addKeyword(uniqueItems);
  return ajv;
}

function isDraft7(draft: string | undefined): boolean {
  return draft?.includes('draft-07') ?? false;
}
