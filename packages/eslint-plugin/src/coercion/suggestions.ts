import { AST_NODE_TYPES, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import { addImport } from '../fixes/add-import.ts';
import { canImport } from '../fixes/can-import.ts';
import type { MarkedFile } from '../marked/marked-file.ts';
import type { Coercion, CoercionMessage } from './coercion.ts';

/** What an editor offers to write instead. */
export type CoercionSuggestion = 'quoteInTag' | 'takeRaw' | 'compareText';

type Suggestion = TSESLint.SuggestionReportDescriptor<CoercionMessage | CoercionSuggestion>;

const CORE = '@hearsay/core';
const LOGGING = /^(?:console|log|logger|\w+\.log(?:ger)?)\b/iu;

/** What can be written in the place of a coercion; each is a choice that only the developer can make. */
export function suggestionsFor(
  coercion: Coercion,
  file: MarkedFile,
  sourceCode: Readonly<TSESLint.SourceCode>,
): Suggestion[] {
  const { node, message } = coercion;
  if (message === 'comparison') return compareText(node, file, sourceCode);
  if (!file.isAgentText(node)) return [];
  const template = message === 'template' ? node.parent : undefined;
  const quote =
    template?.type === AST_NODE_TYPES.TemplateLiteral && !isLogged(node, sourceCode)
      ? quoteInTag(template, file, sourceCode)
      : [];
  return [...quote, ...takeRaw(coercion, sourceCode)];
}

/** `prompt` in front of a template of which every value may stand in a prompt. */
function quoteInTag(
  template: TSESTree.TemplateLiteral,
  file: MarkedFile,
  sourceCode: Readonly<TSESLint.SourceCode>,
): Suggestion[] {
  if (template.parent.type === AST_NODE_TYPES.TaggedTemplateExpression) return [];
  if (!template.expressions.every((value) => file.isAgentText(value))) return [];
  if (!canImport(sourceCode, template, CORE, 'prompt')) return [];
  return [
    {
      messageId: 'quoteInTag',
      fix: (fixer) => [
        ...addImport(fixer, sourceCode, CORE, ['prompt']),
        fixer.insertTextBefore(template, 'prompt'),
        fixer.insertTextAfter(template, '.toString()'),
      ],
    },
  ];
}

/** `.raw()` behind a text, where a person or a file gets it. */
function takeRaw({ node, message }: Coercion, sourceCode: Readonly<TSESLint.SourceCode>): Suggestion[] {
  if (message === 'key' || message === 'callback') return [];
  const converted = message === 'method' ? callOn(node) : node;
  // The comments of a call that is replaced would go with it.
  if (converted !== node && sourceCode.getCommentsInside(converted).length > 0) return [];
  const text = sourceCode.getText(node);
  const replacement = isPostfixOperand(node) ? `${text}.raw()` : `(${text}).raw()`;
  return [{ messageId: 'takeRaw', fix: (fixer) => fixer.replaceText(converted, replacement) }];
}

/** The call of a method on a value. */
function callOn(object: TSESTree.Node): TSESTree.Node {
  const call = object.parent?.parent;
  return call?.type === AST_NODE_TYPES.CallExpression ? call : object;
}

/** `text.equals(other)` for `text === other`. */
function compareText(
  node: TSESTree.Node,
  file: MarkedFile,
  sourceCode: Readonly<TSESLint.SourceCode>,
): Suggestion[] {
  if (node.type !== AST_NODE_TYPES.BinaryExpression || !/^[=!]==?$/u.test(node.operator)) return [];
  const [marked, other] = file.isAgentText(node.left) ? [node.left, node.right] : [node.right, node.left];
  if (!file.isAgentText(marked) || !isPostfixOperand(marked)) return [];
  // Comments between the two would be lost.
  const kept = [marked, other].flatMap((side) => sourceCode.getCommentsInside(side));
  if (sourceCode.getCommentsInside(node).length > kept.length) return [];
  const sign = node.operator.startsWith('!') ? '!' : '';
  const argument = sourceCode.getText(other);
  const given = other.type === AST_NODE_TYPES.SequenceExpression ? `(${argument})` : argument;
  const replacement = `${sign}${sourceCode.getText(marked)}.equals(${given})`;
  return [{ messageId: 'compareText', fix: (fixer) => fixer.replaceText(node, replacement) }];
}

/** Whether a member can be written behind an expression as it stands. */
function isPostfixOperand({ type }: TSESTree.Node): boolean {
  return (
    type === AST_NODE_TYPES.Identifier ||
    type === AST_NODE_TYPES.MemberExpression ||
    type === AST_NODE_TYPES.CallExpression ||
    type === AST_NODE_TYPES.ChainExpression ||
    type === AST_NODE_TYPES.ThisExpression
  );
}

function isLogged(node: TSESTree.Node, sourceCode: Readonly<TSESLint.SourceCode>): boolean {
  const call = sourceCode.getAncestors(node).findLast(({ type }) => type === AST_NODE_TYPES.CallExpression);
  return call?.type === AST_NODE_TYPES.CallExpression && LOGGING.test(sourceCode.getText(call.callee));
}
