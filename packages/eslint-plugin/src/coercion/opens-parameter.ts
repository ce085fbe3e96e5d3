import ts from 'typescript';
import type { MarkedFile } from '../marked/marked-file.ts';
import type { DeclaredParameter } from './declared-parameter.ts';

const OPEN = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive;
/** Packages of ours that take values as they are. */
const OWN_PACKAGES: ReadonlySet<string> = new Set([
  '@hearsay/core',
  '@hearsay/answer',
  '@hearsay/tool',
  '@hearsay/agent',
]);

/**
 * Whether a parameter takes anything (`any`, `unknown`, `object`, `{}`, a type parameter without a constraint) of a
 * function that gives a text: the only thing that it can do with the value is to convert it.
 */
export function opensParameter(parameter: DeclaredParameter, file: MarkedFile): boolean {
  const { checker } = file.program;
  if (!isOpen(checker, parameter.type)) return false;
  if (parameter.owner !== undefined && OWN_PACKAGES.has(parameter.owner)) return false;
  return givesText(checker, parameter.signature);
}

/**
 * Whether a parameter takes a symbol, such as a property key: the compiler lets AgentText pass there, because it is
 * typed as a symbol, and the program makes a text of it.
 */
export function takesSymbol({ type }: DeclaredParameter): boolean {
  const arms = type.isUnion() ? type.types : [type];
  return arms.some(({ flags }) => (flags & ts.TypeFlags.ESSymbol) !== 0);
}

/** Whether a type takes anything: `any`, `unknown`, `object`, `{}`, or a type parameter without a constraint. */
export function isOpen(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some((member) => isOpen(checker, member));
  if ((type.flags & ts.TypeFlags.TypeParameter) !== 0) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint === undefined || isOpen(checker, constraint);
  }
  if ((type.flags & OPEN) !== 0) return true;
  // `{}`: everything but null and undefined.
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    type.getProperties().length === 0 &&
    type.getCallSignatures().length === 0 &&
    type.getConstructSignatures().length === 0 &&
    checker.getIndexInfosOfType(type).length === 0
  );
}

/** Whether what a function gives, or promises, holds a text. */
export function givesText(checker: ts.TypeChecker, signature: ts.Signature): boolean {
  const given = signature.getReturnType();
  if (holdsText(checker, given)) return true;
  const settled = checker.getAwaitedType(given);
  return settled !== undefined && settled !== given && holdsText(checker, settled);
}

/** A text, a list of texts, or either of them among others. */
function holdsText(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some((member) => holdsText(checker, member));
  if ((type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping)) !== 0)
    return true;
  const element = checker.isArrayType(type)
    ? checker.getIndexTypeOfType(type, ts.IndexKind.Number)
    : undefined;
  return element !== undefined && holdsText(checker, element);
}
