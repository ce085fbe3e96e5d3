import type ts from 'typescript';
import type { Compiler } from '../compiler/compiler.ts';

/** The names that a statement declares in its block, values only. */
export function declaredNames(compiler: Compiler, statement: ts.Statement): string[] {
  if (compiler.isFunctionDeclaration(statement) || compiler.isClassDeclaration(statement)) {
    return [statement.name?.text ?? 'default'];
  }
  if (compiler.isModuleDeclaration(statement) || compiler.isImportEqualsDeclaration(statement)) {
    return [statement.name.text];
  }
  if (!compiler.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) => bindingNames(compiler, name));
}

function bindingNames(compiler: Compiler, name: ts.BindingName): string[] {
  if (compiler.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    compiler.isBindingElement(element) ? bindingNames(compiler, element.name) : [],
  );
}
