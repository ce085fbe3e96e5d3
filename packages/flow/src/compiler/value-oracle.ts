import type ts from 'typescript';
import type { Compiler } from './compiler.ts';
import { unwrap } from './symbol-name.ts';

/** Classes of the platform whose iteration gives pairs of key and value. */
const KEYED = new Set(['Map', 'ReadonlyMap', 'URLSearchParams', 'FormData', 'Headers']);

/** How the result of a callback comes back: as the result of the call, or in a list. */
export type GivenBack = 'whole' | 'listed';

function mentions(text: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(text);
}

/** Tells from the type of an expression what its value is, from one compiled program. */
export class ValueOracle {
  readonly #compiler: Compiler;
  readonly #checker: ts.TypeChecker;

  constructor(compiler: Compiler, checker: ts.TypeChecker) {
    this.#compiler = compiler;
    this.#checker = checker;
  }

  /**
   * What a library's function does with the result of a callback, as its declaration tells: `retry<T>(task: () =>
   * Promise<T>): Promise<T>` gives it back, and a result that holds `T[]` lists it.
   *
   * @returns By position, the callbacks whose results come back; none for a function of the project.
   */
  givenBack(call: ts.CallExpression): ReadonlyMap<number, GivenBack> {
    const given = new Map<number, GivenBack>();
    const declaration = this.#checker.getResolvedSignature(call)?.getDeclaration();
    const result = declaration?.type;
    if (result === undefined || !declaration?.getSourceFile().isDeclarationFile) return given;
    const names = declaration.typeParameters?.map(({ name }) => name.text) ?? [];
    const text = result.getText();
    call.arguments.forEach((_, index) => {
      const type = declaration.parameters[index]?.type?.getText() ?? '';
      const shared = names.filter((name) => mentions(type, name) && mentions(text, name));
      // A function that is given back as it came is followed as the value that it is.
      if (shared.length === 0 || text === type) return;
      const isListed = shared.some((name) => new RegExp(`\\b${name}\\[\\]|Array<.*\\b${name}\\b`).test(text));
      given.set(index, isListed ? 'listed' : 'whole');
    });
    return given;
  }

  /** Whether an object can bring a property along, as far as its type tells. */
  mayHaveProperty(expression: ts.Expression, name: string): boolean {
    const type = this.#checker.getTypeAtLocation(expression);
    const isOpen = (type.flags & (this.#compiler.TypeFlags.Any | this.#compiler.TypeFlags.Unknown)) !== 0;
    return (
      isOpen ||
      type.getStringIndexType() !== undefined ||
      this.#checker.getPropertyOfType(type, name) !== undefined
    );
  }

  /** The one text that an expression can have, as far as its type tells. */
  constantText(expression: ts.Expression): string | undefined {
    const type = this.#checker.getTypeAtLocation(expression);
    return type.isStringLiteral() ? type.value : undefined;
  }

  /**
   * The constant that a member of a value is, as its type tells or as it is written where the value is declared.
   *
   * @returns `undefined` where the value need not have the member, `unknown` where it has one that is no constant.
   */
  constantMember(expression: ts.Expression, name: string): { readonly text: string } | 'unknown' | undefined {
    const { Optional } = this.#compiler.SymbolFlags;
    const member = this.#checker.getPropertyOfType(this.#checker.getTypeAtLocation(expression), name);
    if (member === undefined || (member.flags & Optional) !== 0) return undefined;
    const type = this.#checker.getTypeOfSymbol(member);
    if (type.isStringLiteral()) return { text: type.value };
    const [declaration] = member.declarations ?? [];
    const isWritten = declaration !== undefined && this.#compiler.isPropertyAssignment(declaration);
    const value = isWritten ? unwrap(this.#compiler, declaration.initializer) : undefined;
    return value !== undefined && this.#compiler.isStringLiteralLike(value)
      ? { text: value.text }
      : 'unknown';
  }

  /** Whether a value is an address of the platform: one text under several names. */
  isAddress(expression: ts.Expression): boolean {
    return this.#checker.getTypeAtLocation(expression).getSymbol()?.name === 'URL';
  }

  /** Whether an expression gives a text, at once or as a promise. */
  givesText(expression: ts.Expression): boolean {
    const type = this.#checker.getTypeAtLocation(expression);
    const awaited = this.#checker.getAwaitedType(type) ?? type;
    return (awaited.flags & this.#compiler.TypeFlags.StringLike) !== 0;
  }

  /** The names of the classes that a value is an instance of, as far as its type tells: its own, then inherited ones. */
  classNames(expression: ts.Expression): readonly string[] {
    const names: string[] = [];
    const visit = (type: ts.Type): void => {
      const symbol = type.getSymbol();
      if (symbol === undefined || names.includes(symbol.name)) return;
      names.push(symbol.name);
      // An instance of a generic class has no base types of its own; the class has.
      for (const base of this.#checker.getDeclaredTypeOfSymbol(symbol).getBaseTypes() ?? []) visit(base);
    };
    visit(this.#checker.getTypeAtLocation(expression));
    return names;
  }

  /** Whether iterating a value gives pairs of key and value. */
  isKeyed(expression: ts.Expression): boolean {
    return KEYED.has(this.#checker.getTypeAtLocation(expression).getSymbol()?.name ?? '');
  }
}
