import ts from 'typescript';
import type { LintedProgram } from '../program/linted-program.ts';

const MAXIMUM_DEPTH = 4;

const TEXT =
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown |
  ts.TypeFlags.Never |
  ts.TypeFlags.NonPrimitive |
  ts.TypeFlags.StringLike |
  ts.TypeFlags.ESSymbolLike |
  ts.TypeFlags.TypeParameter;

/** Whether a value of a type can be read as a text, or something inside it can: a type of numbers alone hides nothing. */
export function canHoldText(type: ts.Type, program: LintedProgram, depth = 0): boolean {
  const { checker } = program;
  if ((type.flags & TEXT) !== 0) return true;
  if (depth === MAXIMUM_DEPTH) return false;
  const holds = (inner: ts.Type): boolean => canHoldText(inner, program, depth + 1);
  if (type.isUnionOrIntersection()) return type.types.some(holds);
  if ((type.flags & ts.TypeFlags.Object) === 0) return false;
  const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  if (checker.isArrayLikeType(type)) return element !== undefined && holds(element);
  const members = type.getProperties();
  return (
    checker.getIndexInfosOfType(type).some((info) => holds(info.type)) ||
    // `{}`, and a library's object, whose members are mostly methods.
    members.length === 0 ||
    isFromLibrary(type) ||
    members.some((member) => holds(checker.getTypeOfSymbol(member)))
  );
}

function isFromLibrary(type: ts.Type): boolean {
  return type.getSymbol()?.declarations?.[0]?.getSourceFile().isDeclarationFile === true;
}
