import type { ts } from './compiler.ts';

/** Keeps parsed files, so that no two programs of one process parse the same text twice. */
export class ParsedFiles {
  readonly #files = new Map<string, ts.SourceFile>();

  /** Whether a file was parsed before under this key, whatever its text is now. */
  has(key: string): boolean {
    return this.#files.has(key);
  }

  /** The file as it was parsed before under this key, or as `parse` reads it now; never one with another text. */
  get(
    key: string,
    text: string | undefined,
    parse: () => ts.SourceFile | undefined,
  ): ts.SourceFile | undefined {
    const known = this.#files.get(key);
    if (known !== undefined && known.text === text) return known;
    const parsed = parse();
    if (parsed !== undefined) this.#files.set(key, parsed);
    return parsed;
  }
}
