import { Ajv, type Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { constantsKeyword } from './constants-keyword.ts';
import type { JsonSchema } from './json-schema.ts';
import { stepKeyword } from './step-budget.ts';
import { uniqueItems } from './unique-items.ts';

/** As `Uuid` has it; the one of ajv-formats also takes the prefix `urn:uuid:`. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Making one costs more than compiling most schemas, because it compiles the schema of schemas. */
const shared = new Map<string, Ajv | Ajv2020>();

/** Which errors an ajv reports: looking for the first one only is quicker. */
type Reported = 'first' | 'all';

/** Schemas with names of their own could be mistaken for each other, and get an ajv of their own. */
export function ajvFor(schema: JsonSchema, hasInheritedNames: boolean, reported: Reported): Ajv | Ajv2020 {
  const text = JSON.stringify(schema);
  const draft = schema.$schema;
  // Looking for the first error only, ajv takes a member without a name for one that is not missing, but for a loop.
  const loops = text.includes('""');
  if (text.includes('"$id"')) return makeAjv(draft, hasInheritedNames, reported, loops);
  return sharedAjv(draft, hasInheritedNames, reported, loops);
}

/** The ajv of which the schema of schemas is asked. */
export function metaschemaAjv({ $schema }: JsonSchema): Ajv | Ajv2020 {
  return sharedAjv($schema, false, 'first', false);
}

function sharedAjv(
  draft: string | undefined,
  ownProperties: boolean,
  reported: Reported,
  loops: boolean,
): Ajv | Ajv2020 {
  const key = [isDraft7(draft), ownProperties, reported, loops].join(' ');
  const known = shared.get(key) ?? makeAjv(draft, ownProperties, reported, loops);
  shared.set(key, known);
  return known;
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
