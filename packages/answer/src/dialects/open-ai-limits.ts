import { limitLossMessage } from './dialect-messages.ts';
import type { SchemaLoss } from './schema-dialect.ts';

interface Counts {
  properties: number;
  depth: number;
  characters: number;
  values: number;
}

const MAX_PROPERTIES = 5_000;
const MAX_DEPTH = 10;
const MAX_CHARACTERS = 120_000;
const MAX_VALUES = 1_000;
const LONG_ENUM = 250;
const MAX_ENUM_CHARACTERS = 15_000;

/** The limits of OpenAI's strict mode that a schema is over. */
export function openAiLimitLosses(schema: unknown): SchemaLoss[] {
  const counts: Counts = { properties: 0, depth: 0, characters: 0, values: 0 };
  const losses: SchemaLoss[] = [];
  count(schema, 0, counts, losses);
  const over = (what: string, found: number, limit: number): void => {
    if (found > limit)
      losses.push({ path: '', keyword: 'limit', message: limitLossMessage(what, found, limit) });
  };
  over('members', counts.properties, MAX_PROPERTIES);
  over('levels of nesting', counts.depth, MAX_DEPTH);
  over('characters in names and constants', counts.characters, MAX_CHARACTERS);
  over('constants in closed sets', counts.values, MAX_VALUES);
  return losses;
}

function count(node: unknown, depth: number, counts: Counts, losses: SchemaLoss[]): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const each of node) count(each, depth, counts, losses);
    return;
  }
  const {
    properties,
    $defs,
    definitions,
    enum: values,
    const: constant,
  } = node as Readonly<Record<string, unknown>>;
  const level = properties === undefined ? depth : depth + 1;
  counts.depth = Math.max(counts.depth, level);
  for (const named of [properties, $defs, definitions]) {
    if (typeof named !== 'object' || named === null) continue;
    const names = Object.keys(named);
    counts.characters += lengthOf(names);
    if (named === properties) counts.properties += names.length;
    for (const each of Object.values(named)) count(each, named === properties ? level : 0, counts, losses);
  }
  if (typeof constant === 'string') counts.characters += constant.length;
  if (Array.isArray(values)) countValues(values, counts, losses);
  for (const keyword of ['anyOf', 'items'] as const) {
    count((node as Readonly<Record<string, unknown>>)[keyword], level, counts, losses);
  }
}

function countValues(values: readonly unknown[], counts: Counts, losses: SchemaLoss[]): void {
  const characters = lengthOf(values.map(String));
  counts.values += values.length;
  counts.characters += characters;
  if (values.length > LONG_ENUM && characters > MAX_ENUM_CHARACTERS) {
    const message = limitLossMessage('characters in a long closed set', characters, MAX_ENUM_CHARACTERS);
    losses.push({ path: '', keyword: 'enum', message });
  }
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}
