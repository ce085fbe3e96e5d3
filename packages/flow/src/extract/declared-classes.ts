import type ts from 'typescript';
import type { PackageResolution } from '../compiler/resolution.ts';
import { unwrap } from '../compiler/symbol-name.ts';
import type { FileExtraction } from './file-extraction.ts';
import { madeClasses, partOfClient } from './made-classes.ts';

type Found = PackageResolution | undefined;

/** How many declarations are gone through from a value to what it was made with. */
const LONGEST_WAY = 12;

/**
 * The classes of a package that a value is an instance of, as the declarations tell that its names lead to, in whatever
 * file of the program: the type that is written there, or what the value was made with. For packages whose types are
 * not installed.
 */
export function declaredClasses(extraction: FileExtraction, expression: ts.Expression): Found {
  return new ClassSearch(extraction).behind(expression);
}

class ClassSearch {
  readonly #extraction: FileExtraction;
  #way = 0;

  constructor(extraction: FileExtraction) {
    this.#extraction = extraction;
  }

  /** The classes of the value of an expression. */
  behind(expression: ts.Expression): Found {
    // A name can stand for itself by way of others.
    this.#way += 1;
    if (this.#way > LONGEST_WAY) return undefined;
    const { compiler, symbols } = this.#extraction;
    const asserted = compiler.isAsExpression(expression) ? symbols.importedType(expression.type) : undefined;
    if (asserted !== undefined) return asserted;
    const value = unwrap(compiler, expression);
    if (compiler.isAwaitExpression(value)) return this.behind(value.expression);
    if (compiler.isNewExpression(value)) return madeClasses(this.#extraction, value);
    if (compiler.isConditionalExpression(value))
      return this.behind(value.whenTrue) ?? this.behind(value.whenFalse);
    if (compiler.isBinaryExpression(value)) return this.behind(value.left) ?? this.behind(value.right);
    if (compiler.isCallExpression(value))
      return madeClasses(this.#extraction, value) ?? this.#givenBy(value.expression);
    const declared = this.#declared(value);
    if (declared !== undefined || !compiler.isPropertyAccessExpression(value)) return declared;
    const holder = this.behind(value.expression);
    return holder && partOfClient(holder, value.name.text);
  }

  #declared(named: ts.Expression): Found {
    return this.#first(this.#extraction.symbols.declarationsOf(named));
  }

  #first(declarations: readonly ts.Declaration[]): Found {
    for (const declaration of declarations) {
      const found = this.#ofDeclaration(declaration);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #ofDeclaration(declaration: ts.Declaration): Found {
    const { compiler, symbols } = this.#extraction;
    if (compiler.isExportAssignment(declaration)) return this.behind(declaration.expression);
    if (compiler.isBindingElement(declaration)) return this.#first(symbols.takenFrom(declaration));
    if (compiler.isGetAccessorDeclaration(declaration)) return this.#ofResult(declaration);
    if (compiler.isPropertySignature(declaration)) return symbols.importedType(declaration.type);
    if (compiler.isPropertyAssignment(declaration)) return this.behind(declaration.initializer);
    if (compiler.isShorthandPropertyAssignment(declaration)) return this.behind(declaration.name);
    // `exports.client = new Client()`.
    if (compiler.isPropertyAccessExpression(declaration)) {
      const { parent } = declaration;
      return compiler.isBinaryExpression(parent) ? this.behind(parent.right) : undefined;
    }
    if (
      !compiler.isVariableDeclaration(declaration) &&
      !compiler.isParameter(declaration) &&
      !compiler.isPropertyDeclaration(declaration)
    )
      return undefined;
    if (declaration.type !== undefined) return symbols.importedType(declaration.type);
    return declaration.initializer && this.behind(declaration.initializer);
  }

  /** What a function of the program gives: by the type that it says, or by what it returns. */
  #givenBy(callee: ts.Expression): Found {
    const { compiler, symbols } = this.#extraction;
    for (const declaration of symbols.declarationsOf(unwrap(compiler, callee))) {
      const made = functionOf(this.#extraction, declaration);
      const found = made && this.#ofResult(made);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #ofResult(made: ts.FunctionLikeDeclaration): Found {
    const { compiler, symbols } = this.#extraction;
    if (made.type !== undefined) return symbols.importedType(made.type);
    if (made.body === undefined) return undefined;
    if (!compiler.isBlock(made.body)) return this.behind(made.body);
    for (const result of returnedIn(this.#extraction, made.body)) {
      const found = this.behind(result);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** The function that a declaration names. */
function functionOf(
  { compiler }: FileExtraction,
  declaration: ts.Declaration,
): ts.FunctionLikeDeclaration | undefined {
  if (compiler.isFunctionDeclaration(declaration) || compiler.isMethodDeclaration(declaration))
    return declaration;
  const isNamed =
    compiler.isVariableDeclaration(declaration) ||
    compiler.isPropertyAssignment(declaration) ||
    compiler.isPropertyDeclaration(declaration);
  const value = isNamed && declaration.initializer ? unwrap(compiler, declaration.initializer) : undefined;
  const isFunction =
    value !== undefined && (compiler.isArrowFunction(value) || compiler.isFunctionExpression(value));
  return isFunction ? value : undefined;
}

/** What the return statements of a function's body give, and not those of the functions in it. */
function returnedIn({ compiler }: FileExtraction, body: ts.Block): readonly ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (compiler.isReturnStatement(node)) {
      if (node.expression !== undefined) found.push(node.expression);
      return;
    }
    if (
      !compiler.isFunctionLike(node) &&
      !compiler.isClassDeclaration(node) &&
      !compiler.isClassExpression(node)
    )
      compiler.forEachChild(node, visit);
  };
  compiler.forEachChild(body, visit);
  return found;
}
