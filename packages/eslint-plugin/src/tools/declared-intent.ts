import { sameIntent } from '@hearsay/tool-rules';
import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/utils';
import type { ToolDeclaration } from './tool-declaration.ts';
import { toolShape } from './tool-shape.ts';

/** How much two tools that a model can be given together have in common, from 0 to 1. */
export function declaredIntent(one: ToolDeclaration, other: ToolDeclaration): number {
  if (one.kind !== other.kind || !canMeet(one, other)) return 0;
  // What an unread description says may tell them apart.
  if (one.description.kind === 'unread' || other.description.kind === 'unread') return 0;
  return sameIntent(toolShape(one), toolShape(other));
}

/**
 * Whether a model can be given both.
 *
 * Two lists are two sets of tools, and one name twice outside of a list is one tool for two agents or two tests.
 */
function canMeet(one: ToolDeclaration, other: ToolDeclaration): boolean {
  if (areInSeparateCallbacks(one.node, other.node)) return false;
  const mine = listOf(one);
  const theirs = listOf(other);
  if (one.name?.text === other.name?.text) return mine !== undefined && mine === theirs;
  return mine === undefined || theirs === undefined || mine === theirs;
}

/** Whether two nodes stand in different functions that are handed to others, such as the bodies of two tests. */
function areInSeparateCallbacks(one: TSESTree.Node, other: TSESTree.Node): boolean {
  const mine = callbackAround(one);
  const theirs = callbackAround(other);
  if (mine === undefined || theirs === undefined) return false;
  return !isInside(one, theirs) && !isInside(other, mine);
}

function callbackAround(node: TSESTree.Node): TSESTree.Node | undefined {
  if (node.type === AST_NODE_TYPES.Program) return undefined;
  const { parent } = node;
  const isFunction =
    node.type === AST_NODE_TYPES.ArrowFunctionExpression || node.type === AST_NODE_TYPES.FunctionExpression;
  return isFunction && parent.type === AST_NODE_TYPES.CallExpression ? node : callbackAround(parent);
}

function isInside({ range: [start, end] }: TSESTree.Node, outer: TSESTree.Node): boolean {
  return outer.range[0] <= start && end <= outer.range[1];
}

/** The list or record that a tool is declared in. */
function listOf({ node }: ToolDeclaration): TSESTree.Node | undefined {
  const { parent } = node;
  if (parent?.type === AST_NODE_TYPES.ArrayExpression) return parent;
  return parent?.type === AST_NODE_TYPES.Property ? parent.parent : undefined;
}
