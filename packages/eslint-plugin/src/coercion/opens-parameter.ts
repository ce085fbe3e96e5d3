import type { TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import type { MarkedFile } from '../marked/marked-file.ts';

const OPEN = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive;
/** Packages of ours that take values as they are. */
const OWN_PACKAGES: ReadonlySet<string> = new Set([
  '@hearsay/core',
  '@hearsay/answer',
  '@hearsay/tool',
  '@hearsay/agent',
]);

/**
 * Whether an argument goes into a parameter that takes anything (`any`, `unknown`, `object`, `{}`, a type parameter
 * without a constraint) of a function that gives a text: the only thing that it can do with the value is to convert it.
 */
export function opensParameter(
  node: TSESTree.CallExpression | TSESTree.NewExpression,
  position: number,
  { services, program }: MarkedFile,
): boolean {
  const { checker } = program;
  const call = services.esTreeNodeToTSNodeMap.get(node);
  if (!ts.isCallExpression(call)) return false;
  const signature = checker.getResolvedSignature(call);
  const declaration = signature?.getDeclaration();
  if (signature === undefined || declaration === undefined || !givesText(checker, signature)) return false;
  const owner = program.packageOf(declaration.getSourceFile().fileName)?.name;
  if (owner !== undefined && OWN_PACKAGES.has(owner)) return false;
  // As declared: the resolved one has the type of the argument in place of a type parameter.
  const declared = ts.isJSDocSignature(declaration)
    ? undefined
    : checker.getSignatureFromDeclaration(declaration);
  const parameter = parameterAt(declared ?? signature, position);
  return parameter !== undefined && isOpen(checker, elementOf(checker, parameter, call));
}

function parameterAt(signature: ts.Signature, position: number): ts.Symbol | undefined {
  const { parameters } = signature;
  const last = parameters.at(-1);
  return parameters[position] ?? (last !== undefined && isRest(last) ? last : undefined);
}

function isRest(parameter: ts.Symbol): boolean {
  const { valueDeclaration: declaration } = parameter;
  return declaration !== undefined && ts.isParameter(declaration) && declaration.dotDotDotToken !== undefined;
}

function elementOf(checker: ts.TypeChecker, parameter: ts.Symbol, call: ts.Node): ts.Type {
  const type = checker.getTypeOfSymbolAtLocation(parameter, call);
  return isRest(parameter) ? (checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? type) : type;
}

function isOpen(checker: ts.TypeChecker, type: ts.Type): boolean {
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

function givesText(checker: ts.TypeChecker, signature: ts.Signature): boolean {
  const given = signature.getReturnType();
  const settled = checker.getAwaitedType(given) ?? given;
  return holdsText(checker, settled);
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
