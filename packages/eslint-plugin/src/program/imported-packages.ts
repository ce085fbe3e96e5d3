import { packageNameOf } from '@hearsay/flow';
import { AST_NODE_TYPES, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import type ts from 'typescript';
import { importedSpecifiers } from './imported-specifiers.ts';
import { mentions } from './mentions.ts';

type Source = Pick<TSESLint.SourceCode, 'ast' | 'text'> &
  Partial<Pick<TSESLint.SourceCode, 'parserServices'>>;

const NONE: ReadonlySet<string> = new Set();

const known = new WeakMap<TSESTree.Program, ReadonlySet<string>>();

/** `require('ai')`, `import('ai')` and `import tools = require('ai')`, which stand anywhere in a file. */
const LOADS = /\b(?:require|import)\s*\(\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`)/gu;

/** The packages that a file imports, exports from or loads. */
export function importedPackages(source: Source): ReadonlySet<string> {
  const kept = known.get(source.ast);
  if (kept !== undefined) return kept;
  const modules = importedModules(source).filter(isOfPackage);
  const packages = modules.length === 0 ? NONE : new Set(modules.map(packageNameOf));
  known.set(source.ast, packages);
  return packages;
}

function isOfPackage(module: string): boolean {
  return !module.startsWith('.');
}

/** The compiler has them at hand, but for what scripts load in a file of TypeScript; the words of a file tell that. */
function importedModules({ ast, text, parserServices }: Source): readonly string[] {
  const file = compiledFile(ast, parserServices);
  if (file === undefined) return [...ast.body.flatMap(moduleOf), ...loadedModules(text)];
  const modules = importedSpecifiers(file).map((specifier) => specifier.text);
  return mentions(file, 'require') ? [...modules, ...loadedModules(text)] : modules;
}

/** Only a program collects what its files import, and the parser of a component hands in a tree that it never saw. */
export function compiledFile(
  ast: TSESTree.Program,
  services: Source['parserServices'],
): ts.SourceFile | undefined {
  if (services?.program === undefined || services.program === null) return undefined;
  const nodes = services.esTreeNodeToTSNodeMap;
  return nodes?.has(ast) === true ? nodes.get(ast) : undefined;
}

function loadedModules(text: string): readonly string[] {
  return Array.from(
    text.matchAll(LOADS),
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );
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
