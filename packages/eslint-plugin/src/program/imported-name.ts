import { AST_NODE_TYPES, ASTUtils, type TSESTree } from '@typescript-eslint/utils';
import { memberName, unwrap, type Source } from '../tools/static-value.ts';

/** What a name stands for in another module: `{ module: 'ai', path: ['tool'] }`. */
export interface ImportedName {
  readonly module: string;
  readonly path: readonly string[];
}

/** The modules that a file imports or requires at its top level. */
export function boundModules(program: TSESTree.Program): readonly string[] {
  return program.body.flatMap((statement) => {
    if (statement.type === AST_NODE_TYPES.ImportDeclaration) return [statement.source.value];
    if (statement.type !== AST_NODE_TYPES.VariableDeclaration) return [];
    return statement.declarations.flatMap(({ init }) => requiredModule(init) ?? []);
  });
}

/** Follows a name, or a member of one, to the import that brings it in; a local name of the same spelling is none. */
export function importedName(node: TSESTree.Node, source: Source): ImportedName | undefined {
  const plain = unwrap(node);
  if (plain.type === AST_NODE_TYPES.MemberExpression) {
    const member = memberName(plain);
    const owner = importedName(plain.object, source);
    return owner === undefined || member === undefined ? undefined : extended(owner, member);
  }
  if (plain.type === AST_NODE_TYPES.TSQualifiedName) {
    const owner = importedName(plain.left, source);
    return owner === undefined ? undefined : extended(owner, plain.right.name);
  }
  if (plain.type !== AST_NODE_TYPES.Identifier) return undefined;
  const definition = ASTUtils.findVariable(source.getScope(plain), plain.name)?.defs[0];
  if (definition === undefined) return undefined;
  const { node: declared, parent } = definition;
  if (parent?.type === AST_NODE_TYPES.ImportDeclaration) return importBinding(declared, parent.source.value);
  return declared.type === AST_NODE_TYPES.VariableDeclarator
    ? requiredBinding(declared, plain.name)
    : undefined;
}

function extended({ module, path }: ImportedName, member: string): ImportedName {
  return { module, path: [...path, member] };
}

function importBinding(declared: TSESTree.Node, module: string): ImportedName | undefined {
  if (declared.type === AST_NODE_TYPES.ImportNamespaceSpecifier) return { module, path: [] };
  if (declared.type === AST_NODE_TYPES.ImportDefaultSpecifier) return { module, path: ['default'] };
  if (declared.type !== AST_NODE_TYPES.ImportSpecifier) return undefined;
  const { imported } = declared;
  return { module, path: [imported.type === AST_NODE_TYPES.Identifier ? imported.name : imported.value] };
}

/** `const { tool } = require('ai')` and `const ai = require('ai')`. */
function requiredBinding({ id, init }: TSESTree.VariableDeclarator, name: string): ImportedName | undefined {
  const module = requiredModule(init);
  if (module === undefined) return undefined;
  if (id.type === AST_NODE_TYPES.Identifier) return { module, path: [] };
  if (id.type !== AST_NODE_TYPES.ObjectPattern) return undefined;
  const [key] = id.properties.flatMap((property) =>
    property.type === AST_NODE_TYPES.Property &&
    property.value.type === AST_NODE_TYPES.Identifier &&
    property.value.name === name
      ? [property.key]
      : [],
  );
  return key?.type === AST_NODE_TYPES.Identifier ? { module, path: [key.name] } : undefined;
}

function requiredModule(init: TSESTree.Expression | null): string | undefined {
  const value = init?.type === AST_NODE_TYPES.AwaitExpression ? init.argument : init;
  if (value?.type === AST_NODE_TYPES.ImportExpression) return literalText(value.source);
  if (value?.type !== AST_NODE_TYPES.CallExpression || value.callee.type !== AST_NODE_TYPES.Identifier)
    return undefined;
  return value.callee.name === 'require' ? literalText(value.arguments[0]) : undefined;
}

function literalText(node: TSESTree.Node | undefined): string | undefined {
  return node?.type === AST_NODE_TYPES.Literal && typeof node.value === 'string' ? node.value : undefined;
}
