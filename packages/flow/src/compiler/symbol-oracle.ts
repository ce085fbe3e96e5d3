import type ts from 'typescript';
import type { SymbolName } from '../facts/file-facts.ts';
import type { Compiler } from './compiler.ts';
import { importedClass, type TypeNames } from './imported-class.ts';
import { isBodiless, isCallable, isTypeDeclaration } from './declarations.ts';
import { PackageImports } from './package-imports.ts';
import type { PackageIdentity, PackageResolution, Resolution } from './resolution.ts';
import { isPlatform } from './resolution.ts';
import { symbolName, unwrap } from './symbol-name.ts';

/** Methods of the project that the types of a value have under one name. */
export interface OwnMethods {
  readonly methods: readonly SymbolName[];
  /** Whether every type that the value can have has one. */
  readonly isOnly: boolean;
}

const NO_METHODS: OwnMethods = { methods: [], isOnly: false };

/** What the oracle needs to know of the world around the program. */
export interface OracleHost {
  /** Whether a file belongs to the analysed project. */
  isProjectFile(file: string): boolean;
  /** The package that a declaration file belongs to. */
  packageOf(file: string): PackageIdentity | undefined;
  /** Whether the catalog describes a package: then its types are worth resolving. */
  isDescribed(packageName: string): boolean;
  /** Whether the project or the catalog declares anything under a name: only then can a member call mean it. */
  isKnownMember(name: string): boolean;
}

const STANDARD_LIBRARY = /(^|\/)lib\.[^/]*\.d\.ts$/;
const BUNDLER_SUFFIX = /\$\d+$/;

/** Answers questions about symbols, from one compiled program. */
export class SymbolOracle {
  readonly #compiler: Compiler;
  readonly #checker: ts.TypeChecker;
  readonly #host: OracleHost;
  readonly #imports: PackageImports;
  readonly #typeNames: TypeNames;

  constructor(compiler: Compiler, checker: ts.TypeChecker, host: OracleHost) {
    this.#compiler = compiler;
    this.#checker = checker;
    this.#host = host;
    this.#imports = new PackageImports(compiler, checker, host);
    this.#typeNames = {
      compiler,
      imports: this.#imports,
      aliasedType: (name) => this.#aliasedType(name),
    };
  }

  /** What the callee of a call, or the tag of a template, points at; undefined when only its value can tell. */
  resolveCallee(callee: ts.Expression): Resolution | undefined {
    const compiler = this.#compiler;
    const target = unwrap(compiler, callee);
    const foreign = this.#foreignMember(target);
    if (foreign !== undefined) return foreign;
    // Working out the type of a receiver costs more than everything else here; most members need none.
    if (compiler.isPropertyAccessExpression(target) && !this.#host.isKnownMember(target.name.text)) {
      return { kind: 'library' };
    }
    if (compiler.isCallExpression(target)) return this.#resolveGiven(target);
    const named = compiler.isPropertyAccessExpression(target) ? target.name : target;
    const symbol = this.#symbolAt(named);
    const imported = this.#importedAs(target);
    const declarations = symbol?.declarations ?? [];
    const first = declarations[0];
    if (first === undefined) return imported ?? this.#resolveByType(target);
    const file = first.getSourceFile().fileName;
    if (this.#host.isProjectFile(file)) {
      return this.#projectResolution(declarations) ?? this.#takenOut(first) ?? this.#resolveByType(target);
    }
    if (STANDARD_LIBRARY.test(file)) return { kind: 'standard' };
    const owner = this.#host.packageOf(file);
    if (owner === undefined) return imported;
    const names = [this.#declaredName(first)];
    if (imported?.kind === 'package') names.push(...imported.names);
    return { kind: 'package', package: owner, names };
  }

  /** What `create()` of `create()(…)` gives: a function that the catalog names after the one that gave it. */
  #resolveGiven(callee: ts.CallExpression): Resolution | undefined {
    if (callee.arguments.length > 0) return this.#resolveByType(callee);
    const giver = this.resolveCallee(callee.expression);
    if (giver?.kind !== 'package' || !this.#host.isDescribed(giver.package.name))
      return this.#resolveByType(callee);
    return { ...giver, names: giver.names.map((name) => `${name}()`) };
  }

  /** What a name stands for that was taken out of an object of a package: `const { send } = useChat()`. */
  #takenOut(declaration: ts.Declaration): Resolution | undefined {
    const compiler = this.#compiler;
    if (!compiler.isBindingElement(declaration) || !compiler.isObjectBindingPattern(declaration.parent))
      return undefined;
    const name = declaration.propertyName ?? declaration.name;
    if (!compiler.isIdentifier(name) || !this.#host.isKnownMember(name.text)) return undefined;
    const whole = this.#checker.getTypeAtLocation(declaration.parent);
    const member = this.#checker.getPropertyOfType(whole, name.text)?.declarations?.[0];
    return member && this.#ownedByPackage(member, this.#declaredName(member));
  }

  /** A declaration of a package, when it lies in one that the catalog describes. */
  #ownedByPackage(declaration: ts.Declaration, name: string): Resolution | undefined {
    const file = declaration.getSourceFile().fileName;
    if (this.#host.isProjectFile(file) || STANDARD_LIBRARY.test(file)) return undefined;
    const owner = this.#host.packageOf(file);
    return owner && this.#host.isDescribed(owner.name)
      ? { kind: 'package', package: owner, names: [name] }
      : undefined;
  }

  /** What a variable or parameter stands for whose type is that of one declared function, or has a name. */
  #resolveByType(callee: ts.Expression): Resolution | undefined {
    const type = this.#checker.getTypeAtLocation(callee);
    const [alias] = type.aliasSymbol?.declarations ?? [];
    const named = alias && this.#ownedByPackage(alias, type.aliasSymbol?.name ?? '');
    if (named !== undefined) return named;
    const declarations = type.getSymbol()?.declarations ?? [];
    const [first] = declarations;
    if (first === undefined || !isCallable(this.#compiler, first)) return undefined;
    const file = first.getSourceFile().fileName;
    if (this.#host.isProjectFile(file)) return this.#projectResolution(declarations);
    const owner = STANDARD_LIBRARY.test(file) ? undefined : this.#host.packageOf(file);
    return owner && { kind: 'package', package: owner, names: [this.#declaredName(first)] };
  }

  /** The declaration of a property that a value has, when it lies in a package that the catalog describes. */
  propertyOf(object: ts.Expression, name: string): PackageResolution | undefined {
    const type = this.#checker.getNonNullableType(this.#checker.getTypeAtLocation(object));
    const [member] = this.#checker.getPropertyOfType(type, name)?.declarations ?? [];
    const owned = member && this.#ownedByPackage(member, this.#declaredName(member));
    return owned?.kind === 'package' ? owned : undefined;
  }

  /** The class that a type annotation names, when it is imported from a package. */
  importedType(type: ts.TypeNode | undefined): PackageResolution | undefined {
    return type && importedClass(this.#typeNames, type);
  }

  /** Where the project declares what a name stands for. */
  declarationsOf(name: ts.Expression): readonly ts.Declaration[] {
    const named = this.#compiler.isPropertyAccessExpression(name) ? name.name : name;
    return this.#ownOf(this.#symbolAt(named));
  }

  /** Where the project declares what `{ name }` takes out of an object. */
  takenFrom(element: ts.BindingElement): readonly ts.Declaration[] {
    const compiler = this.#compiler;
    const name = element.propertyName ?? element.name;
    if (!compiler.isIdentifier(name) || !compiler.isObjectBindingPattern(element.parent)) return [];
    const whole = this.#checker.getTypeAtLocation(element.parent);
    return this.#ownOf(this.#checker.getPropertyOfType(whole, name.text));
  }

  #ownOf(symbol: ts.Symbol | undefined): readonly ts.Declaration[] {
    const declarations = symbol?.declarations ?? [];
    return declarations.filter((declaration) =>
      this.#host.isProjectFile(declaration.getSourceFile().fileName),
    );
  }

  /** The type behind a name that the project gave it. */
  #aliasedType(name: ts.EntityName): ts.TypeNode | undefined {
    const [declaration] = this.#ownOf(this.#symbolAt(name));
    return declaration && this.#compiler.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
  }

  /** The classes and interfaces of the project that a class or interface inherits from. */
  supertypesOf(declaration: ts.ClassLikeDeclaration): readonly SymbolName[] {
    const names: SymbolName[] = [];
    for (const clause of declaration.heritageClauses ?? []) {
      for (const { expression } of clause.types) {
        for (const parent of this.#inherited(expression)) {
          if (this.#host.isProjectFile(parent.getSourceFile().fileName)) {
            names.push(symbolName(this.#compiler, parent));
          }
        }
      }
    }
    return [...new Set(names)];
  }

  /** Whether an expression names a class itself, and not a value that is one. */
  isDeclaredClass(expression: ts.Expression): boolean {
    const declared = this.#symbolAt(expression)?.declarations ?? [];
    return declared.some((declaration) => isTypeDeclaration(this.#compiler, declaration));
  }

  /** The declarations behind a heritage clause: those that it names, or those of the instances that it makes. */
  #inherited(expression: ts.Expression): readonly ts.Declaration[] {
    const declared = this.#symbolAt(expression)?.declarations ?? [];
    if (declared.some((declaration) => isTypeDeclaration(this.#compiler, declaration))) return declared;
    const type = this.#checker.getTypeAtLocation(expression);
    const made = type.getConstructSignatures().map((signature) => signature.getReturnType());
    return made
      .flatMap((instance) => (instance.isIntersection() ? instance.types : [instance]))
      .flatMap((instance) => instance.getSymbol()?.declarations ?? [])
      .filter((declaration) => isTypeDeclaration(this.#compiler, declaration));
  }

  /** The file of the project that a module specifier resolves to. */
  moduleFile(specifier: ts.Expression): string | undefined {
    const file = this.#checker.getSymbolAtLocation(specifier)?.declarations?.[0]?.getSourceFile().fileName;
    return file !== undefined && this.#host.isProjectFile(file) ? file : undefined;
  }

  /** Whether the project declares a member of that name anywhere: only then is a type worth asking for. */
  declares(name: string): boolean {
    return this.#host.isKnownMember(name);
  }

  /** The methods of the project that a value's own type, or that of a list's elements, has under a name. */
  ownMethods(expression: ts.Expression, name: string, part: 'whole' | 'element' = 'whole'): OwnMethods {
    if (!this.declares(name)) return NO_METHODS;
    const whole = this.#checker.getTypeAtLocation(expression);
    const type = part === 'whole' ? whole : whole.getNumberIndexType();
    if (type === undefined) return NO_METHODS;
    const members = (type.isUnion() ? type.types : [type]).filter((member) => !this.#isNothing(member));
    const own = members.map((member) =>
      (this.#memberOf(member, name)?.declarations ?? []).filter((declaration) =>
        this.#host.isProjectFile(declaration.getSourceFile().fileName),
      ),
    );
    const declarations = own.flat();
    const resolution = declarations.length === 0 ? undefined : this.#projectResolution(declarations);
    return resolution?.kind === 'project'
      ? { methods: resolution.names, isOnly: own.every((found) => found.length > 0) }
      : NO_METHODS;
  }

  /**
   * The getters or setters of the project that a read or a store of a property runs.
   *
   * A property that an interface or a base class declares may be one in a class below; `isOnly` is false then.
   */
  accessors(object: ts.Node, name: string, kind: 'get' | 'set'): OwnMethods {
    if (!this.declares(`${kind} ${name}`)) return NO_METHODS;
    const compiler = this.#compiler;
    const type = this.#checker.getTypeAtLocation(object);
    const members = (type.isUnion() ? type.types : [type]).filter((member) => !this.#isNothing(member));
    const declarations = members
      .flatMap((member) => this.#checker.getPropertyOfType(member, name)?.declarations ?? [])
      .filter((declaration) => this.#host.isProjectFile(declaration.getSourceFile().fileName));
    // A literal's own getter is taken for the value that it gives.
    const isAccessor = (declaration: ts.Declaration): boolean =>
      (compiler.isGetAccessorDeclaration(declaration) || compiler.isSetAccessorDeclaration(declaration)) &&
      isTypeDeclaration(this.#compiler, declaration.parent);
    const holders = declarations
      .filter((declaration) => isAccessor(declaration) || this.#isInheritable(declaration))
      .map(({ parent }) => `${symbolName(compiler, parent)}.${kind} ${name}`);
    return {
      methods: [...new Set(holders)],
      isOnly: declarations.length > 0 && declarations.every(isAccessor),
    };
  }

  /** A property that a class below can have as a getter. */
  #isInheritable(declaration: ts.Declaration): boolean {
    const compiler = this.#compiler;
    const isProperty =
      compiler.isPropertySignature(declaration) || compiler.isPropertyDeclaration(declaration);
    return isProperty && isTypeDeclaration(this.#compiler, declaration.parent);
  }

  #isNothing(type: ts.Type): boolean {
    const { TypeFlags } = this.#compiler;
    return (type.flags & (TypeFlags.Undefined | TypeFlags.Null)) !== 0;
  }

  /** A member by its name; the compiler numbers the names of well-known symbols. */
  #memberOf(type: ts.Type, name: string): ts.Symbol | undefined {
    if (!name.startsWith('@@')) return this.#checker.getPropertyOfType(type, name);
    const owner = type.getSymbol()?.declarations?.[0]?.getSourceFile().fileName;
    if (owner === undefined || !this.#host.isProjectFile(owner)) return undefined;
    const prefix = `__@${name.slice(2)}@`;
    return type.getProperties().find(({ escapedName }) => String(escapedName).startsWith(prefix));
  }

  #symbolAt(node: ts.Node): ts.Symbol | undefined {
    const symbol = this.#checker.getSymbolAtLocation(node);
    if (symbol === undefined) return undefined;
    const isAlias = (symbol.flags & this.#compiler.SymbolFlags.Alias) !== 0;
    return isAlias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  #projectResolution(declarations: readonly ts.Declaration[]): Resolution | undefined {
    const compiler = this.#compiler;
    const names = declarations
      .map((declaration) => this.#meant(declaration))
      .filter((declaration) => isCallable(this.#compiler, declaration))
      .map((declaration) => symbolName(compiler, declaration));
    if (names.length === 0) return undefined;
    // `declare function`: the project says that it exists, and somebody else wrote it.
    if (declarations.every((declaration) => isBodiless(compiler, declaration))) return { kind: 'library' };
    return { kind: 'project', names: [...new Set(names)] };
  }

  /** The declaration behind `{ draft }` and `exports.draft = …`. */
  #meant(declaration: ts.Declaration): ts.Declaration {
    const compiler = this.#compiler;
    if (compiler.isShorthandPropertyAssignment(declaration)) {
      return this.#checker.getShorthandAssignmentValueSymbol(declaration)?.declarations?.[0] ?? declaration;
    }
    const { parent } = declaration;
    const isAssigned =
      compiler.isPropertyAccessExpression(declaration) && compiler.isBinaryExpression(parent);
    return isAssigned ? parent : declaration;
  }

  /** `generateText`, `Agent#asTool` for methods, `Agent.create` for static ones. */
  #declaredName(declaration: ts.Declaration): string {
    const compiler = this.#compiler;
    // A module that is called itself: the default export of CommonJS, as some resolutions take it.
    if (compiler.isSourceFile(declaration)) return 'default';
    const own = this.#nameOf(declaration);
    const parent = declaration.parent;
    if (
      compiler.isClassDeclaration(parent) ||
      compiler.isClassExpression(parent) ||
      compiler.isInterfaceDeclaration(parent)
    ) {
      const isStatic =
        compiler.isMethodDeclaration(declaration) &&
        (declaration.modifiers?.some((modifier) => modifier.kind === compiler.SyntaxKind.StaticKeyword) ??
          false);
      return `${this.#nameOf(parent)}${isStatic ? '.' : '#'}${own}`;
    }
    const alias = this.#enclosingAlias(declaration);
    return alias === undefined ? own : `${alias}#${own}`;
  }

  /** The type alias whose literal type declares a member. */
  #enclosingAlias(declaration: ts.Declaration): string | undefined {
    const compiler = this.#compiler;
    if (!compiler.isMethodSignature(declaration) && !compiler.isPropertySignature(declaration))
      return undefined;
    for (let node: ts.Node = declaration.parent; !compiler.isSourceFile(node); node = node.parent) {
      if (compiler.isTypeAliasDeclaration(node)) return node.name.text;
    }
    return undefined;
  }

  #nameOf(declaration: ts.Node): string {
    // Every declaration with a name keeps it in `name`; those without one are named for what they are.
    const name = (declaration as { name?: ts.Node }).name;
    const text = name !== undefined && this.#compiler.isIdentifier(name) ? name.text : 'default';
    return text.replace(BUNDLER_SUFFIX, '');
  }

  /**
   * A method chain that starts at an import of a package that the catalog does not describe: no type of it has to be
   * worked out, which for schema libraries costs more than the rest of the file.
   */
  #foreignMember(callee: ts.Expression): Resolution | undefined {
    const compiler = this.#compiler;
    if (!compiler.isPropertyAccessExpression(callee)) return undefined;
    let root: ts.Expression = callee;
    while (
      compiler.isPropertyAccessExpression(root) ||
      compiler.isElementAccessExpression(root) ||
      compiler.isCallExpression(root)
    ) {
      root = unwrap(compiler, root.expression);
    }
    const imported = compiler.isIdentifier(root) ? this.#imports.behind(root) : undefined;
    if (imported === undefined || this.#host.isDescribed(imported.package.name)) return undefined;
    // What a package's namespace gives may be another package's own: its declaration has to say.
    const isReExport =
      imported.names[0] === '*' && callee.expression === root && !isPlatform(imported.package.name);
    return isReExport ? undefined : { ...imported, names: [callee.name.text] };
  }

  /** The package and name that an import statement gives, for what the types do not resolve. */
  #importedAs(callee: ts.Expression): Resolution | undefined {
    const compiler = this.#compiler;
    if (compiler.isIdentifier(callee)) return this.#imports.behind(callee);
    if (!compiler.isPropertyAccessExpression(callee) || !compiler.isIdentifier(callee.expression))
      return undefined;
    const base = this.#imports.behind(callee.expression);
    const [name] = base?.names ?? [];
    if (base === undefined || name === undefined) return undefined;
    const member = callee.name.text;
    if (name === '*') return { ...base, names: [member] };
    // A default export can be an instance; whatever else has functions as members is a class, or holds them.
    return { ...base, names: name === 'default' ? [`default#${member}`] : [`${name}.${member}`, member] };
  }
}
