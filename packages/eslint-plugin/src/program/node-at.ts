import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

/** The outermost node that fills a range of the text exactly; undefined when none does. */
export function nodeAt(
  sourceCode: Readonly<TSESLint.SourceCode>,
  start: number,
  end: number,
): TSESTree.Node | undefined {
  const innermost = sourceCode.getNodeByRangeIndex(start);
  if (innermost === null) return undefined;
  return [...sourceCode.getAncestors(innermost), innermost].find(
    ({ range }) => range[0] === start && range[1] === end,
  );
}
