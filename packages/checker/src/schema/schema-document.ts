import { formatSchema } from './format-schema.ts';
import type { NamedSchema } from './generate-schema.ts';
import { DIALECT, emptyRecord, type JsonSchema } from './json-schema.ts';

const POINTER = '#/$defs/';

/** Several schemas as one document: each under the name of its type, what they share written once. */
export function schemaDocument(schemas: readonly NamedSchema[], id: string | undefined): JsonSchema {
  const defined: Record<string, JsonSchema> = emptyRecord();
  // First the names that were asked for, so that no other definition takes one.
  for (const { type, schema } of schemas) {
    defined[type] = pointed(withoutHead(schema), new Map([['#', pointerTo(type)]]));
  }
  for (const { type, schema } of schemas) {
    const own = Object.entries(schema.$defs ?? {});
    const targets = new Map([['#', pointerTo(type)]]);
    const added = new Map<string, JsonSchema>();
    for (const [name, definition] of own) {
      const unique = freeName({ ...defined, ...Object.fromEntries(added) }, name, (candidate) =>
        pointed(definition, new Map([...targets, [POINTER + name, pointerTo(candidate)]])),
      );
      targets.set(POINTER + name, pointerTo(unique));
      if (defined[unique] === undefined) added.set(unique, definition);
    }
    for (const [name, definition] of added) defined[name] = pointed(definition, targets);
    defined[type] = pointed(withoutHead(schema), targets);
  }
  return { $schema: DIALECT, ...(id === undefined ? {} : { $id: id }), $defs: defined };
}

function withoutHead({
  $schema: _dialect,
  $id: _id,
  $defs: _definitions,
  ...schema
}: JsonSchema): JsonSchema {
  return schema;
}

/** The name itself, or with a number behind it, so that it is free or stands for the same already. */
function freeName(
  defined: Record<string, JsonSchema>,
  name: string,
  definitionAs: (name: string) => JsonSchema,
): string {
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name}${count}`;
    const known = defined[candidate];
    if (known === undefined) return candidate;
    if (formatSchema(known) === formatSchema(definitionAs(candidate))) return candidate;
  }
}

/** The same schema with every reference that is known to lead elsewhere now. */
function pointed(schema: JsonSchema, targets: ReadonlyMap<string, string>): JsonSchema {
  const moved = Object.entries(schema).map(([keyword, value]) => {
    if (keyword === '$ref' && typeof value === 'string')
      return [keyword, targets.get(value) ?? value] as const;
    return [keyword, isData(keyword) ? value : pointedValue(value, targets)] as const;
  });
  return Object.assign(emptyRecord<unknown>(), Object.fromEntries(moved));
}

function pointedValue(value: unknown, targets: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => pointedValue(item, targets));
  // What was parsed or written here is plain.
  return typeof value === 'object' && value !== null ? pointed(value as JsonSchema, targets) : value;
}

/** Keywords whose value is data, in which `$ref` is a word like any other. */
function isData(keyword: string): boolean {
  return keyword === 'default' || keyword === 'examples' || keyword === 'enum' || keyword === 'const';
}

function pointerTo(name: string): string {
  return POINTER + encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}
