import type { ts } from '../project/compiler.ts';
import { emptyRecord, type JsonSchema } from './json-schema.ts';

/** The types that a schema refers to by name: those that contain themselves, and those that were asked for together. */
export class Definitions {
  readonly #references = new Map<ts.Type, string>();
  readonly #names = new Set<string>();
  readonly #schemas: Record<string, JsonSchema> = emptyRecord();

  /** Says what a type is referred to by from now on, without writing it down here. */
  refer(type: ts.Type, reference: string): void {
    this.#references.set(type, reference);
  }

  /** Keeps a name for a type that is written down by somebody else. */
  reserve(type: ts.Type, name: string): void {
    this.#names.add(name);
    this.refer(type, pointerTo(name));
  }

  /** How a type is referred to, if it is. */
  referenceTo(type: ts.Type): string | undefined {
    return this.#references.get(type);
  }

  /** Gives a type a name of its own, and answers how it is referred to. */
  name(type: ts.Type): string {
    const known = this.#references.get(type);
    if (known !== undefined) return known;
    const wanted = nameOf(type);
    let name = wanted;
    for (let count = 2; this.#names.has(name); count += 1) name = `${wanted}${count}`;
    this.reserve(type, name);
    return pointerTo(name);
  }

  /** Writes a named type down. */
  write(type: ts.Type, schema: JsonSchema): void {
    const name = this.#references.get(type)?.slice(POINTER.length);
    if (name !== undefined) this.#schemas[name] = schema;
  }

  /** Everything that was written down, in the order of the names. */
  written(): Record<string, JsonSchema> | undefined {
    const names = Object.keys(this.#schemas).sort();
    if (names.length === 0) return undefined;
    const sorted: Record<string, JsonSchema> = emptyRecord();
    for (const name of names) sorted[name] = this.#schemas[name] ?? {};
    return sorted;
  }
}

const POINTER = '#/$defs/';

function pointerTo(name: string): string {
  return POINTER + name;
}

function nameOf(type: ts.Type): string {
  const name = type.aliasSymbol?.name ?? type.getSymbol()?.name ?? '';
  return /^[A-Za-z]\w*$/u.test(name) ? name : 'Type';
}
