import { AST_NODE_TYPES, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import type { MarkedFile } from '../marked/marked-file.ts';
import { calleeName } from '../program/callee-name.ts';
import type { Coercion } from './coercion.ts';
import { canBeMarked } from './coercions-of-expression.ts';
import { CONVERTING_GLOBALS, CONVERTING_MEMBERS, KEY_MEMBERS } from './conversions.ts';

type Call = TSESTree.CallExpression | TSESTree.NewExpression;

/**
 * `texts.map(String)` and `Array.from(texts, String)`: every element goes through a function that makes texts.
 *
 * @param called - The name of the called function, where it is global or imported.
 */
export function coercionsByCallback(
  node: Call,
  called: string | undefined,
  file: MarkedFile,
  sourceCode: Readonly<TSESLint.SourceCode>,
): readonly Coercion[] {
  const { callee } = node;
  if (callee.type !== AST_NODE_TYPES.MemberExpression) return [];
  const isArrayFrom = called === 'Array.from';
  const callback = node.arguments[isArrayFrom ? 1 : 0];
  const name = callback && calleeName(callback, sourceCode);
  if (callback === undefined || name === undefined || !convertsElements(name)) return [];
  const elements = isArrayFrom ? node.arguments[0] : callee.object;
  if (elements === undefined || !canBeMarked(elements) || !file.holdsAgentText(elements)) return [];
  // `text.map(encodeURIComponent)` hands out the plain text, and what comes back is marked again.
  return file.canBeAgentText(elements) ? [] : [{ node: callback, message: 'callback', by: name }];
}

function convertsElements(name: string): boolean {
  return CONVERTING_GLOBALS.has(name) || (CONVERTING_MEMBERS.has(name) && !KEY_MEMBERS.has(name));
}
