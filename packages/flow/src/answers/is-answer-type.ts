import type ts from 'typescript';
import type { AgentTextOracle } from '../compiler/agent-text-oracle.ts';
import type { Compiler } from '../compiler/compiler.ts';
import type { PackageIdentity } from '../compiler/resolution.ts';

const CORE = '@hearsay/core';
/** Types of `@hearsay/core` whose argument is an answer. */
const ANSWERING: ReadonlySet<string> = new Set(['AgentAnswer', 'Answerable']);

/** What judging an answer type asks of a compiled program. */
export interface AnswerProgram {
  readonly compiler: Compiler;
  readonly checker: ts.TypeChecker;
  /** Tells which types hold AgentText. */
  readonly marks: AgentTextOracle;
  /** The package that a file belongs to, as the nearest manifest names it. */
  readonly packageOf: (file: string) => PackageIdentity | undefined;
}

/** Whether a type that is written in the source is one of those of `@hearsay/core` that check an answer. */
export function isAnswerType(node: ts.TypeNode, program: AnswerProgram): boolean {
  const { compiler } = program;
  if (compiler.isIntersectionTypeNode(node)) return node.types.some((part) => isAnswerType(part, program));
  const name = compiler.isTypeReferenceNode(node)
    ? node.typeName
    : compiler.isImportTypeNode(node) && node.qualifier;
  return name ? isAnswerName(program.checker.getSymbolAtLocation(name), program) : false;
}

/** Whether a name stands for such a type, under whatever name it was imported. */
export function isAnswerName(symbol: ts.Symbol | undefined, program: AnswerProgram): boolean {
  const target = symbol && aliased(symbol, program);
  if (target === undefined || !ANSWERING.has(target.name)) return false;
  const declared = target.declarations?.[0]?.getSourceFile().fileName;
  return declared !== undefined && program.packageOf(declared)?.name === CORE;
}

/** What a name was imported from. */
export function aliased(symbol: ts.Symbol, { checker, compiler }: AnswerProgram): ts.Symbol {
  return (symbol.flags & compiler.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}
