import { AST_NODE_TYPES, ASTUtils, type TSESLint, type TSESTree } from '@typescript-eslint/utils';

/**
 * Whether an expression stands in an argument of a function that may be given the text of an agent.
 *
 * @param sinks - As they are called: `log`, `logger.info`; `logger.*` stands for every member.
 */
export function isAllowedSink(
  node: TSESTree.Node,
  sinks: readonly string[],
  sourceCode: Readonly<TSESLint.SourceCode>,
): boolean {
  if (sinks.length === 0) return false;
  let from = node;
  for (const at of sourceCode.getAncestors(node).toReversed()) {
    if (ASTUtils.isFunction(at)) return false;
    if (isCall(at) && at.callee !== from) {
      const called = sourceCode.getText(at.callee).replaceAll(/\s|\?(?=\.)/gu, '');
      if (sinks.some((sink) => matches(called, sink))) return true;
    }
    from = at;
  }
  return false;
}

function matches(called: string, sink: string): boolean {
  return sink.endsWith('.*') ? called.startsWith(sink.slice(0, -1)) : called === sink;
}

function isCall(node: TSESTree.Node): node is TSESTree.CallExpression | TSESTree.NewExpression {
  return node.type === AST_NODE_TYPES.CallExpression || node.type === AST_NODE_TYPES.NewExpression;
}
