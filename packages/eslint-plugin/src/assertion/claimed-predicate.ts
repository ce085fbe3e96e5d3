import { AST_NODE_TYPES, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import type { MarkedFile } from '../marked/marked-file.ts';
import { canHoldText } from './can-hold-text.ts';

/** A function that can tell its callers what the type of its parameter is. */
export type Claiming =
  TSESTree.FunctionDeclaration | TSESTree.FunctionExpression | TSESTree.ArrowFunctionExpression;

/** What looks at a value before it says that it is a text. */
const CHECKS = /\btypeof\b|\b(?:safeParse|parse|validate|check)\b|\bis[A-Z]\w*\s*\(/u;

/**
 * The type predicate of a function that takes the mark off: it says that a value is a plain text which may be AgentText,
 * and looks at nothing that could tell.
 */
export function claimedPredicate(
  node: Claiming,
  file: Pick<MarkedFile, 'services' | 'program'>,
  sourceCode: Readonly<TSESLint.SourceCode>,
): TSESTree.TSTypePredicate | undefined {
  const predicate = node.returnType?.typeAnnotation;
  if (predicate?.type !== AST_NODE_TYPES.TSTypePredicate || predicate.typeAnnotation === null)
    return undefined;
  const { parameterName } = predicate;
  if (parameterName.type !== AST_NODE_TYPES.Identifier) return undefined;
  const parameter = node.params.map(named).find((candidate) => candidate?.name === parameterName.name);
  if (parameter === undefined) return undefined;
  const { marks } = file.program;
  const claimed = file.services.getTypeAtLocation(predicate.typeAnnotation.typeAnnotation);
  if (marks.isHolder(claimed)) return undefined;
  const given = file.services.getTypeAtLocation(parameter);
  const isLie = marks.isHolder(given)
    ? isOpenText(claimed) || (isObject(claimed) && canHoldText(claimed, file.program))
    : isAnything(given) && isOpenText(claimed);
  if (!isLie) return undefined;
  return CHECKS.test(sourceCode.getText(node.body)) ? undefined : predicate;
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
