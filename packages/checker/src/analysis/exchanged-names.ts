import { ts } from '../project/compiler.ts';

/** The names that a file imports, or passes on, from other files. */
export function importedNames(file: ts.SourceFile): readonly string[] {
  const names = file.statements.flatMap((statement) => {
    const specifiers = namedSpecifiers(statement);
    return specifiers.map(({ propertyName, name }) => (propertyName ?? name).text);
  });
  return [...new Set(names)];
}

/** The names in braces of a statement that imports or passes on by name. */
export function namedSpecifiers(
  statement: ts.Statement,
): readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] {
  if (ts.isImportDeclaration(statement)) {
    const bindings = statement.importClause?.namedBindings;
    return bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements : [];
  }
  const clause = ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
  return clause !== undefined && ts.isNamedExports(clause) ? clause.elements : [];
}

/** Whether a file passes on whatever another one exports. */
export function passesEverythingOn(file: ts.SourceFile): boolean {
  return file.statements.some(
    (statement) => ts.isExportDeclaration(statement) && statement.exportClause === undefined,
  );
}

/** The names that a file exports by themselves, whatever it passes on beside them. */
export function exportedNames(file: ts.SourceFile): readonly string[] {
  const names = file.statements.flatMap((statement): readonly string[] => {
    if (ts.isExportDeclaration(statement)) return namedSpecifiers(statement).map(({ name }) => name.text);
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    if (modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) !== true) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => name.getText(file));
    }
    // Of all else that can be exported, declarations have their name in `name`.
    const { name } = statement as { readonly name?: ts.Node };
    return name === undefined ? [] : [name.getText(file)];
  });
  return [...new Set(names)];
}
