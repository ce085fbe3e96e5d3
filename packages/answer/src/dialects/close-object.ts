import { pointerTo } from '../json-pointer.ts';
import type { JsonSchema } from '../json-schema.ts';
import { schemaAt } from '../schema-at.ts';
import { type Conversion, type Draft, isSchemaObject, lose } from './conversion.ts';
import { closedMessage, nullForAbsentMessage } from './dialect-messages.ts';

/** Closes an object schema, and requires all of its members where the dialect does. */
export function closeObject(draft: Draft, schema: JsonSchema, path: string, conversion: Conversion): void {
  const isObject = [draft['type']].flat().includes('object') || schema.properties !== undefined;
  if (!isObject) return;
  if (isSchemaObject(schema.additionalProperties)) {
    lose(conversion, path, 'additionalProperties', closedMessage);
  }
  draft['additionalProperties'] = false;
  if (!conversion.rules.requiresMembers) return;
  const properties = (draft['properties'] ?? {}) as Readonly<Record<string, Draft>>;
  const required = new Set(schema.required ?? []);
  draft['properties'] = Object.fromEntries(
    Object.entries(properties).map(([name, member]) => {
      if (required.has(name) || acceptsNull(member, conversion)) return [name, member];
      const place = pointerTo(pointerTo(path, 'properties'), name);
      conversion.losses.push({ path: place, keyword: 'required', message: nullForAbsentMessage });
      return [name, orNull(member)];
    }),
  );
  draft['required'] = Object.keys(properties);
}

function acceptsNull(member: Draft, { root }: Conversion): boolean {
  const { type, enum: values, anyOf, $ref } = member as JsonSchema;
  if ($ref !== undefined) {
    const target = schemaAt(root, $ref)?.schema;
    return typeof target === 'object' && target.$ref === undefined && [target.type].flat().includes('null');
  }
  if (values !== undefined) return values.includes(null);
  if (anyOf !== undefined) return anyOf.some((arm) => typeof arm === 'object' && arm.type === 'null');
  return [type].flat().includes('null');
}

function orNull(member: Draft): Draft {
  const { type, enum: values, const: constant, description, ...rest } = member as JsonSchema;
  const isPlain = type !== undefined && constant === undefined && rest.anyOf === undefined;
  if (isPlain) {
    return {
      ...member,
      type: [...[type].flat(), 'null'],
      ...(values === undefined ? {} : { enum: [...values, null] }),
    };
  }
  const { description: _moved, ...plain } = member;
  return {
    anyOf: [plain, { type: 'null' }],
    ...(description === undefined ? {} : { description }),
  };
}
