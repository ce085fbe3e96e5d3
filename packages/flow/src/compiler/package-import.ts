import type ts from 'typescript';
import type { Compiler } from './compiler.ts';
import { unwrap } from './symbol-name.ts';

/** What a declaration imports, and from which module. */
export interface PackageImport {
  readonly literal: ts.StringLiteral;
  /** The exported name; `*` for the whole module. */
  readonly name: string;
}

/** The import behind a name: an import statement or a `require`; undefined for any other declaration. */
export function packageImport(compiler: Compiler, declaration: ts.Declaration): PackageImport | undefined {
  let statement: ts.Node = declaration;
  while (
    !compiler.isSourceFile(statement) &&
    !compiler.isImportDeclaration(statement) &&
    !compiler.isVariableDeclaration(statement)
  ) {
    statement = statement.parent;
  }
  const literal = compiler.isImportDeclaration(statement)
    ? statement.moduleSpecifier
    : requiredModule(compiler, statement);
  if (literal === undefined || !compiler.isStringLiteral(literal)) return undefined;
  return { literal, name: importedName(compiler, declaration) };
}

/** The package of a module specifier: `@scope/name` of `@scope/name/path`. */
export function packageNameOf(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}

/** The specifier of `const { draft } = require('letters')`, and of `require('letters').default`. */
function requiredModule(compiler: Compiler, declaration: ts.Node): ts.Expression | undefined {
  if (!compiler.isVariableDeclaration(declaration) || declaration.initializer === undefined) return undefined;
  const value = unwrap(compiler, declaration.initializer);
  const call = unwrap(compiler, compiler.isPropertyAccessExpression(value) ? value.expression : value);
  const isRequire =
    compiler.isCallExpression(call) &&
    compiler.isIdentifier(call.expression) &&
    call.expression.text === 'require';
  return isRequire ? call.arguments[0] : undefined;
}

/** The exported name behind an import clause, specifier or namespace, or behind a `require`. */
function importedName(compiler: Compiler, declaration: ts.Declaration): string {
  if (compiler.isNamespaceImport(declaration)) return '*';
  if (compiler.isVariableDeclaration(declaration)) {
    const value = declaration.initializer && unwrap(compiler, declaration.initializer);
    return value !== undefined && compiler.isPropertyAccessExpression(value) ? value.name.text : '*';
  }
  // An import specifier is the only one of the three with a `propertyName`.
  const { propertyName, name } = declaration as { propertyName?: ts.ModuleExportName; name?: ts.Identifier };
  if (propertyName !== undefined) return propertyName.text;
  return declaration.kind === compiler.SyntaxKind.ImportClause ? 'default' : (name?.text ?? 'default');
}
