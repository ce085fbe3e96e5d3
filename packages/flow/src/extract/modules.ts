import type ts from 'typescript';
import { CLEAN } from '../facts/node-facts.ts';
import { declaredNames } from './declared-names.ts';
import { evaluate } from './expressions.ts';
import type { FileExtraction } from './file-extraction.ts';
import { COPY } from './file-extraction.ts';
import { bindNamespaceAlias, evaluateNamespace } from './namespaces.ts';
import { bind, declareVariable, findVariable } from './variable-access.ts';

/** Declares what a file imports, before anything in it runs. */
export function declareImports(extraction: FileExtraction, file: ts.SourceFile): void {
  const { compiler } = extraction;
  for (const statement of file.statements) {
    if (compiler.isImportDeclaration(statement)) declareImport(extraction, statement);
    else if (compiler.isImportEqualsDeclaration(statement)) declareImportEquals(extraction, statement);
  }
}

function declareImport(extraction: FileExtraction, statement: ts.ImportDeclaration): void {
  const { compiler, symbols } = extraction;
  const clause = statement.importClause;
  if (clause === undefined) return;
  const file = symbols.moduleFile(statement.moduleSpecifier);
  if (clause.name !== undefined) importName(extraction, clause.name, 'default', file);
  const bindings = clause.namedBindings;
  if (bindings === undefined) return;
  if (compiler.isNamespaceImport(bindings)) {
    importName(extraction, bindings.name, '*', file);
    return;
  }
  for (const { name, propertyName } of bindings.elements) {
    importName(extraction, name, (propertyName ?? name).text, file);
  }
}

/** `import drafts = require('./drafts.cjs')`. */
function declareImportEquals(extraction: FileExtraction, statement: ts.ImportEqualsDeclaration): void {
  const { compiler, symbols } = extraction;
  const { moduleReference, name } = statement;
  if (!compiler.isExternalModuleReference(moduleReference)) return;
  importName(extraction, name, '*', symbols.moduleFile(moduleReference.expression));
}

function importName(
  extraction: FileExtraction,
  name: ts.Identifier,
  imported: string,
  file: string | undefined,
): void {
  const variable = declareVariable(extraction, name.text, name);
  bind(extraction, variable, variable.cell);
  variable.isUnresolvedImport = file === undefined;
  if (file !== undefined) extraction.builder.imports.push({ node: variable.cell, file, name: imported });
}

/** `export` in all its forms, and namespaces; every other statement has no effect on values. */
export function extractModuleStatement(extraction: FileExtraction, statement: ts.Statement): void {
  const { compiler, builder } = extraction;
  if (compiler.isExportAssignment(statement)) {
    const node = builder.node(statement, extraction.frame.index, { global: true });
    builder.edge(evaluate(extraction, statement.expression), node, COPY);
    builder.exports.push({ name: statement.isExportEquals === true ? 'export=' : 'default', node });
  } else if (compiler.isExportDeclaration(statement)) {
    extractExports(extraction, statement);
  } else if (compiler.isModuleDeclaration(statement)) {
    evaluateNamespace(extraction, statement);
  } else if (compiler.isImportEqualsDeclaration(statement)) {
    bindNamespaceAlias(extraction, statement);
  }
}

function extractExports(extraction: FileExtraction, statement: ts.ExportDeclaration): void {
  const { compiler, builder, symbols } = extraction;
  const { exportClause, moduleSpecifier } = statement;
  const file = moduleSpecifier && symbols.moduleFile(moduleSpecifier);
  if (exportClause === undefined) {
    builder.reExports.push({ name: '*', importedName: '*', file });
    return;
  }
  if (compiler.isNamespaceExport(exportClause)) {
    builder.reExports.push({ name: exportClause.name.text, importedName: '*', file });
    return;
  }
  for (const { name, propertyName } of exportClause.elements) {
    const importedName = (propertyName ?? name).text;
    if (moduleSpecifier !== undefined) {
      builder.reExports.push({ name: name.text, importedName, file });
      continue;
    }
    const variable = findVariable(extraction, importedName);
    if (variable !== undefined) builder.exports.push({ name: name.text, node: variable.cell });
  }
}

/** Exports the declarations of a file that carry the `export` keyword. */
export function exportDeclarations(extraction: FileExtraction, file: ts.SourceFile): void {
  const { compiler } = extraction;
  for (const statement of file.statements) {
    // Statements without modifiers simply lack the property.
    const { modifiers } = statement as { modifiers?: readonly ts.ModifierLike[] };
    const has = (kind: ts.SyntaxKind): boolean =>
      modifiers?.some((modifier) => modifier.kind === kind) ?? false;
    if (!has(compiler.SyntaxKind.ExportKeyword)) continue;
    const isDefault = has(compiler.SyntaxKind.DefaultKeyword);
    for (const name of declaredNames(compiler, statement)) {
      const variable = extraction.frame.scope.variables.get(name);
      const node = variable?.cell ?? CLEAN;
      if (node !== CLEAN) extraction.builder.exports.push({ name: isDefault ? 'default' : name, node });
    }
  }
}
