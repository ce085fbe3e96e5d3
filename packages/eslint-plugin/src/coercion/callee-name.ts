import { AST_NODE_TYPES, ASTUtils, type TSESLint, type TSESTree } from '@typescript-eslint/utils';

/** Names under which a program reaches its globals. */
const GLOBAL_OBJECTS: ReadonlySet<string> = new Set(['globalThis', 'window', 'self', 'global']);

/**
 * The name of a global or imported function: `String`, `JSON.stringify`, `util.format` under whatever name it came in.
 *
 * @returns `undefined` for a function of the program itself, or one that only its value tells.
 */
export function calleeName(
  callee: TSESTree.Node,
  sourceCode: Readonly<TSESLint.SourceCode>,
): string | undefined {
  if (callee.type === AST_NODE_TYPES.Identifier) return nameOf(callee, sourceCode);
  if (isWrapped(callee)) return calleeName(callee.expression, sourceCode);
  if (callee.type !== AST_NODE_TYPES.MemberExpression) return undefined;
  const member = ASTUtils.getPropertyName(callee, sourceCode.getScope(callee));
  const object = ownerName(callee.object, sourceCode);
  if (member === null || object === undefined) return undefined;
  return GLOBAL_OBJECTS.has(object) ? member : `${object}.${member}`;
}

/** An expression whose value is that of the one inside, whatever an assertion says. */
function isWrapped(
  node: TSESTree.Node,
): node is
  | TSESTree.TSAsExpression
  | TSESTree.TSTypeAssertion
  | TSESTree.TSNonNullExpression
  | TSESTree.TSSatisfiesExpression
  | TSESTree.ChainExpression {
  return (
    node.type === AST_NODE_TYPES.TSAsExpression ||
    node.type === AST_NODE_TYPES.TSTypeAssertion ||
    node.type === AST_NODE_TYPES.TSNonNullExpression ||
    node.type === AST_NODE_TYPES.TSSatisfiesExpression ||
    node.type === AST_NODE_TYPES.ChainExpression
  );
}

function ownerName(object: TSESTree.Node, sourceCode: Readonly<TSESLint.SourceCode>): string | undefined {
  if (object.type === AST_NODE_TYPES.Identifier) {
    const name = nameOf(object, sourceCode);
    // The whole of a module: `import util from 'node:util'` and `import * as util`.
    return name?.endsWith('.default') === true || name?.endsWith('.*') === true
      ? name.slice(0, name.lastIndexOf('.'))
      : name;
  }
  return calleeName(object, sourceCode);
}

function nameOf(
  identifier: TSESTree.Identifier,
  sourceCode: Readonly<TSESLint.SourceCode>,
): string | undefined {
  const variable = ASTUtils.findVariable(sourceCode.getScope(identifier), identifier);
  const [definition] = variable?.defs ?? [];
  if (definition === undefined) return identifier.name;
  const { node, parent } = definition;
  if (parent?.type !== AST_NODE_TYPES.ImportDeclaration) return undefined;
  const module = parent.source.value.replace(/^node:/u, '').replace(/^buffer$/u, 'Buffer');
  switch (node.type) {
    case AST_NODE_TYPES.ImportDefaultSpecifier:
      return `${module}.default`;
    case AST_NODE_TYPES.ImportNamespaceSpecifier:
      return `${module}.*`;
    case AST_NODE_TYPES.ImportSpecifier: {
      const imported =
        node.imported.type === AST_NODE_TYPES.Identifier ? node.imported.name : node.imported.value;
      return module === 'Buffer' && imported === 'Buffer' ? 'Buffer' : `${module}.${imported}`;
    }
    default:
      return undefined;
  }
}
