import type { ClassFact, FileFacts, SymbolName } from '../facts/file-facts.ts';

/** Finds the functions that a call can reach, by the names that it gives. */
export class FunctionTable {
  /** Functions by symbol name, as indexes into the whole program. */
  readonly #functions: Map<SymbolName, number> = new Map();
  readonly #subtypes: Map<SymbolName, ClassFact[]> = new Map();
  readonly #classes: Map<SymbolName, ClassFact> = new Map();

  constructor(files: readonly FileFacts[]) {
    let offset = 0;
    for (const facts of files) {
      facts.functions.forEach((fact, index) => {
        if (fact.name !== '') this.#functions.set(`${facts.file}#${fact.name}`, offset + index);
      });
      for (const declared of facts.classes) this.#addClass(facts.file, offset, declared);
      offset += facts.functions.length;
    }
  }

  #addClass(file: string, offset: number, declared: ClassFact): void {
    this.#classes.set(declared.name, declared);
    for (const supertype of declared.supertypes) {
      this.#subtypes.set(supertype, [...(this.#subtypes.get(supertype) ?? []), declared]);
    }
    for (const [method, index] of declared.methods) {
      this.#functions.set(`${declared.name}.${method}`, offset + index);
    }
  }

  /** The functions that a symbol can mean: itself, and what overrides or implements it. */
  resolve(name: SymbolName): number[] {
    const found = new Set<number>();
    const own = this.#functions.get(name);
    if (own !== undefined) found.add(own);
    const dot = name.lastIndexOf('.');
    const method = name.slice(dot + 1);
    if (method !== 'constructor') this.#collectOverrides(name.slice(0, dot), method, found, new Set());
    return [...found];
  }

  #collectOverrides(type: SymbolName, method: string, found: Set<number>, visited: Set<SymbolName>): void {
    if (visited.has(type)) return;
    visited.add(type);
    for (const subtype of this.#subtypes.get(type) ?? []) {
      const override = this.#functions.get(`${subtype.name}.${method}`);
      if (override !== undefined) found.add(override);
      this.#collectOverrides(subtype.name, method, found, visited);
    }
  }
}
