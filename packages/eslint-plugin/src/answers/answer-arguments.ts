import { aliased, isAnswerName, isAnswerType } from '@hearsay/flow';
import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import type { MarkedFile } from '../marked/marked-file.ts';
import type { LintedProgram } from '../program/linted-program.ts';

/** The type arguments in a list that stand for an answer: what takes them says so in its own declaration. */
export function answerArguments(
  list: TSESTree.TSTypeParameterInstantiation,
  file: MarkedFile,
): readonly TSESTree.TypeNode[] {
  // Parsers of components have nodes that the compiler never saw.
  if (!file.services.esTreeNodeToTSNodeMap.has(list)) return [];
  const symbol = targetOf(list.parent, file);
  if (isAnswerName(symbol, file.program)) return list.params;
  const parameters = symbol === undefined ? calledParameters(list.parent, file) : parametersOf(symbol);
  return list.params.filter((_argument, index) => {
    const constraint = parameters[index]?.constraint;
    return constraint !== undefined && isAnswerType(constraint, file.program);
  });
}

/** The type, class or function whose name stands before a list of type arguments. */
function targetOf(node: TSESTree.Node, { services, program }: MarkedFile): ts.Symbol | undefined {
  const name = nameBefore(node);
  if (name === undefined || name === null) return undefined;
  const symbol = program.checker.getSymbolAtLocation(services.esTreeNodeToTSNodeMap.get(name));
  return symbol && aliased(symbol, program);
}

function nameBefore(node: TSESTree.Node): TSESTree.Node | null | undefined {
  switch (node.type) {
    case AST_NODE_TYPES.TSTypeReference:
      return node.typeName;
    case AST_NODE_TYPES.TSImportType:
      return node.qualifier;
    case AST_NODE_TYPES.TSTypeQuery:
      return node.exprName;
    case AST_NODE_TYPES.TSInstantiationExpression:
    case AST_NODE_TYPES.TSInterfaceHeritage:
    case AST_NODE_TYPES.TSClassImplements:
      return node.expression;
    case AST_NODE_TYPES.ClassDeclaration:
    case AST_NODE_TYPES.ClassExpression:
      return node.superClass;
    default:
      return undefined;
  }
}

/** The type parameters of what a call resolves to. */
function calledParameters(
  node: TSESTree.Node,
  { services, program }: MarkedFile,
): readonly ts.TypeParameterDeclaration[] {
  const call = services.esTreeNodeToTSNodeMap.get(node);
  if (!ts.isCallExpression(call) && !ts.isNewExpression(call) && !ts.isTaggedTemplateExpression(call))
    return [];
  const declaration = program.checker.getResolvedSignature(call)?.getDeclaration();
  if (declaration === undefined) return classCalled(call, program);
  return ts.isConstructorDeclaration(declaration)
    ? (declaration.parent.typeParameters ?? [])
    : (declaration.typeParameters ?? []);
}

/** A class without a constructor: the signature that it gets has no declaration of its own. */
function classCalled(
  call: ts.CallLikeExpression,
  program: LintedProgram,
): readonly ts.TypeParameterDeclaration[] {
  if (!ts.isNewExpression(call)) return [];
  const symbol = program.checker.getSymbolAtLocation(call.expression);
  return symbol === undefined ? [] : parametersOf(aliased(symbol, program));
}

function parametersOf(symbol: ts.Symbol): readonly ts.TypeParameterDeclaration[] {
  return (
    symbol.declarations
      ?.map((declaration) => {
        const generic = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
        if (generic === undefined) return [];
        return ts.isClassLike(generic) ||
          ts.isInterfaceDeclaration(generic) ||
          ts.isTypeAliasDeclaration(generic) ||
          ts.isFunctionLike(generic)
          ? (generic.typeParameters ?? [])
          : [];
      })
      .find((parameters) => parameters.length > 0) ?? []
  );
}
