import { AST_NODE_TYPES, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import { hasSpread, propertyOf, type Source } from '../tools/static-value.ts';
import type { FlatShape } from './expected-shape.ts';

/** What the kinds that can be told apart call the schema. */
const SCHEMA_KEYS: Readonly<Partial<Record<FlatShape, string>>> = {
  'define-tool': 'input',
  hearsay: 'parameters',
  openai: 'parameters',
  'openai-agents': 'parameters',
  gemini: 'parameters',
  anthropic: 'input_schema',
  mcp: 'inputSchema',
};

/** The fix that takes the parts of a nested declaration out; `undefined` where that takes more than moving them. */
export function flatten(
  object: TSESTree.ObjectExpression,
  kind: FlatShape,
  source: Source,
): TSESLint.ReportFixFunction | undefined {
  const nested = propertyOf(object, 'function');
  const schemaKey = SCHEMA_KEYS[kind];
  if (nested?.value.type !== AST_NODE_TYPES.ObjectExpression || schemaKey === undefined) return undefined;
  const inner = nested.value;
  const [first] = inner.properties;
  const last = inner.properties.at(-1);
  if (first === undefined || last === undefined || hasSpread(inner)) return undefined;
  if (source.getCommentsInside(object).length > 0) return undefined;
  const type = propertyOf(object, 'type');
  const schema = propertyOf(inner, 'parameters');
  // The flat declaration of OpenAI's Responses API keeps its `type`.
  const dropped = kind === 'openai' || type === undefined ? undefined : withComma(type, source);
  return (fixer) => [
    ...(dropped === undefined ? [] : [fixer.removeRange(dropped)]),
    fixer.removeRange([nested.range[0], first.range[0]]),
    ...(schema === undefined || schemaKey === 'parameters' || schema.shorthand
      ? []
      : [fixer.replaceText(schema.key, schemaKey)]),
    fixer.removeRange([last.range[1], nested.range[1]]),
  ];
}

/** A property up to the next one, or with the comma before it. */
function withComma(property: TSESTree.Property, source: Source): [number, number] {
  const after = source.getTokenAfter(property);
  const next = after?.value === ',' ? source.getTokenAfter(after) : null;
  if (next !== null && next.value !== '}') return [property.range[0], next.range[0]];
  const before = source.getTokenBefore(property);
  return before?.value === ',' ? [before.range[0], property.range[1]] : property.range;
}
