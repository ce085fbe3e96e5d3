import type { FileFacts } from '../facts/file-facts.ts';

/** What a name of a module stands for: a value, or the whole namespace of another module. */
export type ExportTarget =
  | { readonly kind: 'value'; readonly file: number; readonly node: number }
  | { readonly kind: 'namespace'; readonly file: number };

/** Finds what a module exports under a name, through any chain of re-exports. */
export class ModuleTable {
  readonly #files: readonly FileFacts[];
  readonly #indexes: Map<string, number> = new Map();

  constructor(files: readonly FileFacts[]) {
    this.#files = files;
    files.forEach((facts, index) => this.#indexes.set(facts.file, index));
  }

  /** The position of a file; undefined when it is not part of the program. */
  indexOf(file: string | undefined): number | undefined {
    return file === undefined ? undefined : this.#indexes.get(file);
  }

  /** The export that a name means; undefined when the module has none. */
  resolve(file: number, name: string, visited: ReadonlySet<number> = new Set()): ExportTarget | undefined {
    const facts = this.#files[file];
    const whole = facts?.exports.find((exported) => exported.name === 'export=');
    if (name === '*' || (name === 'default' && whole !== undefined)) {
      return whole === undefined ? { kind: 'namespace', file } : { kind: 'value', file, node: whole.node };
    }
    if (facts === undefined || visited.has(file)) return undefined;
    const own = facts.exports.find((exported) => exported.name === name);
    if (own !== undefined) return { kind: 'value', file, node: own.node };
    const seen = new Set([...visited, file]);
    const named = facts.reExports.find((exported) => exported.name === name);
    const target = this.indexOf(named?.file);
    if (named !== undefined && target !== undefined) return this.resolve(target, named.importedName, seen);
    for (const star of facts.reExports) {
      const from = star.name === '*' ? this.indexOf(star.file) : undefined;
      const found = from === undefined ? undefined : this.resolve(from, name, seen);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Every name that a module exports. */
  names(file: number, visited: ReadonlySet<number> = new Set()): string[] {
    const facts = this.#files[file];
    if (facts === undefined || visited.has(file)) return [];
    const seen = new Set([...visited, file]);
    const names = new Set(facts.exports.map(({ name }) => name));
    for (const { name, file: from } of facts.reExports) {
      if (name !== '*') names.add(name);
      const target = name === '*' ? this.indexOf(from) : undefined;
      if (target !== undefined) for (const inner of this.names(target, seen)) names.add(inner);
    }
    return [...names];
  }
}
