import { ts } from '../project/compiler.ts';

/**
 * A statement that imports the same module as an import does, and in the same way: the form of an import can choose how
 * the module is resolved.
 *
 * @param name - For what the statement declares, where its form has to declare something.
 * @returns `undefined` for forms that are not known here.
 */
export function importText(literal: ts.StringLiteralLike, name: string): string | undefined {
  const { parent } = literal;
  const specifier = JSON.stringify(literal.text);
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) {
    const keyword = isTypeOnly(parent) ? 'import type' : 'import';
    return `${keyword} {} from ${specifier} with ${attributesText(parent.attributes)};`;
  }
  if (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return `import(${specifier});`;
  }
  if (ts.isExternalModuleReference(parent)) return `import ${name} = require(${specifier});`;
  if (!ts.isLiteralTypeNode(parent) || !ts.isImportTypeNode(parent.parent)) return undefined;
  return `type ${name} = import(${specifier}, { with: ${attributesText(parent.parent.attributes)} });`;
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  return statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

function attributesText(attributes: ts.ImportAttributes | undefined): string {
  const elements = attributes?.elements.map((attribute) => attribute.getText()) ?? [];
  return `{ ${elements.join(', ')} }`;
}
