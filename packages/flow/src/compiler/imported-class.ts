import type ts from 'typescript';
import type { Compiler } from './compiler.ts';
import type { PackageImports } from './package-imports.ts';
import type { PackageResolution } from './resolution.ts';

/** Types that stand for the one that they are given, as far as a value of it is called. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'Awaited',
  'InstanceType',
  'NonNullable',
  'Partial',
  'Promise',
  'PromiseLike',
  'Readonly',
  'Required',
]);

/** What is asked to find what a type's name stands for. */
export interface TypeNames {
  readonly compiler: Compiler;
  readonly imports: PackageImports;
  /** The type behind a name that the program gave it; undefined for any other name. */
  aliasedType(name: ts.EntityName): ts.TypeNode | undefined;
}

/**
 * The class that a type annotation names, when it is imported from a package: of a union, the first that is.
 *
 * @param visited - The types that led here: one that has a name can hold itself.
 */
export function importedClass(
  names: TypeNames,
  type: ts.TypeNode,
  visited: readonly ts.TypeNode[] = [],
): PackageResolution | undefined {
  if (visited.includes(type)) return undefined;
  const inside = (part: ts.TypeNode): PackageResolution | undefined =>
    importedClass(names, part, [...visited, type]);
  const { compiler, imports } = names;
  if (compiler.isUnionTypeNode(type) || compiler.isIntersectionTypeNode(type)) {
    return first(type.types, inside);
  }
  if (compiler.isParenthesizedTypeNode(type)) return inside(type.type);
  if (compiler.isTypeQueryNode(type)) return imported(names, type.exprName);
  if (!compiler.isTypeReferenceNode(type)) return undefined;
  const { typeName, typeArguments } = type;
  if (compiler.isIdentifier(typeName) && WRAPPERS.has(typeName.text)) {
    const [inner] = typeArguments ?? [];
    return inner && inside(inner);
  }
  const known = compiler.isIdentifier(typeName) ? imports.behind(typeName) : imported(names, typeName);
  if (known !== undefined) return known;
  const aliased = names.aliasedType(typeName);
  return aliased && inside(aliased);
}

/** What `OpenAI` stands for, or `openai.OpenAI`. */
function imported({ compiler, imports }: TypeNames, name: ts.EntityName): PackageResolution | undefined {
  if (compiler.isIdentifier(name)) return imports.behind(name);
  if (!compiler.isIdentifier(name.left)) return undefined;
  const holder = imports.behind(name.left);
  return holder && { ...holder, names: [name.right.text] };
}

function first<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
