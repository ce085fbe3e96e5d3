import { AST_NODE_TYPES, ASTUtils, type TSESLint, type TSESTree } from '@typescript-eslint/utils';

/** Whether a name stands for what a module exports under it in a place of the code, or does once it is imported. */
export function canImport(
  sourceCode: Readonly<TSESLint.SourceCode>,
  at: TSESTree.Node,
  module: string,
  name: string,
): boolean {
  const [definition] = ASTUtils.findVariable(sourceCode.getScope(at), name)?.defs ?? [];
  if (definition === undefined) return true;
  const { node, parent } = definition;
  return (
    node.type === AST_NODE_TYPES.ImportSpecifier &&
    node.imported.type === AST_NODE_TYPES.Identifier &&
    node.imported.name === name &&
    parent?.type === AST_NODE_TYPES.ImportDeclaration &&
    parent.source.value === module
  );
}
