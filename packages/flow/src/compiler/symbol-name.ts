import type ts from 'typescript';
import type { SymbolName } from '../facts/file-facts.ts';
import type { Compiler } from './compiler.ts';

/** The text of a property name that is known before the program runs. */
export function staticName(compiler: Compiler, name: ts.PropertyName | ts.BindingName): string | undefined {
  if (compiler.isIdentifier(name) || compiler.isPrivateIdentifier(name)) return name.text;
  if (compiler.isStringLiteralLike(name) || compiler.isNumericLiteral(name)) return name.text;
  if (!compiler.isComputedPropertyName(name)) return undefined;
  return compiler.isStringLiteralLike(name.expression)
    ? name.expression.text
    : wellKnownSymbol(compiler, name.expression);
}

/** The segment of `Symbol.iterator` and its like: `@@iterator`. */
export function wellKnownSymbol(compiler: Compiler, expression: ts.Expression): string | undefined {
  const isMember =
    compiler.isPropertyAccessExpression(expression) &&
    compiler.isIdentifier(expression.expression) &&
    expression.expression.text === 'Symbol';
  return isMember ? `@@${expression.name.text}` : undefined;
}

/** The expression inside parentheses, casts and assertions that do nothing at run time. */
export function unwrap(compiler: Compiler, expression: ts.Expression): ts.Expression {
  let inner = expression;
  while (
    compiler.isParenthesizedExpression(inner) ||
    compiler.isAsExpression(inner) ||
    compiler.isSatisfiesExpression(inner) ||
    compiler.isNonNullExpression(inner) ||
    compiler.isTypeAssertionExpression(inner)
  ) {
    inner = inner.expression;
  }
  return inner;
}

/** Whether a declaration gives its name to the function that is its value. */
function namesItsValue(compiler: Compiler, parent: ts.Node, value: ts.Node): boolean {
  if (
    compiler.isVariableDeclaration(parent) ||
    compiler.isPropertyAssignment(parent) ||
    compiler.isPropertyDeclaration(parent)
  ) {
    return parent.initializer !== undefined && unwrap(compiler, parent.initializer) === value;
  }
  return isNamedAssignment(compiler, parent) && unwrap(compiler, parent.right) === value;
}

/** `exports.draft = …` and `Letter.prototype.render = …`, which JavaScript declares functions with. */
function isNamedAssignment(compiler: Compiler, node: ts.Node): node is ts.BinaryExpression {
  return (
    compiler.isBinaryExpression(node) &&
    node.operatorToken.kind === compiler.SyntaxKind.EqualsToken &&
    compiler.isPropertyAccessExpression(node.left)
  );
}

/** The nearest ancestor that is not a wrapper without run-time effect. */
function meaningfulParent(compiler: Compiler, node: ts.Node): ts.Node {
  let parent = node.parent;
  while (
    compiler.isParenthesizedExpression(parent) ||
    compiler.isAsExpression(parent) ||
    compiler.isSatisfiesExpression(parent)
  ) {
    parent = parent.parent;
  }
  return parent;
}

/** What one node adds to a qualified name, with an `@` and its place for want of a name; undefined for nothing. */
export function ownName(compiler: Compiler, node: ts.Node): string | undefined {
  if (compiler.isConstructorDeclaration(node)) return 'constructor';
  if (compiler.isGetAccessorDeclaration(node)) return `get ${staticName(compiler, node.name) ?? '?'}`;
  if (compiler.isSetAccessorDeclaration(node)) return `set ${staticName(compiler, node.name) ?? '?'}`;
  if (
    compiler.isMethodDeclaration(node) ||
    compiler.isMethodSignature(node) ||
    compiler.isPropertyDeclaration(node) ||
    compiler.isPropertySignature(node) ||
    compiler.isPropertyAssignment(node) ||
    compiler.isVariableDeclaration(node)
  ) {
    return staticName(compiler, node.name) ?? `@${String(node.pos)}`;
  }
  if (isNamedAssignment(compiler, node)) return node.left.getText();
  if (compiler.isModuleDeclaration(node)) return node.name.text;
  if (compiler.isInterfaceDeclaration(node) || compiler.isTypeAliasDeclaration(node)) return node.name.text;
  if (compiler.isFunctionDeclaration(node) || compiler.isClassDeclaration(node))
    return node.name?.text ?? 'default';
  if (
    compiler.isFunctionExpression(node) ||
    compiler.isArrowFunction(node) ||
    compiler.isClassExpression(node)
  ) {
    return namesItsValue(compiler, meaningfulParent(compiler, node), node)
      ? undefined
      : `@${String(node.pos)}`;
  }
  return undefined;
}

/** The names of the enclosing declarations and of the node's own, joined by dots. */
export function qualifiedName(compiler: Compiler, node: ts.Node): string {
  const names: string[] = [];
  for (let current = node; !compiler.isSourceFile(current); current = current.parent) {
    const name = ownName(compiler, current);
    if (name !== undefined) names.unshift(name);
  }
  return names.join('.');
}

/** How a declaration is named from any file: `file#qualified.name`. */
export function symbolName(compiler: Compiler, node: ts.Node): SymbolName {
  return `${node.getSourceFile().fileName}#${qualifiedName(compiler, node)}`;
}
