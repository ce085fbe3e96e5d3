import { AST_NODE_TYPES, type TSESLint, type TSESTree } from '@typescript-eslint/utils';

/** The fix that puts another text into a literal, in its own quotes; `undefined` where the text is no single literal. */
export function literalEdit(node: TSESTree.Node, text: string): TSESLint.ReportFixFunction | undefined {
  const quote = quoteOf(node);
  if (quote === undefined) return undefined;
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
  const safe = quote === '`' ? escaped.replaceAll('${', '\\${') : escaped;
  return (fixer) => fixer.replaceText(node, `${quote}${safe}${quote}`);
}

function quoteOf(node: TSESTree.Node): string | undefined {
  if (node.type === AST_NODE_TYPES.TemplateLiteral)
    return node.parent.type === AST_NODE_TYPES.TaggedTemplateExpression ? undefined : '`';
  return node.type === AST_NODE_TYPES.Literal && typeof node.value === 'string'
    ? node.raw.charAt(0)
    : undefined;
}
