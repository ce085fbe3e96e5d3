import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import type { MarkedFile } from '../marked/marked-file.ts';
import type { Coercion } from './coercion.ts';

type Call = TSESTree.CallExpression | TSESTree.NewExpression;

const MAPS: ReadonlySet<string> = new Set(['Map', 'ReadonlyMap']);

/** Functions of `Object` that make an object whose keys the program computes, by what finds the keys. */
const KEY_MAKERS: ReadonlyMap<string, (call: Call, file: MarkedFile) => readonly TSESTree.Node[]> = new Map([
  ['Object.fromEntries', keysOfEntries],
  ['Object.groupBy', keysOfGroups],
]);

/** AgentText that becomes a key of a new object; undefined for a function that makes none. */
export function coercionsOfMadeKeys(
  call: Call,
  name: string,
  file: MarkedFile,
): readonly Coercion[] | undefined {
  return KEY_MAKERS.get(name)?.(call, file).map((node) => ({ node, message: 'key', by: name }));
}

/** The entries, when the first of a pair holds AgentText. */
function keysOfEntries({ arguments: [entries] }: Call, file: MarkedFile): readonly TSESTree.Node[] {
  if (entries === undefined || entries.type === AST_NODE_TYPES.SpreadElement) return [];
  const { checker, marks } = file.program;
  const type = file.services.getTypeAtLocation(entries);
  const [first] = argumentsOf(checker, type);
  if (first === undefined) return [];
  const isMap = MAPS.has(type.getSymbol()?.name ?? '');
  const key = isMap ? first : (argumentsOf(checker, first)[0] ?? first);
  return marks.isHolder(key) ? [entries] : [];
}

/** What the callback gives, when that holds AgentText. */
function keysOfGroups({ arguments: [, callback] }: Call, file: MarkedFile): readonly TSESTree.Node[] {
  if (callback === undefined || callback.type === AST_NODE_TYPES.SpreadElement) return [];
  const signatures = file.services.getTypeAtLocation(callback).getCallSignatures();
  if (!signatures.some((signature) => file.program.marks.isHolder(signature.getReturnType()))) return [];
  const isShort =
    callback.type === AST_NODE_TYPES.ArrowFunctionExpression &&
    callback.body.type !== AST_NODE_TYPES.BlockStatement;
  return [isShort ? callback.body : callback];
}

function argumentsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  if ((type.flags & ts.TypeFlags.Object) === 0) return [];
  const { objectFlags } = type as ts.ObjectType; // The flag says so.
  // The flag again: only a reference has arguments.
  return (objectFlags & ts.ObjectFlags.Reference) === 0
    ? []
    : checker.getTypeArguments(type as ts.TypeReference);
}
