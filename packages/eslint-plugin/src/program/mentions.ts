import type ts from 'typescript';

/** Whether a name stands in a file: the compiler keeps one copy of each, though its declarations leave the member out. */
export function mentions(
  file: ts.SourceFile & { readonly identifiers?: ReadonlyMap<string, string> },
  name: string,
): boolean {
  return file.identifiers?.has(name) ?? true;
}
