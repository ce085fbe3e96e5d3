import type { ClassFact, FileFacts, MethodFact, SymbolName } from '../facts/file-facts.ts';
import type { NodeId } from '../facts/node-facts.ts';

/** A class of the program, and where its file's numbers start. */
interface PlacedClass {
  readonly fact: ClassFact;
  readonly node: number;
  readonly function: number;
}

/** A function of the whole program as the value that an instance holds. */
export interface LinkedMethod {
  readonly name: string;
  readonly node: NodeId;
}

/** Finds the functions that a call can reach, by the names that it gives. */
export class FunctionTable {
  /** Functions by symbol name, as indexes into the whole program. */
  readonly #functions: Map<SymbolName, number> = new Map();
  readonly #subtypes: Map<SymbolName, ClassFact[]> = new Map();
  readonly #classes: Map<SymbolName, PlacedClass> = new Map();
  readonly #resolved: Map<SymbolName, readonly number[]> = new Map();

  constructor(files: readonly FileFacts[]) {
    let functionCount = 0;
    let nodeCount = 0;
    for (const facts of files) {
      facts.functions.forEach((fact, index) => {
        if (fact.name !== '') this.#functions.set(`${facts.file}#${fact.name}`, functionCount + index);
      });
      for (const fact of facts.classes) {
        this.#addClass({ fact, node: nodeCount, function: functionCount });
      }
      functionCount += facts.functions.length;
      nodeCount += facts.nodes.starts.length;
    }
  }

  #addClass(placed: PlacedClass): void {
    const { name, supertypes, methods } = placed.fact;
    this.#classes.set(name, placed);
    for (const supertype of supertypes) {
      const subtypes = this.#subtypes.get(supertype);
      if (subtypes === undefined) this.#subtypes.set(supertype, [placed.fact]);
      else subtypes.push(placed.fact);
    }
    for (const method of methods) {
      this.#functions.set(`${name}.${method.name}`, placed.function + method.function);
    }
  }

  /** The functions that a symbol can mean: itself, and what overrides or implements it. */
  resolve(name: SymbolName, isExact = false): readonly number[] {
    // A method of a class with a thousand subclasses is called from thousands of places.
    const key = isExact ? `=${name}` : name;
    const known = this.#resolved.get(key);
    if (known !== undefined) return known;
    const functions = this.#search(name, isExact);
    this.#resolved.set(key, functions);
    return functions;
  }

  #search(name: SymbolName, isExact: boolean): readonly number[] {
    const found = new Set<number>();
    const own = this.#functions.get(name);
    if (own !== undefined) found.add(own);
    const { type, method } = splitName(name);
    if (!isExact) {
      for (const subtype of this.#subtypesOf(type)) {
        const override = this.#functions.get(`${subtype}.${method}`);
        if (override !== undefined) found.add(override);
      }
    }
    return [...found];
  }

  /** The classes whose instances can be what a method is called on: the type itself, and all that inherit from it. */
  classesBelow(name: SymbolName): readonly SymbolName[] {
    const { type } = splitName(name);
    return [type, ...this.#subtypesOf(type)].filter((below) => this.#classes.has(below));
  }

  /** The method that an instance of a class has under a name: its own, or the nearest that it inherits. */
  methodOf(
    type: SymbolName,
    name: string,
    visited: ReadonlySet<SymbolName> = new Set(),
  ): LinkedMethod | undefined {
    const placed = this.#classes.get(type);
    if (placed === undefined || visited.has(type)) return undefined;
    const own = placed.fact.methods.find((method: MethodFact) => method.name === name);
    if (own !== undefined) return { name, node: placed.node + own.node };
    const seen = new Set([...visited, type]);
    for (const supertype of placed.fact.supertypes) {
      const inherited = this.methodOf(supertype, name, seen);
      if (inherited !== undefined) return inherited;
    }
    return undefined;
  }

  #subtypesOf(type: SymbolName): ReadonlySet<SymbolName> {
    const found = new Set<SymbolName>();
    const collect = (supertype: SymbolName): void => {
      for (const { name } of this.#subtypes.get(supertype) ?? []) {
        if (found.has(name)) continue;
        found.add(name);
        collect(name);
      }
    };
    collect(type);
    return found;
  }
}

/** A method's name taken apart: the type that declares it, and its own. */
export function splitName(name: SymbolName): { readonly type: SymbolName; readonly method: string } {
  const dot = name.lastIndexOf('.');
  return { type: name.slice(0, dot), method: name.slice(dot + 1) };
}
