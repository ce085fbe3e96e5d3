import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { invalidSchemaMessage } from './answer-messages.ts';
import { AnswerSchemaError } from './answer-schema-error.ts';
import type { Fits } from './compile-decoder.ts';
import { constantsKeyword } from './constants-keyword.ts';
import { pointerTo, stepsOf } from './json-pointer.ts';
import type { JsonSchema } from './json-schema.ts';
import { MAX_LISTING_STEPS, StepsUsedUp, stepKeyword, withSteps } from './step-budget.ts';
import { uniqueItems } from './unique-items.ts';

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
      withSteps(MAX_LISTING_STEPS, () => validate(value));
      return validate.errors ?? [];
    } catch (error) {
      if (error instanceof StepsUsedUp) return undefined;
      throw error;
    }
  }
}

/** Lends a schema to an ajv for as long as it takes to compile it. */
function compiledIn<Result>(
  ajv: Ajv | Ajv2020,
  schema: JsonSchema,
  name: string,
  use: (compile: (fragment: string) => ValidateFunction) => Result,
): Result {
  const references = new Set([name]);
  const compile = (fragment: string): ValidateFunction =>
    guarded(() => {
      const reference = name + fragment;
      references.add(reference);
      const validate = ajv.getSchema(reference);
      if (validate === undefined) throw new Error(`there is no schema at ${reference}`);
      return validate;
    });
  try {
    guarded(() => ajv.addSchema(schema, schema.$id === undefined ? name : undefined));
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

/** Which errors an ajv reports: looking for the first one only is quicker. */
type Reported = 'first' | 'all';

/** Schemas with names of their own could be mistaken for each other, and get an ajv of their own. */
function ajvFor(schema: JsonSchema, hasInheritedNames: boolean, reported: Reported): Ajv | Ajv2020 {
  const text = JSON.stringify(schema);
  const draft = schema.$schema;
  // Looking for the first error only, ajv takes a member without a name for one that is not missing, but for a loop.
  const loops = text.includes('""');
  if (text.includes('"$id"')) return makeAjv(draft, hasInheritedNames, reported, loops);
  const key = [isDraft7(draft), hasInheritedNames, reported, loops].join(' ');
  const known = shared.get(key) ?? makeAjv(draft, hasInheritedNames, reported, loops);
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

function makeAjv(
  draft: string | undefined,
  ownProperties: boolean,
  reported: Reported,
  loops: boolean,
): Ajv | Ajv2020 {
  const options: Options = {
    allErrors: reported === 'all',
    // Unknown keywords are annotations to the standard; a declaration is asked about them elsewhere.
    strict: false,
    strictNumbers: true,
    discriminator: true,
    logger: false,
    messages: false,
    ownProperties,
    ...(loops ? { loopRequired: 1 } : {}),
  };
  const ajv = isDraft7(draft) ? new Ajv(options) : new Ajv2020(options);
  // Its declaration says that the module is the function; under Node.js its default export is.
  formats.default(ajv);
  ajv.addFormat('uuid', UUID);
  ajv
    .removeKeyword('uniqueItems')
    .addKeyword(uniqueItems)
    .addKeyword(constantsKeyword)
    .addKeyword(stepKeyword);
  return ajv;
}

function isDraft7(draft: string | undefined): boolean {
  return draft?.includes('draft-07') ?? false;
}
