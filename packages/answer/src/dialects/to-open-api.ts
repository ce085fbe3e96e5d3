import { typeOfValue } from './are-exclusive.ts';
import { type Conversion, type Draft, lose } from './conversion.ts';
import { constantTypeMessage, mixedConstantsMessage } from './dialect-messages.ts';

/** Length and count limits are 64-bit integers, which the API writes as strings. */
const COUNTS = ['minItems', 'maxItems', 'minLength', 'maxLength', 'minProperties', 'maxProperties'] as const;

/** Rewrites a node whose children are converted to the form of OpenAPI 3.0 that Gemini takes. */
export function toOpenApi(draft: Draft, path: string, conversion: Conversion): void {
  constantsToStrings(draft, path, conversion);
  alternativesToNullable(draft);
  typesToOne(draft);
  for (const keyword of COUNTS) {
    if (typeof draft[keyword] === 'number') draft[keyword] = String(draft[keyword]);
  }
  tightenBounds(draft);
}

function constantsToStrings(draft: Draft, path: string, conversion: Conversion): void {
  const { enum: values } = draft;
  if (!Array.isArray(values)) return;
  const constants: readonly unknown[] = values.filter((value) => value !== null);
  if (constants.length < values.length) draft['nullable'] = true;
  const types = new Set(constants.map(typeOfValue));
  if (types.size > 1 || types.has('object') || types.has('array')) {
    lose(conversion, path, 'enum', mixedConstantsMessage);
    delete draft['enum'];
    return;
  }
  if (!types.has('string')) lose(conversion, path, 'enum', constantTypeMessage);
  draft['enum'] = constants.map(String);
  draft['type'] = 'string';
  draft['format'] = 'enum';
}

/** `null` among the alternatives becomes `nullable`; an alternative that is alone then is the schema itself. */
function alternativesToNullable(draft: Draft): void {
  const { anyOf } = draft;
  if (!Array.isArray(anyOf)) return;
  const arms = (anyOf as readonly Draft[]).filter(({ type }) => type !== 'NULL');
  if (arms.length < anyOf.length) draft['nullable'] = true;
  const [only] = arms;
  if (arms.length === 1 && only !== undefined) {
    delete draft['anyOf'];
    // What stands beside the alternatives is said of all of them.
    Object.assign(draft, { ...only, ...draft });
  } else {
    draft['anyOf'] = arms;
  }
}

function typesToOne(draft: Draft): void {
  const { type } = draft;
  const names = [type].flat().filter((name) => typeof name === 'string');
  const others = names.filter((name) => name !== 'null');
  if (names.length > 1 && others.length < names.length) draft['nullable'] = true;
  const [only] = others;
  if (others.length > 1) {
    delete draft['type'];
    draft['anyOf'] = others.map((name) => ({ type: name.toUpperCase(), ...takenOut(draft, OF_TYPE[name]) }));
  } else if (only !== undefined) {
    draft['type'] = only.toUpperCase();
  } else if (names.length > 0) {
    draft['type'] = 'NULL';
  }
}

/** What belongs to one of several types goes with it. */
const OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  array: ['items', 'minItems', 'maxItems'],
  object: ['properties', 'propertyOrdering', 'required', 'minProperties', 'maxProperties'],
  string: ['minLength', 'maxLength', 'pattern', 'format'],
};

function takenOut(draft: Draft, keywords: readonly string[] = []): Draft {
  const taken = keywords.filter((keyword) => draft[keyword] !== undefined);
  const part = Object.fromEntries(taken.map((keyword) => [keyword, draft[keyword]]));
  // Deleting is what a draft is for.
  // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- the draft is ours alone
  for (const keyword of taken) delete draft[keyword];
  return part;
}

/** Among integers, an exclusive bound is the next inclusive one. */
function tightenBounds(draft: Draft): void {
  if (draft['type'] !== 'INTEGER') return;
  const { exclusiveMinimum, exclusiveMaximum } = draft;
  if (typeof exclusiveMinimum === 'number') {
    draft['minimum'] = Math.floor(exclusiveMinimum) + 1;
    delete draft['exclusiveMinimum'];
  }
  if (typeof exclusiveMaximum === 'number') {
    draft['maximum'] = Math.ceil(exclusiveMaximum) - 1;
    delete draft['exclusiveMaximum'];
  }
}
