/** Keywords that hold one schema. */
const ONE: ReadonlySet<string> = new Set([
  'additionalItems',
  'additionalProperties',
  'contains',
  'contentSchema',
  'else',
  'if',
  'items',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
]);

/** Keywords that hold a list of schemas. */
const LIST: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'items', 'oneOf', 'prefixItems']);

/** Keywords that hold schemas by name. */
const NAMED: ReadonlySet<string> = new Set([
  '$defs',
  'definitions',
  'dependentSchemas',
  'patternProperties',
  'properties',
]);

/** How a keyword with a value holds schemas; nothing where it holds none. */
export function subschemaHolding(keyword: string, value: unknown): 'one' | 'list' | 'named' | undefined {
  if (Array.isArray(value)) return LIST.has(keyword) ? 'list' : undefined;
  if (typeof value === 'boolean') return ONE.has(keyword) ? 'one' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (NAMED.has(keyword)) return 'named';
  return ONE.has(keyword) ? 'one' : undefined;
}
