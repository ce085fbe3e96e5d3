import { AST_NODE_TYPES, ASTUtils, type TSESLint, type TSESTree } from '@typescript-eslint/utils';

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
  if (callee.type !== AST_NODE_TYPES.MemberExpression) return undefined;
  const member = ASTUtils.getPropertyName(callee, sourceCode.getScope(callee));
  const object = ownerName(callee.object, sourceCode);
  return member === null || object === undefined ? undefined : `${object}.${member}`;
}

function ownerName(object: TSESTree.Node, sourceCode: Readonly<TSESLint.SourceCode>): string | undefined {
  if (object.type === AST_NODE_TYPES.Identifier) {
    const name = nameOf(object, sourceCode);
    // The whole of a module: `import util from 'node:util'` and `import * as util`.
    return name?.endsWith('.default') === true || name?.endsWith('.*') === true
      ? name.slice(0, name.lastIndexOf('.'))
      : name?.replace(/^globalThis\./u, '');
  }
  const name = calleeName(object, sourceCode);
  return name?.startsWith('globalThis.') === true ? name.slice('globalThis.'.length) : undefined;
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
