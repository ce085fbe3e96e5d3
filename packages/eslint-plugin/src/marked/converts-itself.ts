import type ts from 'typescript';

const CONVERSIONS: readonly string[] = ['toString', 'toLocaleString'];

/**
 * Whether a type of the program has a `toString` of its own: what that makes of the texts inside is looked at where it
 * is written.
 */
export function convertsItself(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.every(convertsItself);
  return CONVERSIONS.some((name) => {
    const file = type.getProperty(name)?.declarations?.[0]?.getSourceFile();
    return file !== undefined && !file.isDeclarationFile;
  });
}
