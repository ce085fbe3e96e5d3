import type ts from 'typescript';
import type { Compiler } from '../compiler/compiler.ts';
import {
  anythingHere,
  classInstance,
  freeText,
  functionHere,
  hiddenData,
  openKeys,
  symbolHere,
  unnamedMembers,
  unconstrainedParameter,
} from './answer-messages.ts';
import { isAnswerType, type AnswerProgram } from './is-answer-type.ts';

/** A place inside an answer type that can hold text of an agent unmarked. */
export interface UnsafePlace {
  /** From the answer inwards: `.items[].note`; empty for the answer itself. */
  readonly path: string;
  readonly reason: string;
  /** Whether nothing is known about the place: it is `any` or `unknown`. */
  readonly isUntyped?: true;
}

/** Types that hide what they hold behind methods. */
const HIDING: ReadonlySet<string> = new Set([
  'Date',
  'RegExp',
  'Promise',
  'PromiseLike',
  'ArrayBuffer',
  'SharedArrayBuffer',
  'DataView',
  'Uint8Array',
  'Buffer',
  'ReadableStream',
  'Generator',
  'AsyncGenerator',
  'Iterator',
  'AsyncIterator',
  'Iterable',
  'AsyncIterable',
  'WeakMap',
  'WeakSet',
  'WeakRef',
  'Error',
  'URL',
]);
const LISTS: ReadonlySet<string> = new Set(['Set', 'ReadonlySet']);
const MAPS: ReadonlySet<string> = new Set(['Map', 'ReadonlyMap']);
const FUNCTIONS: ReadonlySet<string> = new Set(['Function', 'CallableFunction', 'NewableFunction']);

/** What holds no free text, whatever its value. */
function plainFlags({ TypeFlags: flags }: Compiler): ts.TypeFlags {
  return (
    flags.NumberLike |
    flags.BooleanLike |
    flags.BigIntLike |
    flags.Undefined |
    flags.Null |
    flags.Void |
    flags.Never |
    flags.StringLiteral |
    flags.EnumLiteral
  );
}

/** Looks through an answer type for the first place that can hold text outside AgentText; undefined when there is none. */
export function unsafePlace(type: ts.Type, program: AnswerProgram, at: ts.Node): UnsafePlace | undefined {
  return new AnswerWalk(program, at).find(type, '');
}

/** Counts members, elements and arms alike; nobody writes an answer that deep. */
const MAXIMUM_DEPTH = 100;

class AnswerWalk {
  readonly #program: AnswerProgram;
  readonly #at: ts.Node;
  readonly #flags: typeof ts.TypeFlags;
  readonly #plain: ts.TypeFlags;
  readonly #seen: Set<ts.Type> = new Set();
  #depth = 0;

  constructor(program: AnswerProgram, at: ts.Node) {
    this.#program = program;
    this.#at = at;
    this.#flags = program.compiler.TypeFlags;
    this.#plain = plainFlags(program.compiler);
  }

  find(type: ts.Type, path: string): UnsafePlace | undefined {
    if (this.#seen.has(type)) return undefined;
    // A type that nests itself with ever new arguments has no end: what is wrong with it shows before.
    if (this.#depth >= MAXIMUM_DEPTH) return undefined;
    this.#seen.add(type);
    this.#depth += 1;
    const found = this.#findAnew(type, path);
    this.#depth -= 1;
    return found;
  }

  #findAnew(type: ts.Type, path: string): UnsafePlace | undefined {
    const { checker, marks } = this.#program;
    if (marks.isAgentText(type) || (type.flags & this.#plain) !== 0 || this.#isClosedFormat(type))
      return undefined;
    if ((type.flags & (this.#flags.Any | this.#flags.Unknown)) !== 0) {
      return { path, reason: anythingHere(checker.typeToString(type)), isUntyped: true };
    }
    if ((type.flags & this.#flags.StringLike) !== 0) return { path, reason: freeText() };
    if ((type.flags & this.#flags.ESSymbolLike) !== 0) return { path, reason: symbolHere() };
    if (type.isUnion())
      return this.#first(type.types.map((member) => (): UnsafePlace | undefined => this.find(member, path)));
    if ((type.flags & this.#flags.TypeParameter) !== 0) return this.#findInParameter(type, path);
    if ((type.flags & this.#flags.Instantiable) !== 0) return this.#findInBound(type, path);
    if (type.isIntersection()) return this.#findInIntersection(type, path);
    return this.#findInObject(type, path);
  }

  #findInParameter(type: ts.Type, path: string): UnsafePlace | undefined {
    const declaration = type
      .getSymbol()
      ?.declarations?.find(this.#program.compiler.isTypeParameterDeclaration);
    const constraint = declaration?.constraint;
    // The constraint has every caller looked at in place of this.
    if (constraint !== undefined && isAnswerType(constraint, this.#program)) return undefined;
    const bound = this.#program.checker.getBaseConstraintOfType(type);
    if (bound === undefined || (bound.flags & this.#flags.Unknown) !== 0) {
      return { path, reason: unconstrainedParameter(type.getSymbol()?.name ?? '') };
    }
    return this.find(bound, path);
  }

  /** A type that is computed from a type parameter: what it is at most counts. */
  #findInBound(type: ts.Type, path: string): UnsafePlace | undefined {
    const { checker } = this.#program;
    const bound = checker.getBaseConstraintOfType(type);
    return bound === undefined || bound === type
      ? { path, reason: anythingHere(checker.typeToString(type)) }
      : this.find(bound, path);
  }

  #findInIntersection(type: ts.IntersectionType, path: string): UnsafePlace | undefined {
    if (type.types.some((part) => (part.flags & this.#flags.StringLike) !== 0))
      return { path, reason: freeText() };
    // A number with a brand.
    if (type.types.some((part) => (part.flags & this.#plain) !== 0)) return undefined;
    const parameters = type.types.filter((part) => (part.flags & this.#flags.Instantiable) !== 0);
    return this.#first([
      ...parameters.map((part) => () => this.find(part, path)),
      () => this.#findInObject(type, path),
    ]);
  }

  #findInObject(type: ts.Type, path: string): UnsafePlace | undefined {
    const { checker } = this.#program;
    const name = type.getSymbol()?.name ?? '';
    if (checker.isArrayType(type) || checker.isTupleType(type)) {
      const elements = checker.getTypeArguments(type as ts.TypeReference);
      const isTuple = checker.isTupleType(type);
      return this.#first(
        elements.map(
          (element, index) => () => this.find(element, `${path}[${isTuple ? String(index) : ''}]`),
        ),
      );
    }
    if (this.#isFromStandardLibrary(type)) {
      if (LISTS.has(name) || MAPS.has(name)) return this.#findInArguments(type, path);
      if (FUNCTIONS.has(name)) return { path, reason: functionHere() };
      if (HIDING.has(name) || name.endsWith('Array')) return { path, reason: hiddenData(name) };
    }
    if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) {
      return { path, reason: functionHere() };
    }
    if (type.isClass() || this.#isClassInstance(type)) return { path, reason: classInstance(name) };
    return this.#findInMembers(type, path);
  }

  #findInArguments(type: ts.Type, path: string): UnsafePlace | undefined {
    const names = ['keys', 'values'];
    const inner = this.#program.checker.getTypeArguments(type as ts.TypeReference);
    return this.#first(
      inner.map(
        (part, index) => () =>
          this.find(part, inner.length === 1 ? `${path}[]` : `${path}.${names[index] ?? ''}()`),
      ),
    );
  }

  #findInMembers(type: ts.Type, path: string): UnsafePlace | undefined {
    const { checker } = this.#program;
    const indexes = checker.getIndexInfosOfType(type);
    const open = indexes.find(({ keyType }) => (keyType.flags & this.#flags.Number) === 0);
    if (open !== undefined) return { path, reason: openKeys() };
    const members = type.getProperties();
    if (members.length === 0 && indexes.length === 0)
      return { path, reason: unnamedMembers(checker.typeToString(type)) };
    return this.#first([
      ...indexes.map((info) => () => this.find(info.type, `${path}[]`)),
      ...members.map(
        (member) => () =>
          this.find(checker.getTypeOfSymbolAtLocation(member, this.#at), `${path}${memberPath(member.name)}`),
      ),
    ]);
  }

  #first(searches: readonly (() => UnsafePlace | undefined)[]): UnsafePlace | undefined {
    for (const search of searches) {
      const found = search();
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** `Uuid` and `Decimal`: texts of a form that holds nothing else. */
  #isClosedFormat(type: ts.Type): boolean {
    return (
      type.isIntersection() &&
      type.types.some((part) => (part.flags & this.#flags.StringLike) !== 0) &&
      type.types.some((part) => part.getProperties().some((member) => this.#isFromCore(member)))
    );
  }

  #isFromCore(member: ts.Symbol): boolean {
    const file = member.declarations?.[0]?.getSourceFile().fileName;
    return file !== undefined && this.#program.packageOf(file)?.name === '@hearsay/core';
  }

  #isClassInstance(type: ts.Type): boolean {
    return ((type.getSymbol()?.flags ?? 0) & this.#program.compiler.SymbolFlags.Class) !== 0;
  }

  #isFromStandardLibrary(type: ts.Type): boolean {
    const file = type.getSymbol()?.declarations?.[0]?.getSourceFile().fileName ?? '';
    return /(?:^|\/)lib\.[^/]*\.d\.ts$|\/@types\/node\//u.test(file);
  }
}

/** How the path of a place names a member: `.note`, or `["free note"]`. */
export function memberPath(name: string): string {
  return /^[\w$]+$/u.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}
