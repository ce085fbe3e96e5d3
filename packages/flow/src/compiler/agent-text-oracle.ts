import type ts from 'typescript';
import type { Compiler } from './compiler.ts';
import type { PackageIdentity } from './resolution.ts';
import { typeArgumentsOf } from './type-arguments.ts';

const CORE = '@hearsay/core';
const MAXIMUM_DEPTH = 4;
/** Types of ours that say what a text will be, and hold none: their JSON is the schema. */
const DECLARATIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['@hearsay/answer', ['Answer']],
  ['@hearsay/tool', ['Tool', 'RunnableTool']],
]);

/** Tells which types hold AgentText: converting a value of such a type to text takes the mark off. */
export class AgentTextOracle {
  readonly #compiler: Compiler;
  readonly #checker: ts.TypeChecker;
  readonly #packageOf: (file: string) => PackageIdentity | undefined;
  readonly #known: Map<ts.Type, boolean> = new Map();
  /** By type: whether it is AgentText itself. */
  readonly #marked: Map<ts.Type, boolean> = new Map();

  constructor(
    compiler: Compiler,
    checker: ts.TypeChecker,
    packageOf: (file: string) => PackageIdentity | undefined,
  ) {
    this.#compiler = compiler;
    this.#checker = checker;
    this.#packageOf = packageOf;
  }

  /** Whether the expression's type is AgentText, or holds it in an element, a property or an arm of a union. */
  holds(expression: ts.Expression): boolean {
    return this.isHolder(this.#checker.getTypeAtLocation(expression));
  }

  /** Whether a type is AgentText, or holds it in an element, a property or an arm of a union. */
  isHolder(type: ts.Type): boolean {
    const known = this.#known.get(type);
    if (known !== undefined) return known;
    const holds = this.#typeHolds(type, []);
    this.#known.set(type, holds);
    return holds;
  }

  #typeHolds(type: ts.Type, around: readonly ts.Type[]): boolean {
    if (around.includes(type) || around.length > MAXIMUM_DEPTH) return false;
    if (this.isAgentText(type)) return true;
    const inside = [...around, type];
    if ((type.flags & this.#compiler.TypeFlags.TypeParameter) !== 0) {
      const constraint = this.#checker.getBaseConstraintOfType(type);
      return constraint !== undefined && constraint !== type && this.#typeHolds(constraint, inside);
    }
    if (type.isUnion()) return type.types.some((member) => this.#typeHolds(member, inside));
    if ((type.flags & this.#compiler.TypeFlags.Object) === 0 || this.#isDeclaration(type)) return false;
    if (
      typeArgumentsOf(this.#compiler, this.#checker, type).some((argument) =>
        this.#typeHolds(argument, inside),
      )
    ) {
      return true;
    }
    if (this.#isFromLibrary(type)) return false;
    return type.getProperties().some((member) => {
      const memberType = this.#checker.getTypeOfSymbol(member);
      return memberType.getCallSignatures().length === 0 && this.#typeHolds(memberType, inside);
    });
  }

  /** Whether a type is AgentText itself: no union with it, and nothing that holds it. */
  isAgentText(type: ts.Type): boolean {
    if (!type.isIntersection()) return false;
    const known = this.#marked.get(type);
    if (known !== undefined) return known;
    const isMarked = this.#isDeclaredByCore(type);
    this.#marked.set(type, isMarked);
    return isMarked;
  }

  #isDeclaredByCore(type: ts.Type): boolean {
    const file = type.getProperty('raw')?.declarations?.[0]?.getSourceFile().fileName;
    return file !== undefined && this.#packageOf(file)?.name === CORE;
  }

  #isDeclaration(type: ts.Type): boolean {
    const symbol = type.getSymbol();
    const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
    if (symbol === undefined || file === undefined) return false;
    return DECLARATIONS.get(this.#packageOf(file)?.name ?? '')?.includes(symbol.name) === true;
  }

  /** Types of libraries hold no AgentText but through type arguments. */
  #isFromLibrary(type: ts.Type): boolean {
    const file = type.getSymbol()?.declarations?.[0]?.getSourceFile().fileName;
    return file !== undefined && /\/node_modules\/|(^|\/)lib\.[^/]*\.d\.ts$/.test(file);
  }
}
