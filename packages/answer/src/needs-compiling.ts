import { isPlainKeyword } from './check-keywords.ts';
import { eachSubschema } from './each-subschema.ts';
import type { JsonSchema, JsonSchemaOrBoolean } from './json-schema.ts';
import { schemaAt } from './schema-at.ts';

/**
 * Whether compiling a schema, which the schema of its draft accepts, could still find something wrong with it.
 *
 * That is so where it names places and refers to them, where it has keywords of some other vocabulary, and where a
 * closed set is empty. All other schemas are compiled when the first answer is read.
 */
export function needsCompiling(root: JsonSchema): boolean {
  const schemas = new Map<string, JsonSchema>();
  const visit = (schema: JsonSchemaOrBoolean, pointer: string): void => {
    if (typeof schema === 'boolean') return;
    schemas.set(pointer, schema);
    eachSubschema(schema, pointer, visit);
  };
  visit(root, '');
  const isCertain = (schema: JsonSchema): boolean =>
    schema.enum?.length !== 0 && Object.keys(schema).every(isPlainKeyword);
  const isAmong = ({ $ref }: JsonSchema): boolean => {
    const found = $ref === undefined ? undefined : schemaAt(root, $ref);
    return $ref === undefined || typeof found?.schema === 'boolean' || schemas.has(found?.pointer ?? '?');
  };
  return ![...schemas.values()].every((schema) => isCertain(schema) && isAmong(schema));
}
