import type ts from 'typescript';

/** The names of modules that a file imports, exports from, or loads, as the compiler collected them. */
export function importedSpecifiers(file: ts.SourceFile): readonly ts.StringLiteralLike[] {
  // Its declarations leave the member out.
  const { imports } = file as ts.SourceFile & { readonly imports?: readonly ts.StringLiteralLike[] };
  return imports ?? [];
}
