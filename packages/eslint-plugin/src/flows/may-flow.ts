import type { FlowNames, NamesOfKind } from '@hearsay/flow';
import { AST_TOKEN_TYPES, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import { isSdkName } from './sdk-names.ts';

/**
 * Whether a file uses anything that a text can come out of, and anything that it can enter.
 *
 * Looking at the words of a file costs a hundredth of following its values. Whatever cannot be told from them counts.
 *
 * @param holdsAgentText - Asked last: whether AgentText can come into the file, which any conversion makes a text of.
 */
export function mayFlow(
  { ast }: Pick<TSESLint.SourceCode, 'ast'>,
  known: readonly FlowNames[],
  holdsAgentText: () => boolean,
): boolean {
  if (known.length === 0) return false;
  const { tokens } = ast;
  let hasSource = false;
  let hasSink = false;
  for (const [index, { type, value }] of tokens.entries()) {
    // What an SDK throws holds what the model wrote.
    hasSource ||= value === 'catch';
    if (type !== AST_TOKEN_TYPES.Identifier || !isSdkName(value)) continue;
    hasSource ||= known.some(({ sources }) => isUsed(tokens, index, sources));
    hasSink ||= known.some(({ sinks }) => isUsed(tokens, index, sinks)) && !takesLiteral(tokens, index);
    if (hasSource && hasSink) return true;
  }
  return hasSink && holdsAgentText();
}

function isUsed(
  tokens: readonly TSESTree.Token[],
  index: number,
  { functions, methods }: NamesOfKind,
): boolean {
  const name = tokens[index]?.value ?? '';
  if (functions.has(name)) return true;
  if (!methods.has(name)) return false;
  const before = tokens[index - 1]?.value;
  const after = tokens[index + 1]?.value;
  // `object.create(…)`, `object['create']` is no identifier; `{ create }` takes it out of an object.
  if (before === '.' || before === '?.') return true;
  return (before === '{' || before === ',') && (after === '}' || after === ',' || after === ':');
}

/** `.text('Answer briefly.')`: what is written out carries nothing. */
function takesLiteral(tokens: readonly TSESTree.Token[], index: number): boolean {
  const [open, text, close] = tokens.slice(index + 1, index + 4);
  const isText =
    text?.type === AST_TOKEN_TYPES.String ||
    (text?.type === AST_TOKEN_TYPES.Template && text.value.endsWith('`'));
  return open?.value === '(' && isText && close?.value === ')';
}
