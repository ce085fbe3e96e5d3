import type ts from 'typescript';
import type { Compiler } from './compiler.ts';
import { packageImport, packageNameOf } from './package-import.ts';
import { PLATFORM, type PackageResolution } from './resolution.ts';

/** What tells the files of a project from those of packages. */
interface Files {
  isProjectFile(file: string): boolean;
  packageOf(file: string): { readonly name: string } | undefined;
}

/** Tells which export of which package an identifier of a file stands for, by the statement that imports it. */
export class PackageImports {
  readonly #compiler: Compiler;
  readonly #checker: ts.TypeChecker;
  readonly #files: Files;
  /** By identifier: every call of a long chain asks about its root. */
  readonly #known = new Map<ts.Identifier, PackageResolution | undefined>();
  /** By specifier: to find a module, the compiler works out anew how its file is to be read. */
  readonly #packages = new Map<ts.StringLiteral, string | undefined>();

  constructor(compiler: Compiler, checker: ts.TypeChecker, files: Files) {
    this.#compiler = compiler;
    this.#checker = checker;
    this.#files = files;
  }

  /** The import behind an identifier; undefined for what the project declares itself. */
  behind(identifier: ts.Identifier): PackageResolution | undefined {
    if (this.#known.has(identifier)) return this.#known.get(identifier);
    const imported = this.#find(identifier);
    this.#known.set(identifier, imported);
    return imported;
  }

  #find(identifier: ts.Identifier): PackageResolution | undefined {
    const declaration = this.#checker.getSymbolAtLocation(identifier)?.declarations?.[0];
    const source = declaration && packageImport(this.#compiler, declaration);
    if (source === undefined || source.literal.text.startsWith('.')) return undefined;
    const name = this.#packageOf(source.literal);
    return name === undefined ? undefined : { kind: 'package', package: { name }, names: [source.name] };
  }

  #packageOf(literal: ts.StringLiteral): string | undefined {
    if (this.#packages.has(literal)) return this.#packages.get(literal);
    const name = this.#findPackage(literal);
    this.#packages.set(literal, name);
    return name;
  }

  /** Aliases of paths lead into the project, and the platform's modules are declared in files of another package. */
  #findPackage(literal: ts.StringLiteral): string | undefined {
    const module = this.#checker.getSymbolAtLocation(literal)?.declarations?.[0];
    if (module === undefined) return packageNameOf(literal.text);
    const file = module.getSourceFile().fileName;
    if (this.#files.isProjectFile(file)) return undefined;
    const isPlatform = !this.#compiler.isSourceFile(module) && this.#files.packageOf(file)?.name === PLATFORM;
    return isPlatform ? PLATFORM : packageNameOf(literal.text);
  }
}
