import type { TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import type { MarkedFile } from '../marked/marked-file.ts';

/** The parameter that an argument goes into, as the called function declares it. */
export interface DeclaredParameter {
  /** As declared: a type parameter, where the call would have the type of the argument. */
  readonly type: ts.Type;
  /** What this call resolved to. */
  readonly signature: ts.Signature;
  /** The package of the function, where a manifest names it. */
  readonly owner: string | undefined;
}

/** The parameter that the argument in a position of a call goes into; undefined when nothing declares it. */
export function declaredParameter(
  node: TSESTree.CallExpression | TSESTree.NewExpression,
  position: number,
  { services, program }: MarkedFile,
): DeclaredParameter | undefined {
  const { checker } = program;
  const call = services.esTreeNodeToTSNodeMap.get(node);
  if (!ts.isCallExpression(call)) return undefined;
  const signature = onlySignature(call, checker) ?? checker.getResolvedSignature(call);
  const declaration = signature?.getDeclaration();
  if (signature === undefined || declaration === undefined) return undefined;
  const declared = ts.isJSDocSignature(declaration)
    ? undefined
    : checker.getSignatureFromDeclaration(declaration);
  const parameter = parameterAt(declared ?? signature, position);
  if (parameter === undefined) return undefined;
  const owner = program.packageOf(declaration.getSourceFile().fileName)?.name;
  return { type: elementOf(checker, parameter, call), signature, owner };
}

/** The one way to call a function, where nothing is left open: to resolve a call, all of its arguments are looked at. */
function onlySignature(call: ts.CallExpression, checker: ts.TypeChecker): ts.Signature | undefined {
  const [only, ...others] = checker.getTypeAtLocation(call.expression).getCallSignatures();
  return others.length === 0 && only?.typeParameters === undefined ? only : undefined;
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
