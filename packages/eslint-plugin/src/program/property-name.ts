import { AST_NODE_TYPES, ASTUtils, type TSESLint, type TSESTree } from '@typescript-eslint/utils';

/** The name of the member that an expression takes; undefined when only the running program tells. */
export function propertyName(
  node: TSESTree.MemberExpression,
  sourceCode: Readonly<TSESLint.SourceCode>,
): string | undefined {
  // As nearly all are written: for these, the scope need not be looked for.
  if (!node.computed && node.property.type === AST_NODE_TYPES.Identifier) return node.property.name;
  return ASTUtils.getPropertyName(node, sourceCode.getScope(node)) ?? undefined;
}
