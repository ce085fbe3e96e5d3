import type ts from 'typescript';
import type { Compiler } from './compiler.ts';

/** What a generic type was given: `string` of `string[]`; nothing for any other type. */
export function typeArgumentsOf(
  compiler: Compiler,
  checker: ts.TypeChecker,
  type: ts.Type,
): readonly ts.Type[] {
  if ((type.flags & compiler.TypeFlags.Object) === 0) return [];
  // The flag says that it is an object type, whose own flags say whether it is a reference.
  const { objectFlags } = type as ts.ObjectType;
  const isReference = (objectFlags & compiler.ObjectFlags.Reference) !== 0;
  return isReference ? checker.getTypeArguments(type as ts.TypeReference) : [];
}
