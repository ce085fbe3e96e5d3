import { ts } from '../project/compiler.ts';

/**
 * What a type node says when parentheses, `readonly` and names are taken away.
 *
 * @param alias - Told of each name on the way, the outermost first.
 */
export function resolvedNode(
  node: ts.TypeNode | undefined,
  checker: ts.TypeChecker,
  alias?: (symbol: ts.Symbol) => void,
): ts.TypeNode | undefined {
  const visited = new Set<ts.Node>();
  let current = node;
  while (current !== undefined && !visited.has(current)) {
    visited.add(current);
    if (ts.isParenthesizedTypeNode(current)) current = current.type;
    else if (ts.isTypeOperatorNode(current) && current.operator === ts.SyntaxKind.ReadonlyKeyword) {
      current = current.type;
    } else {
      const symbol = ts.isTypeReferenceNode(current) ? namedSymbol(current, checker) : undefined;
      const declaration = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
      if (symbol === undefined || declaration === undefined) return current;
      alias?.(symbol);
      // With parameters, what the alias says is not yet what it means here.
      if (declaration.typeParameters !== undefined) return current;
      current = declaration.type;
    }
  }
  return current;
}

/** The node of an array's elements. */
export function elementNode(node: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (node === undefined) return undefined;
  if (ts.isArrayTypeNode(node)) return node.elementType;
  const isList = ts.isTypeReferenceNode(node) && /^(?:Readonly)?Array$/u.test(node.typeName.getText());
  return isList ? node.typeArguments?.[0] : undefined;
}

/** The node of a map's values. */
export function mapValueNode(node: ts.TypeNode | undefined): ts.TypeNode | undefined {
  const isMap =
    node !== undefined && ts.isTypeReferenceNode(node) && /^(?:Readonly)?Map$/u.test(node.typeName.getText());
  return isMap ? node.typeArguments?.[1] : undefined;
}

/** The nodes of a tuple's places; a place that several types share has none. */
export function tupleNodes(node: ts.TypeNode | undefined): readonly (ts.TypeNode | undefined)[] {
  if (node === undefined || !ts.isTupleTypeNode(node)) return [];
  return node.elements.map((element) => {
    const inner = ts.isNamedTupleMember(element) ? element.type : element;
    if (ts.isOptionalTypeNode(inner)) return inner.type;
    if (ts.isRestTypeNode(inner)) return elementNode(inner.type);
    const isRest = ts.isNamedTupleMember(element) && element.dotDotDotToken !== undefined;
    return isRest ? elementNode(inner) : inner;
  });
}

/** The nodes of a union's arms, through every name. */
export function armNodes(node: ts.TypeNode | undefined, checker: ts.TypeChecker): readonly ts.TypeNode[] {
  const resolved = resolvedNode(node, checker);
  if (resolved === undefined) return [];
  if (!ts.isUnionTypeNode(resolved)) return node === undefined ? [] : [node];
  return resolved.types.flatMap((arm) => armNodes(arm, checker));
}

function namedSymbol(node: ts.TypeReferenceNode, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node.typeName);
  if (symbol === undefined) return undefined;
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}
