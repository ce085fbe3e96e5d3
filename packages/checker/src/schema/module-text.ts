import { formatSchema } from './format-schema.ts';
import type { NamedSchema } from './generate-schema.ts';
import { writtenBy } from './schema-messages.ts';

/**
 * A TypeScript module that exports each schema as a constant with its literal type.
 *
 * `defineAnswer<Review>(reviewSchema)` then compares the schema with the type, and reads the answer's type from it.
 */
export function moduleText(schemas: readonly NamedSchema[], command: string): string {
  const constants = schemas.map(
    ({ type, schema }) =>
      `// prettier-ignore\nexport const ${valueName(type)}Schema = ${formatSchema(schema)} as const;\n`,
  );
  return [`${writtenBy(command)}\n`, ...constants].join('\n');
}

/** A name for what belongs to a type: `reviewPage` for `ReviewPage`, `pageAgentText` for `Page<AgentText>`. */
export function valueName(type: string): string {
  const words = type.match(/[\p{L}\p{N}]+/gu) ?? [];
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const name = joined.charAt(0).toLowerCase() + joined.slice(1);
  return /^\p{ID_Start}/u.test(name) ? name : `type${joined}`;
}
