import {
  AST_NODE_TYPES,
  type ParserServicesWithTypeInformation,
  type TSESLint,
  type TSESTree,
} from '@typescript-eslint/utils';
import ts from 'typescript';
import { addImport } from '../fixes/add-import.ts';
import { canImport } from '../fixes/can-import.ts';
import { lintedProgram } from '../program/linted-program.ts';

const CORE = '@hearsay/core';

/** What is written in the place of a text that enters a prompt, and the names that this needs. */
interface Quotation {
  readonly text: string;
  readonly imports: readonly string[];
}

/** What a quotation is made from. */
export interface QuotingContext {
  readonly services: ParserServicesWithTypeInformation;
  readonly sourceCode: Readonly<TSESLint.SourceCode>;
}

/**
 * The fix that quotes a text in the prompt that it enters: the developer's words stay words, everything else is marked
 * and quoted.
 *
 * @returns `undefined` where the prompt is no text that is put together in this place.
 */
export function quoteText(
  node: TSESTree.Node,
  context: QuotingContext,
): TSESLint.ReportFixFunction | undefined {
  if (!isText(node, context)) return undefined;
  const { text, imports } = quotationOf(node, context);
  if (!imports.every((name) => canImport(context.sourceCode, node, CORE, name))) return undefined;
  return (fixer) => [...addImport(fixer, context.sourceCode, CORE, imports), fixer.replaceText(node, text)];
}

function quotationOf(node: TSESTree.Node, context: QuotingContext): Quotation {
  if (node.type === AST_NODE_TYPES.TemplateLiteral) return quoteTemplate(node, context);
  const calls = partsOf(node).map((part) =>
    isWritten(part)
      ? `.text(${context.sourceCode.getText(part)})`
      : `.untrusted(${marked(part, context).text})`,
  );
  const imports = [
    'Prompt',
    ...partsOf(node).flatMap((part) => (isWritten(part) ? [] : marked(part, context).imports)),
  ];
  return { text: `new Prompt()${calls.join('')}.toString()`, imports: [...new Set(imports)] };
}

/** The tag keeps what the developer wrote, and quotes every value that is no number. */
function quoteTemplate(node: TSESTree.TemplateLiteral, context: QuotingContext): Quotation {
  const { sourceCode } = context;
  const values = node.expressions.map((value) =>
    isNumberOrBoolean(value, context)
      ? { text: sourceCode.getText(value), imports: [] }
      : marked(value, context),
  );
  const text = node.quasis
    .map(({ value }, index) => value.raw + (values[index] === undefined ? '' : `\${${values[index].text}}`))
    .join('');
  return {
    text: `prompt\`${text}\`.toString()`,
    imports: [...new Set(['prompt', ...values.flatMap(({ imports }) => imports)])],
  };
}

/** A value as AgentText: as it was before `raw()`, or marked here. */
function marked(node: TSESTree.Node, { services, sourceCode }: QuotingContext): Quotation {
  const { marks } = lintedProgram(services.program);
  if (marks.isAgentText(services.getTypeAtLocation(node)))
    return { text: sourceCode.getText(node), imports: [] };
  const source = rawSource(node);
  if (source !== undefined && marks.isAgentText(services.getTypeAtLocation(source))) {
    return { text: sourceCode.getText(source), imports: [] };
  }
  return { text: `AgentText.from(${sourceCode.getText(node)})`, imports: ['AgentText'] };
}

/** What `raw()` or another method was called on. */
function rawSource(node: TSESTree.Node): TSESTree.Expression | undefined {
  return node.type === AST_NODE_TYPES.CallExpression && node.callee.type === AST_NODE_TYPES.MemberExpression
    ? node.callee.object
    : undefined;
}

/** The operands of a chain of `+`, from left to right. */
function partsOf(node: TSESTree.Node): readonly TSESTree.Node[] {
  return node.type === AST_NODE_TYPES.BinaryExpression && node.operator === '+'
    ? [...partsOf(node.left), ...partsOf(node.right)]
    : [node];
}

function isWritten(node: TSESTree.Node): boolean {
  return (
    node.type === AST_NODE_TYPES.Literal ||
    (node.type === AST_NODE_TYPES.TemplateLiteral && node.expressions.length === 0)
  );
}

function isText(node: TSESTree.Node, { services }: QuotingContext): boolean {
  return (services.getTypeAtLocation(node).flags & ts.TypeFlags.StringLike) !== 0;
}

function isNumberOrBoolean(node: TSESTree.Node, { services }: QuotingContext): boolean {
  const type = services.getTypeAtLocation(node);
  const parts = type.isUnion() ? type.types : [type];
  return parts.every(({ flags }) => (flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike)) !== 0);
}
