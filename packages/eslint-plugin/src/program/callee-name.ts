import { AST_NODE_TYPES, ASTUtils, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import { unwrap } from '../tools/static-value.ts';
import { propertyName } from './property-name.ts';
import { importedName, type ImportedName } from './imported-name.ts';

/** Names under which a program reaches its globals. */
const GLOBAL_OBJECTS: ReadonlySet<string> = new Set(['globalThis', 'window', 'self', 'global']);

/** Modules of Node.js that export globals under their own names. */
const GLOBALS_OF_MODULES: ReadonlyMap<string, readonly string[]> = new Map([
  ['buffer', ['Blob', 'Buffer', 'File', 'atob', 'btoa']],
  ['url', ['URL', 'URLSearchParams']],
]);

/**
 * The name of a global or imported function: `String`, `JSON.stringify`, `util.format` under whatever name it came in.
 *
 * @returns `undefined` for a function of the program itself, or one that only its value tells.
 */
export function calleeName(
  callee: TSESTree.Node,
  sourceCode: Readonly<TSESLint.SourceCode>,
): string | undefined {
  if (isLocal(callee, sourceCode)) return undefined;
  const imported = importedName(callee, sourceCode);
  return imported === undefined ? globalName(callee, sourceCode) : nameInModule(imported);
}

/** Whether a name begins with a parameter, a function or a class of the program, as that of most called methods does. */
function isLocal(callee: TSESTree.Node, sourceCode: Readonly<TSESLint.SourceCode>): boolean {
  let root = unwrap(callee);
  while (root.type === AST_NODE_TYPES.MemberExpression) root = unwrap(root.object);
  if (root.type !== AST_NODE_TYPES.Identifier) return true;
  const definition = ASTUtils.findVariable(sourceCode.getScope(root), root.name)?.defs[0];
  return definition !== undefined && !NAMING.has(definition.type);
}

/** Definitions that can stand for something of elsewhere: an import, and a variable that holds what was required. */
const NAMING: ReadonlySet<string> = new Set(['ImportBinding', 'Variable']);

function nameInModule({ module, path }: ImportedName): string {
  const name = module.replace(/^node:/u, '');
  // `import util from 'node:util'` is the whole of the module, like `import * as util`.
  const members = path.length > 1 && path[0] === 'default' ? path.slice(1) : path;
  const isGlobal = GLOBALS_OF_MODULES.get(name)?.includes(members[0] ?? '') === true;
  return (isGlobal ? members : [name, ...members]).join('.');
}

function globalName(node: TSESTree.Node, sourceCode: Readonly<TSESLint.SourceCode>): string | undefined {
  const plain = unwrap(node);
  if (plain.type === AST_NODE_TYPES.Identifier) {
    const variable = ASTUtils.findVariable(sourceCode.getScope(plain), plain);
    return variable === null || variable.defs.length === 0 ? plain.name : undefined;
  }
  if (plain.type !== AST_NODE_TYPES.MemberExpression) return undefined;
  const member = propertyName(plain, sourceCode);
  const owner = globalName(plain.object, sourceCode);
  if (member === undefined || owner === undefined) return undefined;
  return GLOBAL_OBJECTS.has(owner) ? member : `${owner}.${member}`;
}
