import { ts } from '../project/compiler.ts';
import type { JsonSchema } from './json-schema.ts';
import { NO_JSON } from './schema-messages.ts';

/** The schema of a type without parts, or why it has none; undefined for a type with parts. */
export function primitiveSchema(
  type: ts.Type,
  checker: ts.TypeChecker,
): { readonly schema: JsonSchema } | { readonly reason: string } | undefined {
  const { flags } = type;
  // A number that is branded.
  if (type.isIntersection()) {
    const number = type.types.find((part) => (part.flags & ts.TypeFlags.NumberLike) !== 0);
    const boolean = type.types.find((part) => (part.flags & ts.TypeFlags.BooleanLike) !== 0);
    const part = number ?? boolean;
    return part && primitiveSchema(part, checker);
  }
  if ((flags & ts.TypeFlags.BooleanLiteral) !== 0) {
    return { schema: { type: 'boolean', const: checker.typeToString(type) === 'true' } };
  }
  if ((flags & ts.TypeFlags.Boolean) !== 0) return { schema: { type: 'boolean' } };
  if (type.isUnion()) return undefined;
  if (type.isStringLiteral()) return { schema: { type: 'string', const: type.value } };
  if (type.isNumberLiteral()) return { schema: { type: 'number', const: type.value } };
  if ((flags & ts.TypeFlags.NumberLike) !== 0) return { schema: { type: 'number' } };
  if ((flags & ts.TypeFlags.Null) !== 0) return { schema: { type: 'null' } };
  if ((flags & ts.TypeFlags.BigIntLike) !== 0) return { reason: NO_JSON.bigint };
  if ((flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) !== 0) return { reason: NO_JSON.undefined };
  if ((flags & ts.TypeFlags.Never) !== 0) return { reason: NO_JSON.never };
  return undefined;
}

/** The schema that an arm of a union shares with all other arms of its kind; undefined for an arm that is no literal. */
export function literalSchema(arm: ts.Type, arms: readonly ts.Type[]): JsonSchema | undefined {
  if (arm.isStringLiteral())
    return closedSet(
      'string',
      valuesOf(arms, (each) => each.isStringLiteral()),
    );
  if (arm.isNumberLiteral())
    return closedSet(
      'number',
      valuesOf(arms, (each) => each.isNumberLiteral()),
    );
  if ((arm.flags & ts.TypeFlags.BooleanLiteral) === 0) return undefined;
  const both = arms.filter((each) => (each.flags & ts.TypeFlags.BooleanLiteral) !== 0).length === 2;
  return both ? { type: 'boolean' } : undefined;
}

function valuesOf<Literal extends ts.StringLiteralType | ts.NumberLiteralType>(
  arms: readonly ts.Type[],
  isLiteral: (type: ts.Type) => type is Literal,
): Literal['value'][] {
  return [...new Set(arms.filter(isLiteral).map(({ value }) => value))];
}

function closedSet(type: string, values: (string | number)[]): JsonSchema {
  const [only, ...others] = values;
  return only !== undefined && others.length === 0 ? { type, const: only } : { type, enum: values };
}
