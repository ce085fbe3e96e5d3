import { AST_NODE_TYPES, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import type { MarkedFile } from '../marked/marked-file.ts';

/** A function that can tell its callers what the type of its parameter is. */
export type Claiming =
  | TSESTree.FunctionDeclaration
  | TSESTree.FunctionExpression
  | TSESTree.ArrowFunctionExpression
  | TSESTree.TSDeclareFunction
  | TSESTree.TSEmptyBodyFunctionExpression;

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
  const parameter = node.params.find(
    (candidate) => candidate.type === AST_NODE_TYPES.Identifier && candidate.name === parameterName.name,
  );
  if (parameter === undefined) return undefined;
  const { marks } = file.program;
  const claimed = file.services.getTypeAtLocation(predicate.typeAnnotation.typeAnnotation);
  if (marks.isHolder(claimed) || !isOpenText(claimed)) return undefined;
  const given = file.services.getTypeAtLocation(parameter);
  if (!marks.isHolder(given) && !isAnything(given)) return undefined;
  return node.body && CHECKS.test(sourceCode.getText(node.body)) ? undefined : predicate;
}

/** A type that a sentence belongs to: not one of finitely many texts. */
function isOpenText(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isOpenText);
  return (type.flags & (ts.TypeFlags.String | ts.TypeFlags.Any | ts.TypeFlags.TemplateLiteral)) !== 0;
}

function isAnything(type: ts.Type): boolean {
  return (
    (type.flags &
      (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive | ts.TypeFlags.TypeParameter)) !==
    0
  );
}
