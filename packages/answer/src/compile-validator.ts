import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Fits } from './compile-decoder.ts';
import { pointerTo, stepsOf } from './json-pointer.ts';
import type { JsonSchema } from './json-schema.ts';
import { ajvFor } from './shared-ajv.ts';
import { allowSteps, MAX_LISTING_STEPS, StepsUsedUp } from './step-budget.ts';
import { withSchemaErrors } from './with-schema-errors.ts';

/**
 * Lists what is wrong with a value; nothing when it is valid.
 *
 * @throws StepsUsedUp when that takes too long.
 */
export type Validator = (value: unknown) => readonly ErrorObject[];

export interface CompiledValidator {
  readonly validate: Validator;
  readonly fits: Fits;
}

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
  const name = schema.$id ?? `hearsay:answer:${compiled++}`;
  let lister: ValidateFunction | undefined;
  return compiledIn(ajvFor(schema, hasInheritedNames, 'first'), schema, name, (compile) => {
    const validate = compile('');
    return use({
      validate: (value) => {
        if (validate(value)) return [];
        const [first] = validate.errors ?? [];
        return listErrors(value) ?? (first === undefined ? [] : [first]);
      },
      fits: (pointer) => {
        const place = placeOf(schema, pointer).split('/').map(encodeURIComponent).join('/');
        const arm = compile(`#${place}`);
        return (value) => arm(value);
      },
    });
  });

  /** Nothing where listing everything takes too long. Most answers are valid, so this is compiled when it is needed. */
  function listErrors(value: unknown): readonly ErrorObject[] | undefined {
    lister ??= compiledIn(ajvFor(schema, hasInheritedNames, 'all'), schema, name, (compile) => compile(''));
    const validate = lister;
    try {
      allowSteps(MAX_LISTING_STEPS);
      validate(value);
      return validate.errors ?? [];
    } catch (error) {
      if (error instanceof StepsUsedUp) return undefined;
      throw error;
    }
  }
}

/** Lends a schema to an ajv for as long as it takes to compile it. */
function compiledIn<Result>(
  ajv: ReturnType<typeof ajvFor>,
  schema: JsonSchema,
  name: string,
  use: (compile: (fragment: string) => ValidateFunction) => Result,
): Result {
  const references = new Set([name]);
  const compile = (fragment: string): ValidateFunction =>
    withSchemaErrors(() => {
      const reference = name + fragment;
      references.add(reference);
      const validate = ajv.getSchema(reference);
      if (validate === undefined) throw new Error(`there is no schema at ${reference}`);
      return validate;
    });
  try {
    // The schema of schemas was asked when the answer was declared.
    withSchemaErrors(() => ajv.addSchema(schema, schema.$id === undefined ? name : undefined, false, false));
    return use(compile);
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
