import type ts from 'typescript';
import type { Compiler } from './compiler.ts';
import { typeArgumentsOf } from './type-arguments.ts';

/** Members looked at per type, and types looked into below one another, before a type counts as holding text. */
const MAXIMUM_MEMBERS = 60;
const MAXIMUM_DEPTH = 4;

/** Library types without data members that hold no sentence. */
const CLOSED_LIBRARY_TYPES = new Set(['Date', 'RegExp', 'AbortSignal', 'AbortController']);
/** Library containers that hold what their type arguments hold. */
const CONTAINERS = new Set([
  'Array',
  'ReadonlyArray',
  'Promise',
  'PromiseLike',
  'Set',
  'ReadonlySet',
  'Map',
  'ReadonlyMap',
]);

/** Answers questions about types, from one compiled program. */
export class TypeOracle {
  readonly #compiler: Compiler;
  readonly #checker: ts.TypeChecker;
  /** Answers to whole questions; what a recursive type gives half-way through is not kept. */
  readonly #known = new Map<ts.Type, boolean>();
  /** Answers by node: the compiler works out the type of a long expression anew for every question. */
  readonly #asked = new Map<ts.Node, boolean>();

  constructor(compiler: Compiler, checker: ts.TypeChecker) {
    this.#compiler = compiler;
    this.#checker = checker;
  }

  /** Whether a value of the node's type can hold a sentence. Everything unknown can. */
  carriesText(node: ts.Node): boolean {
    // Its operands were asked already.
    if (this.#compiler.isTemplateExpression(node)) return true;
    const asked = this.#asked.get(node);
    if (asked !== undefined) return asked;
    const carries = this.#askType(node);
    this.#asked.set(node, carries);
    return carries;
  }

  #askType(node: ts.Node): boolean {
    const type = this.#checker.getTypeAtLocation(node);
    const known = this.#known.get(type);
    if (known !== undefined) return known;
    const carries = this.#typeCarriesText(type, []);
    this.#known.set(type, carries);
    return carries;
  }

  /** Whether the node's value is a promise. */
  isPromise(node: ts.Node): boolean {
    const name = this.#checker.getTypeAtLocation(node).getSymbol()?.name;
    return name === 'Promise' || name === 'PromiseLike';
  }

  /** Whether every value of the node's type is a primitive. */
  isPrimitive(node: ts.Node): boolean {
    const type = this.#checker.getTypeAtLocation(node);
    const { TypeFlags } = this.#compiler;
    const primitive =
      TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BooleanLike | TypeFlags.BigIntLike;
    const members = type.isUnion() ? type.types : [type];
    return members.every((member) => (member.flags & primitive) !== 0);
  }

  /** Whether the node's value can be `undefined`, as far as its type tells. */
  canBeMissing(node: ts.Node): boolean {
    const type = this.#checker.getTypeAtLocation(node);
    const members = type.isUnion() ? type.types : [type];
    return members.some(({ flags }) => (flags & this.#compiler.TypeFlags.Undefined) !== 0);
  }

  /** `around` are the types that are being looked into: a recursive type holds text only if another part does. */
  #typeCarriesText(type: ts.Type, around: readonly ts.Type[]): boolean {
    if (around.includes(type)) return false;
    if (around.length > MAXIMUM_DEPTH) return true;
    return this.#decide(type, [...around, type]);
  }

  #decide(type: ts.Type, around: readonly ts.Type[]): boolean {
    const { TypeFlags } = this.#compiler;
    const closed =
      TypeFlags.NumberLike |
      TypeFlags.BooleanLike |
      TypeFlags.BigIntLike |
      TypeFlags.StringLiteral |
      TypeFlags.EnumLike |
      TypeFlags.Undefined |
      TypeFlags.Null |
      TypeFlags.Void |
      TypeFlags.Never;
    if (type.isUnion()) return type.types.some((member) => this.#typeCarriesText(member, around));
    if ((type.flags & closed) !== 0) return false;
    if ((type.flags & TypeFlags.Object) === 0) return true;
    return this.#objectCarriesText(type, around);
  }

  #objectCarriesText(type: ts.Type, around: readonly ts.Type[]): boolean {
    const checker = this.#checker;
    const name = type.getSymbol()?.name ?? '';
    if (CLOSED_LIBRARY_TYPES.has(name)) return false;
    if (checker.isArrayType(type) || checker.isTupleType(type) || CONTAINERS.has(name)) {
      const typeArguments = typeArgumentsOf(this.#compiler, checker, type);
      return (
        typeArguments.length === 0 ||
        typeArguments.some((argument) => this.#typeCarriesText(argument, around))
      );
    }
    if (type.getStringIndexType() !== undefined || type.getNumberIndexType() !== undefined) return true;
    const members = type.getProperties();
    if (members.length === 0 || members.length > MAXIMUM_MEMBERS) return true;
    return members.some((member) => this.#memberCarriesText(member, around));
  }

  #memberCarriesText(member: ts.Symbol, around: readonly ts.Type[]): boolean {
    const type = this.#checker.getTypeOfSymbol(member);
    // What a method gives back is not known: `read()` of a stream is text.
    return type.getCallSignatures().length > 0 || this.#typeCarriesText(type, around);
  }
}
