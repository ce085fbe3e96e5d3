import type { ExportFact, FileFacts, ReExportFact } from '../facts/file-facts.ts';

/** What a name of a module stands for: a value, or the whole namespace of another module. */
export type ExportTarget =
  | {
      readonly kind: 'value';
      readonly file: number;
      readonly node: number;
      /** The member of the value that the name means, where a module exports one value as a whole. */
      readonly member?: string;
    }
  | { readonly kind: 'namespace'; readonly file: number };

/** What one module exports, by name; the first declaration of a name counts. */
interface ModuleNames {
  readonly exports: ReadonlyMap<string, ExportFact>;
  readonly reExports: ReadonlyMap<string, ReExportFact>;
  readonly stars: readonly ReExportFact[];
}

/** Finds what a module exports under a name, through any chain of re-exports. */
export class ModuleTable {
  readonly #modules: readonly ModuleNames[];
  readonly #indexes: Map<string, number> = new Map();

  constructor(files: readonly FileFacts[]) {
    this.#modules = files.map(namesOf);
    files.forEach((facts, index) => this.#indexes.set(facts.file, index));
  }

  /** The position of a file; undefined when it is not part of the program. */
  indexOf(file: string | undefined): number | undefined {
    return file === undefined ? undefined : this.#indexes.get(file);
  }

  /**
   * The export that a name means; undefined when the module has none.
   *
   * @param visited - Where the search has been: modules that pass one another on would be searched again and again.
   */
  resolve(file: number, name: string, visited: Set<string> = new Set()): ExportTarget | undefined {
    const module = this.#modules[file];
    const whole = module?.exports.get('export=');
    if (name === '*' || (name === 'default' && whole !== undefined)) {
      return whole === undefined ? { kind: 'namespace', file } : { kind: 'value', file, node: whole.node };
    }
    const place = `${String(file)} ${name}`;
    if (module === undefined || visited.has(place)) return undefined;
    visited.add(place);
    const own = module.exports.get(name);
    if (own !== undefined) return { kind: 'value', file, node: own.node };
    const named = module.reExports.get(name);
    const target = this.indexOf(named?.file);
    if (named !== undefined && target !== undefined) return this.resolve(target, named.importedName, visited);
    if (whole !== undefined) return { kind: 'value', file, node: whole.node, member: name };
    let ofWhole: ExportTarget | undefined;
    for (const star of module.stars) {
      const from = this.indexOf(star.file);
      const found = from === undefined ? undefined : this.resolve(from, name, visited);
      if (found === undefined) continue;
      // A value that is exported as a whole can have any member: who declares the name comes first.
      if (found.kind === 'namespace' || found.member === undefined) return found;
      ofWhole ??= found;
    }
    return ofWhole;
  }

  /** Every name that a module exports. */
  names(file: number): ReadonlySet<string> {
    const names = new Set<string>();
    this.#collectNames(file, names, new Set());
    return names;
  }

  #collectNames(file: number, names: Set<string>, visited: Set<number>): void {
    const module = this.#modules[file];
    if (module === undefined || visited.has(file)) return;
    visited.add(file);
    for (const name of module.exports.keys()) names.add(name);
    for (const name of module.reExports.keys()) names.add(name);
    for (const star of module.stars) {
      const target = this.indexOf(star.file);
      if (target !== undefined) this.#collectNames(target, names, visited);
    }
  }
}

function namesOf({ exports, reExports }: FileFacts): ModuleNames {
  return {
    exports: firstByName(exports),
    reExports: firstByName(reExports.filter(({ name }) => name !== '*')),
    stars: reExports.filter(({ name }) => name === '*'),
  };
}

function firstByName<Fact extends { readonly name: string }>(facts: readonly Fact[]): Map<string, Fact> {
  const byName = new Map<string, Fact>();
  for (const fact of facts) if (!byName.has(fact.name)) byName.set(fact.name, fact);
  return byName;
}
