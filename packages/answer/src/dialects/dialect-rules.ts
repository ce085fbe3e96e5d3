import type { SchemaDialect } from './schema-dialect.ts';

/** What a dialect understands, and what is done about the rest. */
export interface DialectRules {
  /** The keywords that are sent as they are. */
  readonly keywords: ReadonlySet<string>;

  /** The formats that are sent; all of them when it is left out. */
  readonly formats?: ReadonlySet<string>;

  /** The values that `minItems` may have; any when it is left out. */
  readonly leastItems?: readonly number[];

  /** Whether local references are replaced by what they name. */
  readonly inlinesReferences: boolean;

  /** Whether a reference stands alone, without a description beside it. */
  readonly isolatesReferences: boolean;

  /** Whether every object gets `additionalProperties: false`. */
  readonly closesObjects: boolean;

  /** Whether every member is required, optional ones being `null` instead of absent. */
  readonly requiresMembers: boolean;

  /** Whether what cannot be said in keywords is said in the description. */
  readonly describesRest: boolean;

  /** Whether every schema has to say a type, or alternatives, and every array what its elements are. */
  readonly wantsTypes: boolean;

  /** Whether the form is that of OpenAPI 3.0: types in capitals, `nullable`, constants as strings. */
  readonly isOpenApi: boolean;
}

const ANNOTATED = [
  'type',
  'enum',
  'title',
  'description',
  'format',
  'items',
  'properties',
  'required',
  'anyOf',
];

function keywords(...more: readonly string[]): ReadonlySet<string> {
  return new Set([...ANNOTATED, ...more]);
}

/** Keywords that only describe: leaving them out changes no verdict. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
  '$anchor',
  '$comment',
  '$id',
  '$schema',
  'default',
  'deprecated',
  'description',
  'examples',
  'readOnly',
  'title',
  'writeOnly',
]);

const NUMBERS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const TEXTS = ['minLength', 'maxLength', 'pattern'];
const LISTS = ['minItems', 'maxItems'];
const REFERENCES = ['$ref', '$defs', 'definitions'];

const PLAIN = {
  inlinesReferences: false,
  isolatesReferences: false,
  closesObjects: false,
  requiresMembers: false,
  describesRest: false,
  wantsTypes: false,
  isOpenApi: false,
} as const;

/** The rules of every dialect that is a subset; MCP takes all of JSON Schema. */
export const DIALECT_RULES: Readonly<Record<Exclude<SchemaDialect, 'mcp'>, DialectRules>> = {
  'openai-strict': {
    ...PLAIN,
    keywords: keywords(
      'const',
      'default',
      'additionalProperties',
      ...NUMBERS,
      ...TEXTS,
      ...LISTS,
      ...REFERENCES,
    ),
    isolatesReferences: true,
    closesObjects: true,
    requiresMembers: true,
    wantsTypes: true,
  },
  anthropic: {
    ...PLAIN,
    keywords: keywords('const', 'default', 'additionalProperties', 'minItems', ...REFERENCES),
    formats: new Set([
      'date',
      'date-time',
      'duration',
      'email',
      'hostname',
      'ipv4',
      'ipv6',
      'time',
      'uri',
      'uuid',
    ]),
    leastItems: [0, 1],
    isolatesReferences: true,
    closesObjects: true,
    describesRest: true,
    wantsTypes: true,
  },
  gemini: {
    ...PLAIN,
    keywords: keywords(
      'nullable',
      'default',
      'example',
      'propertyOrdering',
      'minimum',
      'maximum',
      'minProperties',
      'maxProperties',
      ...TEXTS,
      ...LISTS,
    ),
    // Others are an error to the API, which names these for texts.
    formats: new Set(['enum', 'date-time', 'float', 'double', 'int32', 'int64']),
    inlinesReferences: true,
    wantsTypes: true,
    isOpenApi: true,
  },
  'gemini-json-schema': {
    ...PLAIN,
    keywords: keywords(
      '$id',
      '$anchor',
      '$ref',
      '$defs',
      'prefixItems',
      'minimum',
      'maximum',
      'additionalProperties',
      'propertyOrdering',
      ...LISTS,
    ),
  },
  ollama: {
    ...PLAIN,
    keywords: new Set(['type', 'enum', 'description', 'items', 'properties', 'required', 'anyOf']),
    inlinesReferences: true,
  },
};
