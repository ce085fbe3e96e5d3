import ts from 'typescript';
import type { LintedProgram } from '../program/linted-program.ts';

const CORE = '@hearsay/core';
/** Types of `@hearsay/core` whose argument is an answer. */
const ANSWERING: ReadonlySet<string> = new Set(['AgentAnswer', 'Answerable']);

/** Whether a type that is written in the source is one of those of `@hearsay/core` that check an answer. */
export function isAnswerType(node: ts.TypeNode, program: LintedProgram): boolean {
  if (ts.isIntersectionTypeNode(node)) return node.types.some((part) => isAnswerType(part, program));
  const name = ts.isTypeReferenceNode(node) ? node.typeName : ts.isImportTypeNode(node) && node.qualifier;
  return name ? isAnswerName(program.checker.getSymbolAtLocation(name), program) : false;
}

/** Whether a name stands for such a type, under whatever name it was imported. */
export function isAnswerName(symbol: ts.Symbol | undefined, program: LintedProgram): boolean {
  const target = symbol && aliased(symbol, program);
  if (target === undefined || !ANSWERING.has(target.name)) return false;
  const declared = target.declarations?.[0]?.getSourceFile().fileName;
  return declared !== undefined && program.packageOf(declared)?.name === CORE;
}

/** What a name was imported from. */
export function aliased(symbol: ts.Symbol, { checker }: LintedProgram): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}
