import type ts from 'typescript';
import { unwrap } from '../compiler/symbol-name.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { withoutAnswers } from './conversation-roles.ts';
import type { FileExtraction } from './file-extraction.ts';
import type { VariableValues } from './function-frame.ts';
import type { Variable } from './variable.ts';
import { findThis, findVariable } from './variable-access.ts';

/** What an expression such as `state.messages[i]` names: the same object as long as none of its variables is assigned. */
export interface StablePlace {
  /** The same for every expression that names the place. */
  readonly key: string;
  readonly variables: readonly Variable[];
}

/** The place that an expression names; undefined where running it again may give something else. */
export function stablePlace(extraction: FileExtraction, expression: ts.Expression): StablePlace | undefined {
  const variables: Variable[] = [];
  const key = keyOf(extraction, expression, variables);
  return key === undefined ? undefined : { key, variables };
}

function keyOf(
  extraction: FileExtraction,
  expression: ts.Expression,
  variables: Variable[],
): string | undefined {
  const { compiler } = extraction;
  const value = unwrap(compiler, expression);
  if (compiler.isNumericLiteral(value) || compiler.isStringLiteralLike(value))
    return JSON.stringify(value.text);
  const isThis = value.kind === compiler.SyntaxKind.ThisKeyword;
  if (isThis || compiler.isIdentifier(value)) {
    const variable = compiler.isIdentifier(value)
      ? findVariable(extraction, value.text)
      : findThis(extraction);
    if (variable === undefined) return undefined;
    variables.push(variable);
    return variable.captureName;
  }
  if (compiler.isPropertyAccessExpression(value)) {
    const base = keyOf(extraction, value.expression, variables);
    return base && `${base}.${value.name.text}`;
  }
  const parts = partsOf(extraction, value);
  if (parts === undefined) return undefined;
  const keys = parts.operands.map((operand) => keyOf(extraction, operand, variables));
  return keys.includes(undefined) ? undefined : `${parts.operator}(${keys.join()})`;
}

/** The operands of `list[i]`, `list.at(-1)`, `list.length - 1` and `-1`. */
function partsOf(
  { compiler }: FileExtraction,
  value: ts.Expression,
): { readonly operator: string; readonly operands: readonly ts.Expression[] } | undefined {
  if (compiler.isElementAccessExpression(value)) {
    return { operator: '[]', operands: [value.expression, value.argumentExpression] };
  }
  if (compiler.isBinaryExpression(value)) {
    const { kind } = value.operatorToken;
    const { MinusToken, PlusToken } = compiler.SyntaxKind;
    const isSum = kind === MinusToken || kind === PlusToken;
    return isSum ? { operator: String(kind), operands: [value.left, value.right] } : undefined;
  }
  if (compiler.isPrefixUnaryExpression(value)) {
    const isMinus = value.operator === compiler.SyntaxKind.MinusToken;
    return isMinus ? { operator: '-', operands: [value.operand] } : undefined;
  }
  if (!compiler.isCallExpression(value) || !compiler.isPropertyAccessExpression(value.expression))
    return undefined;
  const { expression: list, name } = value.expression;
  return name.text === 'at' ? { operator: 'at', operands: [list, ...value.arguments] } : undefined;
}

/** What can be proved of a place: that it holds a number or one of a few constants, or no message of a model. */
export type ProvenKind = 'constant' | 'asked';

/** Names what is proved of a place. */
export function provenKey({ key }: Pick<StablePlace, 'key'>, is: ProvenKind): string {
  return `${is} ${key}`;
}

/** The value of an expression, without what a test has ruled out. */
export function provenValue(extraction: FileExtraction, expression: ts.Expression, value: NodeId): NodeId {
  const { environment } = extraction.frame;
  if (value === CLEAN || environment === undefined || environment.proven.size === 0) return value;
  const place = stablePlace(extraction, expression);
  if (place === undefined) return value;
  if (environment.proven.has(provenKey(place, 'constant'))) return CLEAN;
  return environment.proven.has(provenKey(place, 'asked'))
    ? withoutAnswers(extraction, expression, value, false)
    : value;
}

/** A function of the program runs: it may have put something else in any place. */
export function forgetConstants(environment: VariableValues | undefined): void {
  forget(environment, (key) => key.startsWith(provenKey({ key: '' }, 'constant')));
}

/** A variable is assigned: places that it is part of are others from here on. */
export function forgetPlaces(environment: VariableValues | undefined, variable: Variable): void {
  forget(environment, (_key, variables) => variables.includes(variable));
}

function forget(
  environment: VariableValues | undefined,
  isOver: (key: string, variables: readonly Variable[]) => boolean,
): void {
  if (environment === undefined || environment.proven.size === 0) return;
  const kept = [...environment.proven].filter(([key, variables]) => !isOver(key, variables));
  if (kept.length < environment.proven.size) environment.proven = new Map(kept);
}
