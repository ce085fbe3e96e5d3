import ts from 'typescript';
import type { LintedProgram } from '../program/linted-program.ts';

/** Deeper in a type the mark is not missed: nobody writes five levels of `any`. */
const MAXIMUM_DEPTH = 4;

/** Whether `any` stands in a declared type where the value that it is given holds AgentText. */
export function losesMark(value: ts.Type, declared: ts.Type, program: LintedProgram, depth = 0): boolean {
  const { checker, marks } = program;
  if (!marks.isHolder(value)) return false;
  if ((declared.flags & ts.TypeFlags.Any) !== 0) return true;
  if (depth === MAXIMUM_DEPTH) return false;
  const loses = (inner: ts.Type, place: ts.Type): boolean => losesMark(inner, place, program, depth + 1);
  if (declared.isUnionOrIntersection()) return declared.types.some((arm) => loses(value, arm));
  if (value.isUnion()) return value.types.some((arm) => loses(arm, declared));
  if ((declared.flags & ts.TypeFlags.Object) === 0 || marks.isAgentText(value)) return false;
  return pairsOf(checker, value, declared).some(([inner, place]) => loses(inner, place));
}

/** The types of what a value holds, each with the type that is declared for the same place. */
function pairsOf(
  checker: ts.TypeChecker,
  value: ts.Type,
  declared: ts.Type,
): readonly (readonly [inner: ts.Type, place: ts.Type])[] {
  if (checker.isArrayLikeType(declared)) return elementPair(checker, value, declared);
  const given = argumentsOf(checker, value);
  const wanted = argumentsOf(checker, declared);
  if (value.getSymbol() === declared.getSymbol() && wanted.length > 0) {
    return given.flatMap((inner, index) => {
      const place = wanted[index];
      return place === undefined ? [] : [[inner, place] as const];
    });
  }
  const open = checker.getIndexTypeOfType(declared, ts.IndexKind.String);
  return value.getProperties().flatMap((member) => {
    const counterpart = declared.getProperty(member.name);
    const place = counterpart === undefined ? open : checker.getTypeOfSymbol(counterpart);
    return place === undefined ? [] : [[checker.getTypeOfSymbol(member), place] as const];
  });
}

function elementPair(
  checker: ts.TypeChecker,
  value: ts.Type,
  declared: ts.Type,
): readonly (readonly [ts.Type, ts.Type])[] {
  const inner = checker.getIndexTypeOfType(value, ts.IndexKind.Number);
  const place = checker.getIndexTypeOfType(declared, ts.IndexKind.Number);
  return inner === undefined || place === undefined ? [] : [[inner, place]];
}

function argumentsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  if ((type.flags & ts.TypeFlags.Object) === 0) return [];
  const { objectFlags } = type as ts.ObjectType; // The flag says so.
  // The flag again: only a reference has arguments.
  return (objectFlags & ts.ObjectFlags.Reference) === 0
    ? []
    : checker.getTypeArguments(type as ts.TypeReference);
}
