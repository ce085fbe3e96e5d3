import { ts } from '../project/compiler.ts';
import { DECIMAL_PATTERN } from './annotate.ts';
import type { JsonSchema } from './json-schema.ts';

/** What `Uuid.parse` and `Decimal.parse` of `@hearsay/core` take. */
const SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  Uuid: { type: 'string', format: 'uuid' },
  Decimal: { type: 'string', pattern: DECIMAL_PATTERN, maxLength: 40 },
};

/** The schema of `Uuid` or `Decimal`; undefined for any other type. */
export function closedFormatSchema(
  type: ts.Type,
  checker: ts.TypeChecker,
  isFromCore: (symbol: ts.Symbol) => boolean,
): JsonSchema | undefined {
  if (!type.isIntersection()) return undefined;
  if (!type.types.some((part) => (part.flags & ts.TypeFlags.StringLike) !== 0)) return undefined;
  for (const member of type.types.flatMap((part) => [...part.getProperties()])) {
    if (!isFromCore(member)) continue;
    const name = formatName(member, checker);
    if (name !== undefined && Object.hasOwn(SCHEMAS, name)) return { ...SCHEMAS[name] };
  }
  return undefined;
}

/** The member's own type says which format it is: its name is the same for all. */
function formatName(member: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const type = checker.getTypeOfSymbol(member);
  return type.isStringLiteral() ? type.value : undefined;
}
