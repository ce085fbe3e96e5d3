import { AgentText } from '@hearsay/core';
import type { JsonObject, JsonValue } from '@hearsay/answer';

/**
 * An answer while it is written: nothing in it was checked, so every text in it is marked and every member may be
 * missing.
 */
export type PartialAnswer<T> = T extends AgentText
  ? AgentText
  : T extends string
    ? AgentText
    : T extends number | boolean | bigint | null | undefined
      ? T
      : T extends readonly (infer Element)[]
        ? readonly PartialAnswer<Element>[]
        : T extends ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>
          ? never
          : { readonly [Key in keyof T]?: PartialAnswer<T[Key]> };

function addNames(schema: JsonValue, names: Set<string>): void {
  if (Array.isArray(schema)) {
    for (const each of schema as readonly JsonValue[]) addNames(each, names);
  } else if (typeof schema === 'object' && schema !== null) {
    for (const [key, value] of Object.entries(schema)) {
      if (key === 'properties') for (const name of Object.keys(value ?? {})) names.add(name);
      addNames(value, names);
    }
  }
}

/** Marks every text, and leaves members out that no schema names: a key is text, too. */
function marked(value: unknown, names: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return AgentText.from(value);
  if (Array.isArray(value)) return (value as readonly unknown[]).map((each) => marked(each, names));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([key]) => names.has(key));
  return Object.freeze(Object.fromEntries(members.map(([key, each]) => [key, marked(each, names)])));
}

/** Reads answers while they are written. */
export class PartialReader {
  readonly #names: Set<string> = new Set();
  readonly #parse: (text: string) => unknown;
  #read = 0;

  private constructor(schema: JsonObject, parse: (text: string) => unknown) {
    addNames(schema, this.#names);
    this.#parse = parse;
  }

  /** Makes a reader; its parser is only loaded when there is one. */
  static async of(schema: JsonObject): Promise<PartialReader> {
    const { parse } = await import('partial-json');
    return new PartialReader(schema, (text) => parse(text) as unknown);
  }

  /** Starts over with the next answer. */
  reset(): void {
    this.#read = 0;
  }

  /**
   * Reads what is there of an answer; undefined while too little is new, because every reading reads all of it, and
   * for what is no JSON.
   */
  read(text: string): { readonly value: unknown } | undefined {
    if (text.length < this.#read + Math.max(16, this.#read / 8)) return undefined;
    this.#read = text.length;
    try {
      return { value: marked(this.#parse(text), this.#names) };
    } catch {
      return undefined;
    }
  }
}
