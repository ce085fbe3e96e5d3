import { ts } from './compiler.ts';

/**
 * Finds imports of which the compiler knows no types, because the package is not installed, has no declarations, or the
 * path is wrong. Imports for their side effect alone are left out: nothing of their types is used.
 */
export function unresolvedSpecifiers(checker: ts.TypeChecker, file: ts.SourceFile): readonly string[] {
  const unresolved = moduleSpecifiers(file).filter(
    (specifier) => checker.getSymbolAtLocation(specifier) === undefined,
  );
  return [...new Set(unresolved.map(({ text }) => text))];
}

function moduleSpecifiers(file: ts.SourceFile): readonly ts.StringLiteralLike[] {
  const specifiers: ts.StringLiteralLike[] = [];
  for (const statement of file.statements) {
    const specifier = staticSpecifier(statement);
    if (specifier !== undefined && ts.isStringLiteralLike(specifier)) specifiers.push(specifier);
  }
  // Walking a whole file is worth it only where a dynamic import can stand at all.
  if (/\bimport\s*\(/u.test(file.text)) collectDynamicImports(file, specifiers);
  return specifiers;
}

function staticSpecifier(statement: ts.Statement): ts.Expression | undefined {
  if (ts.isImportDeclaration(statement)) {
    return statement.importClause === undefined ? undefined : statement.moduleSpecifier;
  }
  if (ts.isExportDeclaration(statement)) return statement.moduleSpecifier;
  if (!ts.isImportEqualsDeclaration(statement)) return undefined;
  const { moduleReference } = statement;
  return ts.isExternalModuleReference(moduleReference) ? moduleReference.expression : undefined;
}

function collectDynamicImports(node: ts.Node, specifiers: ts.StringLiteralLike[]): void {
  ts.forEachChild(node, (child) => {
    if (ts.isCallExpression(child) && child.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = child.arguments;
      if (specifier !== undefined && ts.isStringLiteralLike(specifier)) specifiers.push(specifier);
    }
    collectDynamicImports(child, specifiers);
  });
}
