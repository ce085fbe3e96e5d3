import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/utils';
import { importedName, type ImportedName } from '../program/imported-name.ts';
import type { Source } from './static-value.ts';

/** The imported type that a literal is declared to have: by its variable, by `satisfies` or by `as`, also as an element of a list. */
export function annotatedType(node: TSESTree.Node, source: Source): ImportedName | undefined {
  const { parent } = node;
  if (parent === undefined) return undefined;
  switch (parent.type) {
    case AST_NODE_TYPES.TSAsExpression:
    case AST_NODE_TYPES.TSSatisfiesExpression:
    case AST_NODE_TYPES.TSTypeAssertion:
      return namedType(parent.typeAnnotation, source) ?? annotatedType(parent, source);
    case AST_NODE_TYPES.ArrayExpression:
      return annotatedType(parent, source);
    case AST_NODE_TYPES.VariableDeclarator: {
      const annotation = parent.id.typeAnnotation?.typeAnnotation;
      return annotation && namedType(annotation, source);
    }
    default:
      return undefined;
  }
}

function namedType(type: TSESTree.TypeNode, source: Source): ImportedName | undefined {
  if (type.type === AST_NODE_TYPES.TSArrayType) return namedType(type.elementType, source);
  if (type.type === AST_NODE_TYPES.TSTypeOperator)
    return type.typeAnnotation && namedType(type.typeAnnotation, source);
  if (type.type !== AST_NODE_TYPES.TSTypeReference) return undefined;
  const [first] = type.typeArguments?.params ?? [];
  return importedName(type.typeName, source) ?? (first && namedType(first, source));
}
