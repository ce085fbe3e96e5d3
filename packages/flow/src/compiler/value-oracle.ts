import type ts from 'typescript';
import type { Compiler } from './compiler.ts';
import { givenBackBy, isSameGivenBack, type GivenBack } from './given-back.ts';
import { unwrap } from './symbol-name.ts';

/** Classes of the platform whose iteration gives pairs of key and value. */
const KEYED = new Set(['Map', 'ReadonlyMap', 'URLSearchParams', 'FormData', 'Headers']);

/** Tells from the type of an expression what its value is, from one compiled program. */
export class ValueOracle {
  readonly #compiler: Compiler;
  readonly #checker: ts.TypeChecker;

  constructor(compiler: Compiler, checker: ts.TypeChecker) {
    this.#compiler = compiler;
    this.#checker = checker;
  }

  /** What a library's function does with the results of the callbacks that a call hands to it. */
  givenBack(call: ts.CallExpression): ReadonlyMap<number, GivenBack> {
    const { length } = call.arguments;
    // To find out what a call resolves to, the compiler infers types from all around it, which can take for ever.
    const [first, ...others] = this.#checker
      .getTypeAtLocation(call.expression)
      .getCallSignatures()
      .map((signature) => givenBackBy(signature.getDeclaration(), length));
    if (first !== undefined && others.every((other) => isSameGivenBack(first, other))) return first;
    return givenBackBy(this.#checker.getResolvedSignature(call)?.getDeclaration(), length);
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
