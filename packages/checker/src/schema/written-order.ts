import { ts } from '../project/compiler.ts';

/** How deep names are followed to what they stand for. */
const MAXIMUM_DEPTH = 20;

type Ranks = ReadonlyMap<ts.Type | string, number>;

/**
 * Puts the arms of a union in the order in which they are written in the source.
 *
 * The compiler orders them by when it first met each in any file, so an edit somewhere else would change a schema.
 */
export class WrittenOrder {
  readonly #checker: ts.TypeChecker;
  readonly #known = new Map<ts.TypeNode, Ranks>();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /**
   * Sorts arms by where they first occur in the given nodes, the nearest node first; what occurs nowhere comes last, by
   * what it says.
   */
  sort(arms: readonly ts.Type[], nodes: readonly ts.TypeNode[]): readonly ts.Type[] {
    const ranks = nodes.map((node) => this.#ranksOf(node));
    const placed = arms.map((arm) => ({ arm, place: placeOf(arm, ranks), text: this.#textOf(arm) }));
    placed.sort(
      (left, right) =>
        left.place.node - right.place.node ||
        left.place.rank - right.place.rank ||
        compareValues(left.arm, right.arm) ||
        (left.text < right.text ? -1 : left.text > right.text ? 1 : 0),
    );
    return placed.map(({ arm }) => arm);
  }

  #textOf(type: ts.Type): string {
    return this.#checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }

  #ranksOf(node: ts.TypeNode): Ranks {
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    const ranks = new Map<ts.Type | string, number>();
    this.#known.set(node, ranks);
    new ArmCollector(this.#checker, ranks).visit(node, 0);
    return ranks;
  }
}

class ArmCollector {
  readonly #checker: ts.TypeChecker;
  readonly #ranks: Map<ts.Type | string, number>;
  readonly #visited = new Set<ts.Node>();

  constructor(checker: ts.TypeChecker, ranks: Map<ts.Type | string, number>) {
    this.#checker = checker;
    this.#ranks = ranks;
  }

  visit(node: ts.TypeNode, depth: number): void {
    if (this.#visited.has(node) || depth > MAXIMUM_DEPTH) return;
    this.#visited.add(node);
    const type = this.#checker.getTypeFromTypeNode(node);
    if (!type.isUnion() || (type.flags & ts.TypeFlags.Boolean) !== 0) this.#add(type);
    if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) this.#addKeys(node.type);
    if (ts.isIndexedAccessTypeNode(node)) this.#visitMember(node, depth);
    if (ts.isTypeReferenceNode(node)) this.#visitNamed(node.typeName, depth);
    // Members of an object belong to its own schema.
    if (ts.isTypeLiteralNode(node) || ts.isFunctionTypeNode(node)) return;
    ts.forEachChild(node, (child) => {
      if (ts.isTypeNode(child)) this.visit(child, depth + 1);
      else if (ts.isTypeParameterDeclaration(child) && child.constraint !== undefined)
        this.visit(child.constraint, depth + 1);
      else if (ts.isTemplateLiteralTypeSpan(child)) this.visit(child.type, depth + 1);
    });
  }

  #visitNamed(name: ts.EntityName, depth: number): void {
    const symbol = this.#checker.getSymbolAtLocation(name);
    if (symbol === undefined) return;
    const target =
      (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : this.#checker.getAliasedSymbol(symbol);
    for (const declaration of target.declarations ?? []) {
      if (ts.isTypeAliasDeclaration(declaration)) this.visit(declaration.type, depth + 1);
      if (ts.isEnumDeclaration(declaration)) {
        for (const member of declaration.members) this.#add(this.#checker.getTypeAtLocation(member));
      }
    }
  }

  /** `keyof T` gives the names of the members, in their order. */
  #addKeys(operand: ts.TypeNode): void {
    for (const member of this.#checker.getTypeFromTypeNode(operand).getProperties()) {
      this.#addKey(JSON.stringify(member.name));
    }
  }

  #visitMember(node: ts.IndexedAccessTypeNode, depth: number): void {
    const owner = this.#checker.getTypeFromTypeNode(node.objectType);
    if (this.#checker.isTupleType(owner)) {
      for (const element of this.#checker.getTypeArguments(owner as ts.TypeReference)) this.#add(element);
      return;
    }
    const index = this.#checker.getTypeFromTypeNode(node.indexType);
    if (!index.isStringLiteral()) return;
    const declared = declaredType(owner.getProperty(index.value));
    if (declared !== undefined) this.visit(declared, depth + 1);
  }

  #add(type: ts.Type): void {
    this.#addKey(keyOf(type));
    // `boolean` is a union of its two values.
    if (type.isUnion()) for (const arm of type.types) this.#addKey(keyOf(arm));
  }

  #addKey(key: ts.Type | string): void {
    if (!this.#ranks.has(key)) this.#ranks.set(key, this.#ranks.size);
  }
}

/** The type that a member is declared with. */
export function declaredType(member: ts.Symbol | undefined): ts.TypeNode | undefined {
  for (const declaration of member?.declarations ?? []) {
    if (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration)) return declaration.type;
  }
  return undefined;
}

/** Literals count by what they say: the compiler has several types for one. */
function keyOf(type: ts.Type): ts.Type | string {
  if (type.isStringLiteral() || type.isNumberLiteral()) return JSON.stringify(type.value);
  return type;
}

function placeOf(arm: ts.Type, ranks: readonly Ranks[]): { readonly node: number; readonly rank: number } {
  const key = keyOf(arm);
  const node = ranks.findIndex((map) => map.has(key));
  return { node: node === -1 ? ranks.length : node, rank: ranks[node]?.get(key) ?? 0 };
}

function compareValues(left: ts.Type, right: ts.Type): number {
  return left.isNumberLiteral() && right.isNumberLiteral() ? left.value - right.value : 0;
}
