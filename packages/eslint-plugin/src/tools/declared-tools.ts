import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/utils';
import { annotatedType } from './annotated-type.ts';
import { boundModules, importedName } from '../program/imported-name.ts';
import { importsToolSdk } from './imports-tool-sdk.ts';
import { keyOf, memberName, propertyOf, resolveValue, textAt, type Source } from './static-value.ts';
import type { ToolDeclaration, ToolKind } from './tool-declaration.ts';
import { nestedFunction, toolFromParts, type ToolParts } from './tool-from-parts.ts';
import * as sdks from './tool-sdks.ts';

type Child = TSESTree.Node | null | undefined;
type ToolObject = TSESTree.ObjectExpression;
type ToolCallNode = TSESTree.CallExpression | TSESTree.NewExpression;

/** What a declaration has beside a name. */
const SCHEMA_KEYS = ['description', 'parameters', 'parametersJsonSchema', 'triggers'];

const known = new WeakMap<TSESTree.Program, readonly ToolDeclaration[]>();

/** The tools that a file declares for a model, in the order of the text; none in a file that imports no SDK. */
export function declaredTools(source: Source): readonly ToolDeclaration[] {
  const tools = known.get(source.ast) ?? readTools(source);
  known.set(source.ast, tools);
  return tools;
}

function readTools(source: Source): readonly ToolDeclaration[] {
  if (!importsToolSdk(source)) return [];
  const modules = boundModules(source.ast);
  const kinds = shapeKinds(modules);
  const hasCalls = sdks.TOOL_CALLS.some((call) => modules.some((module) => call.modules.includes(module)));
  if (kinds.size === 0 && !hasCalls) return [];
  const calls: ToolCallNode[] = [];
  const objects: ToolObject[] = [];
  visit(source.ast, source, (node) => {
    if (node.type === AST_NODE_TYPES.CallExpression || node.type === AST_NODE_TYPES.NewExpression)
      calls.push(node);
    else if (node.type === AST_NODE_TYPES.ObjectExpression) objects.push(node);
  });
  const called = calls.flatMap((call) => calledTool(call, kinds, source));
  const claimed = new Set(
    called.flatMap((parts) => parts.arguments.map((node) => resolveValue(node, source))),
  );
  const shaped = objects
    .filter((object) => !claimed.has(object))
    .flatMap((object) => shapedTools(object, kinds, source));
  return [...called, ...withoutTwins(shaped)]
    .flatMap((parts) => toolFromParts(parts, source) ?? [])
    .sort((one, other) => one.node.range[0] - other.node.range[0]);
}

function shapeKinds(modules: readonly string[]): ReadonlySet<string> {
  const kinds = Object.entries(sdks.SHAPE_PACKAGES).filter(([, packages]) =>
    modules.some((module) => packages.some((name) => sdks.isOfPackage(module, name))),
  );
  return new Set(kinds.map(([kind]) => kind));
}

/** Shows every node of a file; without recursion, since programs nest deeper than the stack does. */
function visit(program: TSESTree.Program, source: Source, see: (node: TSESTree.Node) => void): void {
  const nodes: TSESTree.Node[] = [program];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    see(node);
    // Whatever stands under a visitor key is a node, a list of them, or nothing.
    const children = node as unknown as Readonly<Record<string, Child | readonly Child[]>>;
    for (const key of source.visitorKeys[node.type] ?? []) {
      const child = children[key];
      for (const next of Array.isArray(child) ? (child as readonly Child[]) : [child as Child])
        if (next !== null && next !== undefined) nodes.push(next);
    }
  }
}

function calledTool(node: ToolCallNode, kinds: ReadonlySet<string>, source: Source): readonly ToolParts[] {
  const registered = kinds.has('mcp') ? registeredTool(node, source) : undefined;
  if (registered !== undefined) return [registered];
  const imported = importedName(node.callee, source);
  if (imported === undefined) return [];
  const path = imported.path.join('.');
  const call = sdks.TOOL_CALLS.find(
    ({ modules, exports }) => modules.includes(imported.module) && exports.includes(path),
  );
  if (call === undefined) return [];
  const { kind, layout } = call;
  const [first] = node.arguments;
  // An object in the place of the name is a declaration as other SDKs take it, which `require-flat-tool` looks at.
  const isObject =
    first !== undefined && resolveValue(first, source).type === AST_NODE_TYPES.ObjectExpression;
  const isWhole = kind === 'hearsay' && layout.name === 0 && isObject;
  return [{ kind, node, layout: isWhole ? sdks.FLAT : layout, arguments: node.arguments }];
}

/** `server.registerTool(name, options, handler)`, and `server.tool(name, description, shape, handler)` from before it. */
function registeredTool(node: ToolCallNode, source: Source): ToolParts | undefined {
  const { callee, arguments: given } = node;
  const [name, second, third] = given;
  if (callee.type !== AST_NODE_TYPES.MemberExpression || name === undefined || second === undefined)
    return undefined;
  const method = memberName(callee);
  if (method === 'registerTool') return { kind: 'mcp', node, layout: sdks.REGISTER_TOOL, arguments: given };
  const handler = given.at(-1);
  if (method !== 'tool' || handler?.type.includes('Function') !== true) return undefined;
  if (textAt(name, source) === undefined) return undefined;
  const isShape = resolveValue(second, source).type === AST_NODE_TYPES.ObjectExpression;
  const layout = {
    options: undefined,
    name: 0,
    description: isShape || given.length < 3 ? given.length : 1,
    schema: isShape ? 1 : third === handler ? given.length : 2,
  };
  return { kind: 'mcp', node, layout, arguments: given };
}

function shapedTools(object: ToolObject, kinds: ReadonlySet<string>, source: Source): readonly ToolParts[] {
  const tool = (kind: ToolKind, layout: sdks.ToolLayout, node: ToolObject = object): ToolParts => ({
    kind,
    node,
    layout,
    arguments: [node],
  });
  const has = (key: string): boolean => propertyOf(object, key) !== undefined;
  if (kinds.has('hearsay') && isDeclared(object, '@hearsay/tool', /tool/iu, source))
    return [tool('hearsay', sdks.FLAT)];
  if (kinds.has('gemini')) {
    const declarations = geminiDeclarations(object, source);
    if (declarations.length > 0) return declarations.map((node) => tool('gemini', sdks.GEMINI_LAYOUT, node));
    if (isDeclared(object, '@google/', /^FunctionDeclaration$/u, source))
      return [tool('gemini', sdks.GEMINI_LAYOUT)];
  }
  if (kinds.has('openai') && isFunctionTool(object, source)) return [tool('openai', sdks.FLAT)];
  if (kinds.has('anthropic') && has('name') && has('input_schema'))
    return [tool('anthropic', sdks.INPUT_SCHEMA)];
  if (kinds.has('mcp') && has('name') && has('inputSchema')) return [tool('mcp', sdks.MCP_LAYOUT)];
  if (kinds.has('ai') && (has('inputSchema') || has('parameters')) && isInToolRecord(object))
    return [tool('ai', sdks.RECORD_LAYOUT)];
  return [];
}

/** Whether an object with the parts of a tool is said to be of a type that a module exports. */
function isDeclared(object: ToolObject, module: string, name: RegExp, source: Source): boolean {
  const parts = nestedFunction(object, source) ?? object;
  const isTool = SCHEMA_KEYS.some((key) => propertyOf(parts, key) !== undefined);
  if (!isTool || propertyOf(parts, 'name') === undefined) return false;
  const type = annotatedType(object, source);
  return type !== undefined && type.module.startsWith(module) && name.test(type.path.at(-1) ?? '');
}

/** `{ type: 'function', function: { … } }` and `{ type: 'function', name, parameters }`. */
function isFunctionTool(object: ToolObject, source: Source): boolean {
  const type = propertyOf(object, 'type');
  if (type === undefined || textAt(type.value, source)?.text !== 'function') return false;
  const inner = nestedFunction(object, source) ?? object;
  // A call that a model made, and the choice of a tool, have the same type and a name alone.
  return (
    propertyOf(inner, 'name') !== undefined && SCHEMA_KEYS.some((key) => propertyOf(inner, key) !== undefined)
  );
}

function geminiDeclarations(object: ToolObject, source: Source): readonly ToolObject[] {
  const declarations = propertyOf(object, 'functionDeclarations');
  const list = declarations && resolveValue(declarations.value, source);
  if (list?.type !== AST_NODE_TYPES.ArrayExpression) return [];
  return list.elements.flatMap((element) => {
    const value = element && resolveValue(element, source);
    return value?.type === AST_NODE_TYPES.ObjectExpression ? [value] : [];
  });
}

/** `tools: { weather: { … } }`. */
function isInToolRecord({ parent }: ToolObject): boolean {
  if (parent.type !== AST_NODE_TYPES.Property) return false;
  const record = parent.parent.parent;
  return record.type === AST_NODE_TYPES.Property && keyOf(record)?.text === 'tools';
}

/** Each object once: a constant may be declared with a type and stand in a list as well. */
function withoutTwins(tools: readonly ToolParts[]): readonly ToolParts[] {
  return [...new Map(tools.map((parts) => [parts.node, parts])).values()];
}
