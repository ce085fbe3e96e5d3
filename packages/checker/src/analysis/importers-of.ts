/** A file and the files that its imports lead to. */
export interface FileLinks {
  readonly file: string;
  readonly imports: readonly string[];
}

/** Every file that imports one of the given files, directly or through others. */
export function importersOf(files: readonly FileLinks[], imported: readonly string[]): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const { file, imports } of files) {
    for (const target of imports) {
      const known = importers.get(target);
      if (known === undefined) importers.set(target, [file]);
      else known.push(file);
    }
  }
  const reached = new Set<string>();
  const waiting = [...imported];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const importer of importers.get(file) ?? []) {
      if (reached.has(importer)) continue;
      reached.add(importer);
      waiting.push(importer);
    }
  }
  return reached;
}
