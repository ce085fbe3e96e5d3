import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/utils';
import { intentWords, isIntentVerb } from './intent-words.ts';
import { spokenWords } from './spoken-words.ts';
import type { ToolDeclaration, ValueSchema } from './tool-declaration.ts';

/** How much two tools have in common, from 0 to 1; 0 where something tells them apart. */
export function sameIntent(one: ToolDeclaration, other: ToolDeclaration): number {
  if (one.kind !== other.kind || !canMeet(one, other)) return 0;
  if (!haveEqualShape(one.parameters, other.parameters)) return 0;
  const mine = wordsOf(one);
  const theirs = wordsOf(other);
  if (mine === undefined || theirs === undefined || areToldApart(mine, theirs)) return 0;
  const shared = [...mine.all].filter((word) => theirs.all.has(word)).length;
  return shared / new Set([...mine.all, ...theirs.all]).size;
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

interface ToolWords {
  readonly name: readonly string[];
  readonly all: ReadonlySet<string>;
}

function wordsOf({ name, description }: ToolDeclaration): ToolWords | undefined {
  if (name === undefined || description.kind === 'unread') return undefined;
  const words = intentWords(spokenWords(name.text));
  const more = description.kind === 'text' ? intentWords(description.text) : [];
  return { name: words, all: new Set([...words, ...more]) };
}

/** Whether the names themselves say that the tools do, or are about, different things. */
function areToldApart(one: ToolWords, other: ToolWords): boolean {
  const ownOfOne = one.name.filter((word) => !other.all.has(word));
  const ownOfOther = other.name.filter((word) => !one.all.has(word));
  if (ownOfOne.length > 0 && ownOfOther.length > 0) return true;
  const verb = one.name.find(isIntentVerb);
  const otherVerb = other.name.find(isIntentVerb);
  if (verb !== undefined && otherVerb !== undefined && verb !== otherVerb) return true;
  const object = objectOf(one);
  const otherObject = objectOf(other);
  if (object === undefined || otherObject === undefined || object === otherObject) return false;
  return !other.all.has(object) || !one.all.has(otherObject);
}

/** What a name is about: its last word that is no verb. */
function objectOf({ name }: ToolWords): string | undefined {
  return name.findLast((word) => !isIntentVerb(word));
}

function haveEqualShape(one: ValueSchema | undefined, other: ValueSchema | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.isComplete && other.isComplete && shapeOf(one) === shapeOf(other);
}

/** The kinds of the arguments; names differ between tools that do the same. */
function shapeOf({ properties }: ValueSchema): string {
  return properties
    .map(({ type, values }) => (values.length > 0 ? 'enum' : type))
    .sort()
    .join();
}
