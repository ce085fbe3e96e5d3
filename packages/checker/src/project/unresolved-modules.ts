import { ts, type ProgramFiles } from './compiler.ts';

/** A module whose types the compiler did not find. */
export interface UnresolvedModule {
  readonly module: string;
  /** Absolute names of the files that import it, sorted. */
  readonly importers: readonly string[];
}

/**
 * Finds imports of which the compiler knows no types, because the package is not installed, has no declarations, or the
 * path is wrong. Imports for their side effect alone are left out: nothing of their types is used.
 */
export function unresolvedModules(programs: readonly ProgramFiles[]): readonly UnresolvedModule[] {
  const importers = new Map<string, Set<string>>();
  for (const { program, files } of programs) {
    const checker = program.getTypeChecker();
    for (const file of files) {
      for (const specifier of moduleSpecifiers(file)) {
        if (checker.getSymbolAtLocation(specifier) !== undefined) continue;
        const known = importers.get(specifier.text);
        if (known === undefined) importers.set(specifier.text, new Set([file.fileName]));
        else known.add(file.fileName);
      }
    }
  }
  return [...importers]
    .map(([module, files]) => ({ module, importers: [...files].sort() }))
    .sort(
      (left, right) =>
        right.importers.length - left.importers.length || (left.module < right.module ? -1 : 1),
    );
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
