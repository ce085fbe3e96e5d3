import type ts from 'typescript';
import type { Compiler } from './compiler.ts';
import { isPlatform, type PackageIdentity } from './resolution.ts';
import { staticName, unwrap } from './symbol-name.ts';

/** A function, class or method as a module gives it to its importers; the module `global` needs no import. */
export interface PlatformMember {
  readonly module: string;
  readonly name: string;
}

/** The module of everything that needs no import. */
export const GLOBAL = 'global';

const GLOBAL_OBJECTS = new Set(['globalThis', 'window', 'self', 'global']);
/** Members of a module that are the module once more, or an instance of what it gives. */
const SAME_MODULE = new Set(['default', 'promises']);
const INSTANCE_MAKERS = new Set(['create', 'extend']);
const STANDARD_LIBRARY = /(^|\/)lib\.[^/]*\.d\.ts$/;
/** Aliases of aliases that are followed. */
const MAXIMUM_ALIASES = 5;

/** Tells which module's function a call means, by imports and declarations rather than by types. */
export class PlatformOracle {
  readonly #compiler: Compiler;
  readonly #checker: ts.TypeChecker;
  readonly #packageOf: (file: string) => PackageIdentity | undefined;

  constructor(
    compiler: Compiler,
    checker: ts.TypeChecker,
    packageOf: (file: string) => PackageIdentity | undefined,
  ) {
    this.#compiler = compiler;
    this.#checker = checker;
    this.#packageOf = packageOf;
  }

  /** The function or class that a callee names; undefined for one of the project. */
  memberOf(callee: ts.Expression, aliases = 0): PlatformMember | undefined {
    const compiler = this.#compiler;
    const target = this.#plain(callee);
    if (compiler.isIdentifier(target)) return this.#named(target, aliases);
    if (!compiler.isPropertyAccessExpression(target)) return undefined;
    const module = this.#moduleOf(target.expression, aliases);
    return module === undefined ? undefined : { module, name: target.name.text };
  }

  /** The types of a value with those that they inherit from, each with the package that declares it. */
  typesOf(node: ts.Node): readonly PlatformMember[] {
    const type = this.#checker.getTypeAtLocation(node);
    return this.#namesOfType(type);
  }

  #namesOfType(type: ts.Type): PlatformMember[] {
    const names: PlatformMember[] = [];
    if (type.isUnionOrIntersection())
      names.push(...type.types.flatMap((member) => this.#namesOfType(member)));
    for (const symbol of [type.aliasSymbol, type.getSymbol()]) {
      const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
      const module = file === undefined ? undefined : this.#declaringModule(file);
      if (symbol !== undefined && module !== undefined) names.push({ module, name: symbol.name });
    }
    // What is neither a class nor an interface inherits from nothing.
    const bases = type.isClassOrInterface() ? this.#checker.getBaseTypes(type) : (type.getBaseTypes() ?? []);
    return [...names, ...bases.flatMap((base) => this.#namesOfType(base))];
  }

  #declaringModule(file: string): string | undefined {
    if (STANDARD_LIBRARY.test(file)) return GLOBAL;
    const name = this.#packageOf(file)?.name;
    return name !== undefined && (isPlatform(name) || name === 'undici-types') ? GLOBAL : name;
  }

  #named(identifier: ts.Identifier, aliases: number): PlatformMember | undefined {
    const compiler = this.#compiler;
    const symbol = this.#checker.getSymbolAtLocation(identifier);
    const declaration = symbol?.declarations?.[0];
    if (symbol === undefined || declaration === undefined) return { module: GLOBAL, name: identifier.text };
    if ((symbol.flags & compiler.SymbolFlags.Alias) !== 0)
      return this.#imported(symbol, declaration, aliases);
    if (declaration.getSourceFile().isDeclarationFile) {
      return ambientModule(compiler, declaration) === undefined
        ? { module: GLOBAL, name: identifier.text }
        : undefined;
    }
    return aliases < MAXIMUM_ALIASES ? this.#assigned(declaration, aliases + 1) : undefined;
  }

  /** What an import gives: by the declaration that it leads to, or else by what is written. */
  #imported(symbol: ts.Symbol, declaration: ts.Declaration, aliases: number): PlatformMember | undefined {
    const target = this.#checker.getAliasedSymbol(symbol);
    const [meant] = target.declarations ?? [];
    const ambient = meant && ambientModule(this.#compiler, meant);
    if (ambient !== undefined && !isModuleItself(this.#compiler, target)) {
      return { module: ambient, name: target.name };
    }
    // Another file of the project gave it its name.
    if (meant?.getSourceFile().isDeclarationFile === false) {
      return aliases < MAXIMUM_ALIASES ? this.#assigned(meant, aliases + 1) : undefined;
    }
    const module = this.#specifierOf(declaration);
    return module === undefined ? undefined : { module, name: importedName(this.#compiler, declaration) };
  }

  /** `const run = promisify(exec)`, `const { readFile } = require('node:fs')`. */
  #assigned(declaration: ts.Declaration, aliases: number): PlatformMember | undefined {
    const compiler = this.#compiler;
    if (compiler.isBindingElement(declaration)) {
      const holder = declaration.parent.parent;
      if (!compiler.isVariableDeclaration(holder) || holder.initializer === undefined) return undefined;
      const module = this.#moduleOf(holder.initializer, aliases);
      const name = staticName(compiler, declaration.propertyName ?? declaration.name);
      return module === undefined || name === undefined ? undefined : { module, name };
    }
    if (!compiler.isVariableDeclaration(declaration) || declaration.initializer === undefined)
      return undefined;
    const value = this.#plain(declaration.initializer);
    if (!compiler.isCallExpression(value)) {
      return this.memberOf(value, aliases) ?? this.#asFunction(this.#moduleOf(value, aliases));
    }
    const called = this.memberOf(value.expression, aliases);
    const [first] = value.arguments;
    if (called?.name === 'promisify' && first !== undefined) return this.memberOf(first, aliases);
    return this.#asFunction(this.#moduleOf(value, aliases));
  }

  /** A module that is a function itself, as `require('axios')` is. */
  #asFunction(module: string | undefined): PlatformMember | undefined {
    return module === undefined ? undefined : { module, name: 'default' };
  }

  /** The module whose members an expression has. */
  #moduleOf(expression: ts.Expression, aliases: number): string | undefined {
    const compiler = this.#compiler;
    const value = this.#plain(expression);
    if (compiler.isIdentifier(value)) return this.#moduleNamed(value, aliases);
    if (compiler.isPropertyAccessExpression(value)) {
      return SAME_MODULE.has(value.name.text) ? this.#moduleOf(value.expression, aliases) : undefined;
    }
    if (!compiler.isCallExpression(value)) return undefined;
    const { expression: callee } = value;
    const [first] = value.arguments;
    const isLoaded =
      callee.kind === compiler.SyntaxKind.ImportKeyword ||
      (compiler.isIdentifier(callee) && callee.text === 'require');
    if (isLoaded) {
      return first !== undefined && compiler.isStringLiteralLike(first) ? plainName(first.text) : undefined;
    }
    const isInstance = compiler.isPropertyAccessExpression(callee) && INSTANCE_MAKERS.has(callee.name.text);
    return isInstance ? this.#moduleOf(callee.expression, aliases) : undefined;
  }

  #moduleNamed(identifier: ts.Identifier, aliases: number): string | undefined {
    const compiler = this.#compiler;
    const symbol = this.#checker.getSymbolAtLocation(identifier);
    const declaration = symbol?.declarations?.[0];
    if (symbol === undefined || declaration?.getSourceFile().isDeclarationFile !== false) {
      return GLOBAL_OBJECTS.has(identifier.text) ? GLOBAL : undefined;
    }
    if ((symbol.flags & compiler.SymbolFlags.Alias) !== 0) {
      const target = this.#checker.getAliasedSymbol(symbol);
      const ambient = target.declarations?.[0] && ambientModule(compiler, target.declarations[0]);
      if (ambient !== undefined) return isModuleItself(compiler, target) ? ambient : undefined;
      return this.#specifierOf(declaration);
    }
    if (!compiler.isVariableDeclaration(declaration) || declaration.initializer === undefined)
      return undefined;
    return aliases < MAXIMUM_ALIASES ? this.#moduleOf(declaration.initializer, aliases + 1) : undefined;
  }

  /** The module of an import statement or of an assigned `require`; undefined for a file of the project. */
  #specifierOf(declaration: ts.Declaration): string | undefined {
    const compiler = this.#compiler;
    let node: ts.Node = declaration;
    while (
      !compiler.isSourceFile(node) &&
      !compiler.isImportDeclaration(node) &&
      !compiler.isImportEqualsDeclaration(node) &&
      !compiler.isVariableDeclaration(node)
    ) {
      node = node.parent;
    }
    const specifier = this.#specifierIn(node);
    return specifier === undefined || specifier.startsWith('.') ? undefined : plainName(specifier);
  }

  #specifierIn(node: ts.Node): string | undefined {
    const compiler = this.#compiler;
    if (compiler.isImportDeclaration(node)) {
      return compiler.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : undefined;
    }
    if (compiler.isImportEqualsDeclaration(node)) {
      const { moduleReference } = node;
      if (!compiler.isExternalModuleReference(moduleReference)) return undefined;
      return compiler.isStringLiteral(moduleReference.expression)
        ? moduleReference.expression.text
        : undefined;
    }
    if (!compiler.isVariableDeclaration(node) || node.initializer === undefined) return undefined;
    return this.#moduleOf(node.initializer, MAXIMUM_ALIASES);
  }

  #plain(expression: ts.Expression): ts.Expression {
    const value = unwrap(this.#compiler, expression);
    return this.#compiler.isAwaitExpression(value) ? this.#plain(value.expression) : value;
  }
}

/** Without the scheme that Node.js allows to leave out. */
function plainName(specifier: string): string {
  return specifier.replace(/^node:/, '');
}

/** The module around a declaration of the platform: `fs` of `declare module 'node:fs'`. */
function ambientModule(compiler: Compiler, declaration: ts.Node): string | undefined {
  for (let node = declaration; !compiler.isSourceFile(node); node = node.parent) {
    if (compiler.isModuleDeclaration(node) && compiler.isStringLiteral(node.name))
      return plainName(node.name.text);
  }
  return undefined;
}

function isModuleItself(compiler: Compiler, symbol: ts.Symbol): boolean {
  return (
    symbol.declarations?.some(
      (declaration) =>
        compiler.isModuleDeclaration(declaration) && compiler.isStringLiteral(declaration.name),
    ) ?? false
  );
}

/** The exported name behind an import clause, specifier or namespace. */
function importedName(compiler: Compiler, declaration: ts.Declaration): string {
  // An import specifier is the only one of them with a `propertyName`.
  const { propertyName, name } = declaration as { propertyName?: ts.ModuleExportName; name?: ts.Identifier };
  if (propertyName !== undefined) return propertyName.text;
  const isWhole =
    declaration.kind === compiler.SyntaxKind.ImportClause ||
    compiler.isNamespaceImport(declaration) ||
    compiler.isImportEqualsDeclaration(declaration) ||
    compiler.isVariableDeclaration(declaration);
  return isWhole ? 'default' : (name?.text ?? 'default');
}
