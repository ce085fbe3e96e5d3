import type ts from 'typescript';
import type { Compiler } from './compiler.ts';
import { unwrap } from './symbol-name.ts';

/** Whether a declaration is a class or an interface. */
export function isTypeDeclaration(compiler: Compiler, declaration: ts.Node): boolean {
  return (
    compiler.isClassDeclaration(declaration) ||
    compiler.isClassExpression(declaration) ||
    compiler.isInterfaceDeclaration(declaration)
  );
}

/** Whether a declaration names a body, or a signature that bodies implement. */
export function isCallable(compiler: Compiler, declaration: ts.Declaration): boolean {
  if (
    compiler.isFunctionDeclaration(declaration) ||
    compiler.isMethodDeclaration(declaration) ||
    compiler.isMethodSignature(declaration) ||
    compiler.isClassDeclaration(declaration) ||
    compiler.isClassExpression(declaration)
  ) {
    return true;
  }
  const initializer = initializerOf(compiler, declaration);
  if (initializer === undefined) return false;
  const value = unwrap(compiler, initializer);
  return (
    compiler.isArrowFunction(value) ||
    compiler.isFunctionExpression(value) ||
    compiler.isClassExpression(value)
  );
}

/** `declare function`: it says that something exists, and somebody else wrote it. */
export function isBodiless(compiler: Compiler, declaration: ts.Declaration): boolean {
  return compiler.isFunctionDeclaration(declaration) && declaration.body === undefined;
}

/** The value that a declaration gives its name to. */
function initializerOf(compiler: Compiler, declaration: ts.Declaration): ts.Expression | undefined {
  if (compiler.isBinaryExpression(declaration)) return declaration.right;
  const hasInitializer =
    compiler.isVariableDeclaration(declaration) ||
    compiler.isPropertyDeclaration(declaration) ||
    compiler.isPropertyAssignment(declaration);
  return hasInitializer ? declaration.initializer : undefined;
}
