import { pointerTo } from '../json-pointer.ts';
import type { JsonSchema } from '../json-schema.ts';
import type { DialectRules } from './dialect-rules.ts';
import type { SchemaLoss } from './schema-dialect.ts';

/** A node while it is converted: keywords come and go. */
export type Draft = Record<string, unknown>;

/** What the conversion of one schema shares. */
export interface Conversion {
  readonly rules: DialectRules;
  readonly root: JsonSchema;
  readonly losses: SchemaLoss[];

  /** The targets of the references that are being replaced, to see where one leads into itself. */
  readonly within: ReadonlySet<string>;
}

/** Notes that something is lost. */
export function lose({ losses }: Conversion, path: string, keyword: string, message: string): void {
  losses.push({ path: pointerTo(path, keyword), keyword, message });
}

/** Whether a value is a schema object. */
export function isSchemaObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Adds a sentence to the description. */
export function describe(draft: Draft, sentence: string): void {
  const { description } = draft as { readonly description?: unknown };
  draft['description'] = typeof description === 'string' ? `${description}\n\n${sentence}` : sentence;
}
