import type ts from 'typescript';
import type { Compiler } from './compiler.ts';
import { unwrap } from './symbol-name.ts';

/** A function with its body. */
export type FunctionDefinition =
  ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression | ts.MethodDeclaration;

/** Judges what a condition proves of a value. */
export class GuardOracle {
  readonly #compiler: Compiler;
  readonly #checker: ts.TypeChecker;

  constructor(compiler: Compiler, checker: ts.TypeChecker) {
    this.#compiler = compiler;
    this.#checker = checker;
  }

  /** Whether an expression is a collection of constants that the developer wrote down. */
  isConstantCollection(expression: ts.Expression): boolean {
    const compiler = this.#compiler;
    const value = unwrap(compiler, expression);
    if (compiler.isArrayLiteralExpression(value)) {
      return value.elements.every((element) => {
        const member = unwrap(compiler, element);
        return compiler.isStringLiteralLike(member) || compiler.isNumericLiteral(member);
      });
    }
    if (compiler.isNewExpression(value)) {
      const [members] = value.arguments ?? [];
      return members !== undefined && this.isConstantCollection(members);
    }
    const isReference = compiler.isIdentifier(value) || compiler.isPropertyAccessExpression(value);
    const initializer = isReference ? this.#constantInitializer(value) : undefined;
    return initializer !== undefined && this.isConstantCollection(initializer);
  }

  /** The texts of a collection of constants; undefined for any other. */
  constantMembers(expression: ts.Expression): readonly string[] | undefined {
    const compiler = this.#compiler;
    const value = unwrap(compiler, expression);
    if (compiler.isArrayLiteralExpression(value)) {
      const members = value.elements.map((element) => unwrap(compiler, element));
      const texts = members.flatMap((member) => (compiler.isStringLiteralLike(member) ? [member.text] : []));
      return texts.length === members.length ? texts : undefined;
    }
    if (compiler.isNewExpression(value)) {
      const [members] = value.arguments ?? [];
      return members === undefined ? undefined : this.constantMembers(members);
    }
    const isReference = compiler.isIdentifier(value) || compiler.isPropertyAccessExpression(value);
    const initializer = isReference ? this.#constantInitializer(value) : undefined;
    return initializer === undefined ? undefined : this.constantMembers(initializer);
  }

  /** The function of the project that an expression is or names; undefined where only its value can tell. */
  functionOf(expression: ts.Expression): FunctionDefinition | undefined {
    const compiler = this.#compiler;
    const callee = unwrap(compiler, expression);
    if (compiler.isArrowFunction(callee) || compiler.isFunctionExpression(callee)) return callee;
    if (!compiler.isIdentifier(callee) && !compiler.isPropertyAccessExpression(callee)) return undefined;
    const declaration = this.#declarationOf(callee);
    if (declaration === undefined || declaration.getSourceFile().isDeclarationFile) return undefined;
    const definition = compiler.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
    const isDefinition =
      definition !== undefined &&
      (compiler.isFunctionDeclaration(definition) ||
        compiler.isArrowFunction(definition) ||
        compiler.isFunctionExpression(definition) ||
        compiler.isMethodDeclaration(definition));
    return isDefinition ? definition : undefined;
  }

  /** The expressions that a function gives back. */
  resultsOf(definition: FunctionDefinition): readonly ts.Expression[] {
    return returnedBy(this.#compiler, definition.body);
  }

  /**
   * What a called type predicate or assertion is worth.
   *
   * @returns `undefined` when the callee is none of the project's, `honest` when its body tests membership in
   *   constants, `lying` for anything else that the compiler believes.
   */
  judgePredicate(callee: ts.Expression): 'honest' | 'lying' | undefined {
    const compiler = this.#compiler;
    if (!compiler.isIdentifier(callee) && !compiler.isPropertyAccessExpression(callee)) return undefined;
    const definition = this.functionOf(callee);
    if (definition?.type === undefined || !compiler.isTypePredicateNode(definition.type)) return undefined;
    const results = this.resultsOf(definition);
    return results.length > 0 && results.every((result) => this.#testsMembership(result))
      ? 'honest'
      : 'lying';
  }

  #testsMembership(expression: ts.Expression): boolean {
    const compiler = this.#compiler;
    const test = unwrap(compiler, expression);
    if (compiler.isBinaryExpression(test)) {
      const { kind } = test.operatorToken;
      const { SyntaxKind } = compiler;
      if (kind === SyntaxKind.BarBarToken)
        return this.#testsMembership(test.left) && this.#testsMembership(test.right);
      if (kind === SyntaxKind.AmpersandAmpersandToken) {
        return this.#testsMembership(test.left) || this.#testsMembership(test.right);
      }
      if (kind === SyntaxKind.EqualsEqualsEqualsToken) {
        return compiler.isStringLiteralLike(test.right) || compiler.isStringLiteralLike(test.left);
      }
      return kind === SyntaxKind.InKeyword;
    }
    if (!compiler.isCallExpression(test) || !compiler.isPropertyAccessExpression(test.expression))
      return false;
    const { expression: collection, name } = test.expression;
    return (name.text === 'includes' || name.text === 'has') && this.isConstantCollection(collection);
  }

  #constantInitializer(reference: ts.Expression): ts.Expression | undefined {
    const compiler = this.#compiler;
    const declaration = this.#declarationOf(reference);
    if (declaration === undefined) return undefined;
    const isField = compiler.isPropertyDeclaration(declaration) || compiler.isPropertyAssignment(declaration);
    if (isField) return declaration.initializer;
    if (!compiler.isVariableDeclaration(declaration)) return undefined;
    const { parent } = declaration;
    const isConstant = compiler.isVariableDeclarationList(parent) && (parent.flags & CONSTANT) !== 0;
    return isConstant ? declaration.initializer : undefined;
  }

  #declarationOf(reference: ts.Expression): ts.Declaration | undefined {
    const compiler = this.#compiler;
    const named = compiler.isPropertyAccessExpression(reference) ? reference.name : reference;
    const symbol = this.#checker.getSymbolAtLocation(named);
    if (symbol === undefined) return undefined;
    const isAlias = (symbol.flags & compiler.SymbolFlags.Alias) !== 0;
    return (isAlias ? this.#checker.getAliasedSymbol(symbol) : symbol).declarations?.[0];
  }
}

/** `NodeFlags.Const`. */
const CONSTANT = 2;

/** The expressions that a function gives back. */
function returnedBy(compiler: Compiler, body: ts.ConciseBody | undefined): ts.Expression[] {
  if (body === undefined) return [];
  if (!compiler.isBlock(body)) return [body];
  const results: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (compiler.isReturnStatement(node) && node.expression !== undefined) results.push(node.expression);
    compiler.forEachChild(node, visit);
  };
  visit(body);
  return results;
}
