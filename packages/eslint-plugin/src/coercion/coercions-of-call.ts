import { AST_NODE_TYPES, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import type { MarkedFile } from '../marked/marked-file.ts';
import { propertyName } from '../program/property-name.ts';
import { calleeName } from '../program/callee-name.ts';
import type { Coercion } from './coercion.ts';
import { coercionsByCallback } from './coercions-by-callback.ts';
import { canBeMarked } from './coercions-of-expression.ts';
import {
  APPENDING_METHODS,
  CLONING_GLOBALS,
  CLONING_METHODS,
  CONVERTING_GLOBALS,
  CONVERTING_MEMBERS,
  CONVERTING_METHODS,
  KEY_MEMBERS,
} from './conversions.ts';
import { coercionsOfMadeKeys } from './made-keys.ts';
import { openedBy } from './opens-callback.ts';
import { declaredParameter } from './declared-parameter.ts';
import { opensParameter, takesSymbol } from './opens-parameter.ts';

type Call = TSESTree.CallExpression | TSESTree.NewExpression;

/** What a call makes a text of: its arguments, or the value that it is called on. */
export function coercionsOfCall(
  node: Call,
  file: MarkedFile,
  sourceCode: Readonly<TSESLint.SourceCode>,
): readonly Coercion[] {
  const name = calleeName(node.callee, sourceCode);
  if (name?.startsWith('console.') === true) return [];
  const known = name === undefined ? undefined : coercionsOfKnown(node, name, file);
  if (known !== undefined) return known;
  const { callee } = node;
  const method = callee.type === AST_NODE_TYPES.MemberExpression ? callee : undefined;
  const member = method && propertyName(method, sourceCode);
  if (method !== undefined && member !== undefined) {
    const own = coercionsOfMethod(node, method.object, member, file);
    if (own.length > 0) return own;
    const called = coercionsByCallback(node, name, file, sourceCode);
    if (called.length > 0) return called;
  }
  return coercionsByParameter(node, file, sourceCode);
}

/** Those of a function that we know by name; undefined for any other. */
function coercionsOfKnown(node: Call, name: string, file: MarkedFile): readonly Coercion[] | undefined {
  if (CONVERTING_GLOBALS.has(name))
    return holdersAmong(node, [], file, 'conversion', name).filter((one) => file.becomesText(one.node));
  if (CLONING_GLOBALS.has(name)) return holdersAmong(node, [0], file, 'clone', name);
  if (name === 'util.inspect')
    return showsInside(node) ? holdersAmong(node, [0], file, 'conversion', name) : [];
  // `[object Object]`, whatever the value holds.
  if (name === 'Object.prototype.toString.call') return [];
  const keys = coercionsOfMadeKeys(node, name, file);
  if (keys !== undefined) return keys;
  const borrowed = borrowedConversion(name);
  if (borrowed !== undefined) return holdersAmong(node, borrowed, file, 'conversion', name);
  const positions = CONVERTING_MEMBERS.get(name);
  if (positions === undefined) return undefined;
  return holdersAmong(node, positions, file, KEY_MEMBERS.has(name) ? 'key' : 'conversion', name);
}

/** The arguments that `String.call(undefined, text)` and `Array.prototype.join.call(texts)` convert. */
function borrowedConversion(name: string): readonly number[] | undefined {
  const isBorrowed = name.endsWith('.call') || name.endsWith('.apply');
  if (!isBorrowed) return undefined;
  const method = name.slice(0, name.lastIndexOf('.'));
  if (/^(?:String\.prototype\.\w+|Array\.prototype\.(?:join|toString|toLocaleString))$/u.test(method))
    return [0];
  return CONVERTING_GLOBALS.has(method) || method === 'JSON.stringify' ? [1] : undefined;
}

function coercionsOfMethod(
  node: Call,
  object: TSESTree.Expression,
  member: string,
  file: MarkedFile,
): readonly Coercion[] {
  if (CONVERTING_METHODS.has(member) && canBeMarked(object) && file.becomesText(object)) {
    return [{ node: object, message: 'method', by: member }];
  }
  if (CLONING_METHODS.has(member)) return holdersAmong(node, [0], file, 'clone', member);
  if (!APPENDING_METHODS.has(member)) return [];
  const marked = holdersAmong(node, [], file, 'conversion', member);
  return marked.length > 0 && takesTexts(object, file) ? marked : [];
}

/** What is handed to a parameter that takes anything, of a function that gives a text, or to one that takes a key. */
function coercionsByParameter(
  node: Call,
  file: MarkedFile,
  sourceCode: Readonly<TSESLint.SourceCode>,
): readonly Coercion[] {
  return node.arguments.flatMap((argument, position): Coercion[] => {
    if (argument.type === AST_NODE_TYPES.SpreadElement) return [];
    if (isFunction(argument) || (canBeMarked(argument) && !file.holdsAgentText(argument))) {
      const opened = openedBy(argument, file);
      return opened === undefined
        ? []
        : [{ node: opened, message: 'openParameter', by: sourceCode.getText(opened) }];
    }
    if (!canBeMarked(argument)) return [];
    const by = sourceCode.getText(node.callee);
    const parameter = declaredParameter(node, position, file);
    if (parameter === undefined) return [];
    if (opensParameter(parameter, file)) return [{ node: argument, message: 'openParameter', by }];
    return file.canBeAgentText(argument) && takesSymbol(parameter)
      ? [{ node: argument, message: 'key', by }]
      : [];
  });
}

function isFunction({ type }: TSESTree.Node): boolean {
  return type === AST_NODE_TYPES.ArrowFunctionExpression || type === AST_NODE_TYPES.FunctionExpression;
}

function holdersAmong(
  node: Call,
  positions: readonly number[],
  file: MarkedFile,
  message: Coercion['message'],
  by: string,
): readonly Coercion[] {
  return node.arguments.flatMap((argument, position): Coercion[] => {
    if (positions.length > 0 && !positions.includes(position)) return [];
    const value = argument.type === AST_NODE_TYPES.SpreadElement ? argument.argument : argument;
    return canBeMarked(value) && file.holdsAgentText(value) ? [{ node: value, message, by }] : [];
  });
}

/** `inspect(value, { customInspect: false })` shows what the value keeps inside. */
function showsInside({ arguments: [, options] }: Call): boolean {
  return (
    options?.type === AST_NODE_TYPES.ObjectExpression &&
    options.properties.some(
      (property) =>
        property.type === AST_NODE_TYPES.Property &&
        property.key.type === AST_NODE_TYPES.Identifier &&
        property.key.name === 'customInspect' &&
        property.value.type === AST_NODE_TYPES.Literal &&
        property.value.value === false,
    )
  );
}

/** Forms of the platform that write their values down as texts. */
const FORMS: ReadonlySet<string> = new Set(['FormData', 'URLSearchParams', 'Headers']);

/** Whether a value is a text or a form: a list or a map keeps what it is given as it is. */
function takesTexts(object: TSESTree.Expression, file: MarkedFile): boolean {
  const type = file.services.getTypeAtLocation(object);
  const { checker } = file.program;
  return FORMS.has(type.getSymbol()?.name ?? '') || checker.isTypeAssignableTo(type, checker.getStringType());
}
