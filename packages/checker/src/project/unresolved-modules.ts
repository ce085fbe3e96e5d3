/** A file and the modules it imports of which no types are known. */
export interface ImporterOfUnknown {
  readonly file: string;
  readonly unresolved: readonly string[];
}

/** A module whose types the compiler did not find. */
export interface UnresolvedModule {
  readonly module: string;
  /** Absolute names of the files that import it, sorted. */
  readonly importers: readonly string[];
}

/** Gathers what several files import in vain, what most of them miss first. */
export function unresolvedModules(files: readonly ImporterOfUnknown[]): readonly UnresolvedModule[] {
  const importers = new Map<string, Set<string>>();
  for (const { file, unresolved } of files) {
    for (const module of unresolved) {
      const known = importers.get(module);
      if (known === undefined) importers.set(module, new Set([file]));
      else known.add(file);
    }
  }
  return [...importers]
    .map(([module, names]) => ({ module, importers: [...names].sort() }))
    .sort(
      (left, right) =>
        right.importers.length - left.importers.length || (left.module < right.module ? -1 : 1),
    );
}
