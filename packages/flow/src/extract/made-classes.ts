import type ts from 'typescript';
import type { PackageResolution } from '../compiler/resolution.ts';
import { staticName, unwrap } from '../compiler/symbol-name.ts';
import { declaredClasses } from './declared-classes.ts';
import type { FileExtraction } from './file-extraction.ts';
import { findVariable } from './variable-access.ts';

/**
 * The classes of a package that a value is an instance of, as far as the text of the program tells: what it was made
 * with, and the members that were read on the way. For packages whose types are not installed.
 *
 * Clients name the member that holds a part of the API after the class of that part: `client.chat.completions` is of
 * the class `Completions`.
 */
export function madeClasses(
  extraction: FileExtraction,
  expression: ts.Expression,
): PackageResolution | undefined {
  const { compiler, symbols } = extraction;
  const value = unwrap(compiler, expression);
  if (compiler.isAwaitExpression(value)) return madeClasses(extraction, value.expression);
  if (compiler.isIdentifier(value)) {
    return findVariable(extraction, value.text)?.instanceOf;
  }
  if (compiler.isNewExpression(value)) {
    const made = symbols.resolveCallee(value.expression);
    return made?.kind === 'package' ? made : undefined;
  }
  if (compiler.isCallExpression(value)) {
    const known = extraction.givenClasses;
    if (!known.has(value)) known.set(value, givenClasses(extraction, value));
    return known.get(value);
  }
  if (!compiler.isPropertyAccessExpression(value)) return undefined;
  const { name } = value;
  if (value.expression.kind === compiler.SyntaxKind.ThisKeyword) {
    return fieldClasses(extraction, value, name.text);
  }
  const holder = madeClasses(extraction, value.expression);
  return holder && partOfClient(holder, name.text);
}

/** The class of a part of a client: that of `completions` is `Completions`. */
export function partOfClient(client: PackageResolution, name: string): PackageResolution {
  return { ...client, names: [name.charAt(0).toUpperCase() + name.slice(1)] };
}

/** What a call of the catalog gives: under its own name, and as the classes that the catalog tells. */
function givenClasses(extraction: FileExtraction, call: ts.CallExpression): PackageResolution | undefined {
  const { compiler, symbols, catalog } = extraction;
  const callee = unwrap(compiler, call.expression);
  const resolved = symbols.resolveCallee(callee);
  const giver = calledMember(extraction, callee) ?? resolved;
  if (giver?.kind !== 'package') return undefined;
  const matches = giver.names.flatMap((name) => catalog.find(giver.package.name, name) ?? []);
  if (matches.length === 0) return undefined;
  const classes = matches.flatMap(({ entry }) => entry.makes ?? []);
  return { ...giver, names: [...giver.names.map((name) => `${name}()`), ...classes] };
}

/** What a call means by its callee: `client.ask()`, or `ask()` that was taken out of the client before. */
export function calledMember(
  extraction: FileExtraction,
  callee: ts.Expression,
): PackageResolution | undefined {
  const member = memberNamed(extraction, callee);
  return member && memberOf(extraction, member.holder, member.name);
}

/** The object that a callee is a member of, as in `client.ask()`, or was taken from: `const { ask } = client`. */
function memberNamed(
  { compiler, symbols }: FileExtraction,
  callee: ts.Expression,
): { readonly holder: ts.Expression; readonly name: string } | undefined {
  if (compiler.isPropertyAccessExpression(callee))
    return { holder: callee.expression, name: callee.name.text };
  if (!compiler.isIdentifier(callee)) return undefined;
  const [element] = symbols.declarationsOf(callee);
  if (element === undefined || !compiler.isBindingElement(element)) return undefined;
  const taken = element.propertyName ?? element.name;
  const { parent: pattern } = element;
  if (!compiler.isIdentifier(taken) || !compiler.isVariableDeclaration(pattern.parent)) return undefined;
  const { initializer } = pattern.parent;
  return initializer && { holder: initializer, name: taken.text };
}

/** A method of a value whose class the text of the program tells, when the catalog describes it. */
export function memberOf(
  extraction: FileExtraction,
  receiver: ts.Expression,
  method: string,
): PackageResolution | undefined {
  const { catalog } = extraction;
  if (!catalog.knowsMember(method)) return undefined;
  const described = (classes: PackageResolution | undefined): PackageResolution | undefined => {
    const names = classes?.names.map((name) => `${name}#${method}`) ?? [];
    const isDescribed = names.some((name) => catalog.find(classes?.package.name ?? '', name) !== undefined);
    return classes && isDescribed ? { ...classes, names } : undefined;
  };
  return described(madeClasses(extraction, receiver)) ?? described(declaredClasses(extraction, receiver));
}

/** What a field of the class around holds: by its type, by its initializer, or by what the constructor stores. */
function fieldClasses(
  extraction: FileExtraction,
  access: ts.Node,
  field: string,
): PackageResolution | undefined {
  const { compiler, symbols } = extraction;
  let owner: ts.Node = access;
  while (
    !compiler.isSourceFile(owner) &&
    !compiler.isClassDeclaration(owner) &&
    !compiler.isClassExpression(owner)
  ) {
    owner = owner.parent;
  }
  if (compiler.isSourceFile(owner)) return undefined;
  for (const member of owner.members) {
    if (compiler.isPropertyDeclaration(member) && staticName(compiler, member.name) === field) {
      const made = member.initializer && madeClasses(extraction, member.initializer);
      const known = made ?? symbols.importedType(member.type);
      if (known !== undefined) return known;
    }
    if (!compiler.isConstructorDeclaration(member)) continue;
    const parameter = member.parameters.find(
      ({ name, modifiers }) => compiler.isIdentifier(name) && name.text === field && modifiers !== undefined,
    );
    if (parameter !== undefined) return symbols.importedType(parameter.type);
    const stored = storedInConstructor(extraction, member, field);
    if (stored !== undefined) return madeClasses(extraction, stored);
  }
  return undefined;
}

function storedInConstructor(
  extraction: FileExtraction,
  constructor: ts.ConstructorDeclaration,
  field: string,
): ts.Expression | undefined {
  const { compiler } = extraction;
  for (const statement of constructor.body?.statements ?? []) {
    if (!compiler.isExpressionStatement(statement)) continue;
    const { expression } = statement;
    if (!compiler.isBinaryExpression(expression)) continue;
    const { left, operatorToken, right } = expression;
    const isField =
      operatorToken.kind === compiler.SyntaxKind.EqualsToken &&
      compiler.isPropertyAccessExpression(left) &&
      left.expression.kind === compiler.SyntaxKind.ThisKeyword &&
      left.name.text === field;
    if (isField) return right;
  }
  return undefined;
}
