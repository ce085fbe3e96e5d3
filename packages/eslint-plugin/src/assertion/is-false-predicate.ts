import { AST_NODE_TYPES, ASTUtils, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import type { LintedProgram } from '../program/linted-program.ts';
import { canHoldText } from './can-hold-text.ts';

/** What looks at a value before it says that it is a text. */
const CHECKS = /\btypeof\b|\b(?:safeParse|parse|validate|check)\b|\bis[A-Z]\w*\s*\(/u;

/** What is asked about the types of a predicate. */
export interface PredicateReader {
  readonly program: LintedProgram;
  readonly typeOf: (node: TSESTree.Node) => ts.Type;
}

/** A function with a body, which can tell its callers what the type of its parameter is. */
type Claiming = TSESTree.FunctionDeclaration | TSESTree.FunctionExpression | TSESTree.ArrowFunctionExpression;

/**
 * Whether the type predicate of a function takes the mark off: it says that a value is a plain text which may be
 * AgentText, and looks at nothing that could tell.
 */
export function isFalsePredicate(
  predicate: TSESTree.TSTypePredicate,
  { program, typeOf }: PredicateReader,
  sourceCode: Readonly<TSESLint.SourceCode>,
): boolean {
  const { parameterName, typeAnnotation } = predicate;
  const claiming = predicate.parent.parent;
  if (typeAnnotation === null || parameterName.type !== AST_NODE_TYPES.Identifier || !isClaiming(claiming))
    return false;
  if (CHECKS.test(sourceCode.getText(claiming.body))) return false;
  const parameter = claiming.params.map(named).find((candidate) => candidate?.name === parameterName.name);
  if (parameter === undefined) return false;
  const { marks } = program;
  const claimed = typeOf(typeAnnotation.typeAnnotation);
  // What most predicates claim is a form of the program's own: no reason to look into it.
  if (!isOpenText(claimed) && !isObject(claimed)) return false;
  const given = typeOf(parameter);
  const isLie = isOpenText(claimed)
    ? isAnything(given) || marks.isHolder(given)
    : marks.isHolder(given) && canHoldText(claimed, program);
  return isLie && !marks.isHolder(claimed);
}

function isClaiming(node: TSESTree.Node | undefined): node is Claiming {
  return ASTUtils.isFunction(node);
}

/** The variable that a parameter is inside of the function. */
function named(parameter: TSESTree.Parameter): TSESTree.Identifier | undefined {
  if (parameter.type === AST_NODE_TYPES.TSParameterProperty) return named(parameter.parameter);
  if (parameter.type === AST_NODE_TYPES.AssignmentPattern) return named(parameter.left);
  return parameter.type === AST_NODE_TYPES.Identifier ? parameter : undefined;
}

/** A type that a sentence belongs to: not one of finitely many texts. */
function isOpenText(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isOpenText);
  // `Value & string`; beside a brand, the text is of a form of its own.
  if (type.isIntersection())
    return (
      type.types.some(isOpenText) &&
      type.types.some(({ flags }) => (flags & ts.TypeFlags.TypeParameter) !== 0)
    );
  return (type.flags & (ts.TypeFlags.String | ts.TypeFlags.Any | ts.TypeFlags.TemplateLiteral)) !== 0;
}

function isObject({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
}

function isAnything(type: ts.Type): boolean {
  return (
    (type.flags &
      (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive | ts.TypeFlags.TypeParameter)) !==
    0
  );
}
