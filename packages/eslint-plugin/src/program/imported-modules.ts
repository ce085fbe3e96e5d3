import { AST_NODE_TYPES, type TSESLint, type TSESTree } from '@typescript-eslint/utils';

type Source = Pick<TSESLint.SourceCode, 'ast' | 'text'>;

const known = new WeakMap<TSESTree.Program, readonly string[] | undefined>();

/** Ways to load a module that stand anywhere in a file. */
const LOADS = ['require(', 'require (', 'import(', 'import ('];

/**
 * The modules that a file imports or exports from, as it writes them.
 *
 * @returns `undefined` when it loads modules in another way too, so that only its whole text can tell.
 */
export function importedModules({ ast, text }: Source): readonly string[] | undefined {
  if (known.has(ast)) return known.get(ast);
  const modules = LOADS.some((load) => text.includes(load)) ? undefined : ast.body.flatMap(moduleOf);
  known.set(ast, modules);
  return modules;
}

function moduleOf(statement: TSESTree.ProgramStatement): readonly string[] {
  switch (statement.type) {
    case AST_NODE_TYPES.ImportDeclaration:
    case AST_NODE_TYPES.ExportAllDeclaration:
      return [statement.source.value];
    case AST_NODE_TYPES.ExportNamedDeclaration:
      return statement.source === null ? [] : [statement.source.value];
    default:
      return [];
  }
}
