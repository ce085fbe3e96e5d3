import type ts from 'typescript';
import type { Compiler } from './compiler.ts';
import { staticName } from './symbol-name.ts';

/** Every name under which a file declares something that a member access can reach. */
export function declaredNames(compiler: Compiler, file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  // A list of its own instead of recursion: this walk stands outside what may fail for one file alone.
  const waiting: ts.Node[] = [file];
  const wait = (node: ts.Node): void => {
    waiting.push(node);
  };
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const name = memberName(compiler, node);
    if (name !== undefined) names.add(name);
    compiler.forEachChild(node, wait);
  }
  return names;
}

function memberName(compiler: Compiler, node: ts.Node): string | undefined {
  if (
    compiler.isMethodDeclaration(node) ||
    compiler.isMethodSignature(node) ||
    compiler.isPropertyDeclaration(node) ||
    compiler.isPropertySignature(node) ||
    compiler.isPropertyAssignment(node) ||
    compiler.isShorthandPropertyAssignment(node)
  ) {
    return staticName(compiler, node.name);
  }
  // A read or a store runs these, so they are looked for under names of their own.
  if (compiler.isGetAccessorDeclaration(node)) return `get ${staticName(compiler, node.name) ?? ''}`;
  if (compiler.isSetAccessorDeclaration(node)) return `set ${staticName(compiler, node.name) ?? ''}`;
  // Members of a module's namespace, and of an object that was built by assignment.
  if (compiler.isFunctionDeclaration(node) || compiler.isClassDeclaration(node)) return node.name?.text;
  if (compiler.isVariableDeclaration(node)) return staticName(compiler, node.name);
  if (compiler.isParameter(node)) return staticName(compiler, node.name);
  const isAssigned =
    compiler.isBinaryExpression(node) &&
    node.operatorToken.kind === compiler.SyntaxKind.EqualsToken &&
    compiler.isPropertyAccessExpression(node.left);
  return isAssigned && compiler.isPropertyAccessExpression(node.left) ? node.left.name.text : undefined;
}
