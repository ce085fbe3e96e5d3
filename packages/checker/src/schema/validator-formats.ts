import { fastFormats } from 'ajv-formats/dist/formats.js';

/** As `Uuid.parse` of `@hearsay/core` takes it, in either case. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/**
 * The pattern of a format, which a standalone validator can carry; `true` for a format that no pattern describes, which
 * is then a mere note, as JSON Schema has it by default.
 */
export function formatPattern(name: string): RegExp | true {
  if (name === 'uuid') return UUID;
  const format: unknown = Object.hasOwn(fastFormats, name)
    ? fastFormats[name as keyof typeof fastFormats]
    : undefined;
  if (format instanceof RegExp) return format;
  const inner: unknown =
    typeof format === 'object' && format !== null && 'validate' in format ? format.validate : undefined;
  return inner instanceof RegExp ? inner : true;
}

/** Every format that a schema names. */
export function namedFormats(schema: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('format' in value && typeof value.format === 'string') names.add(value.format);
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(schema);
  return names;
}
