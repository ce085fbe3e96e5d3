import type ts from 'typescript';

/** How the result of a callback comes back: as the result of the call, or in a list. */
export type GivenBack = 'whole' | 'listed';

/**
 * What a library's function does with the results of its callbacks, as its declaration tells: `retry<T>(task: () =>
 * Promise<T>): Promise<T>` gives it back, and a result that holds `T[]` lists it.
 *
 * @returns By position, the callbacks whose results come back; none for a function of the project.
 */
export function givenBackBy(
  declaration: ts.SignatureDeclaration | undefined,
  argumentCount: number,
): ReadonlyMap<number, GivenBack> {
  const given = new Map<number, GivenBack>();
  const result = declaration?.type;
  if (result === undefined || !declaration?.getSourceFile().isDeclarationFile) return given;
  const names = declaration.typeParameters?.map(({ name }) => name.text) ?? [];
  if (names.length === 0) return given;
  const text = result.getText();
  for (const [index, parameter] of declaration.parameters.slice(0, argumentCount).entries()) {
    const type = parameter.type?.getText() ?? '';
    const shared = names.filter((name) => mentions(type, name) && mentions(text, name));
    // A function that is given back as it came is followed as the value that it is.
    if (shared.length === 0 || text === type) continue;
    const isListed = shared.some((name) => new RegExp(`\\b${name}\\[\\]|Array<.*\\b${name}\\b`).test(text));
    given.set(index, isListed ? 'listed' : 'whole');
  }
  return given;
}

function mentions(text: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(text);
}

/** Whether two declarations do the same with their callbacks. */
export function isSameGivenBack(
  one: ReadonlyMap<number, GivenBack>,
  other: ReadonlyMap<number, GivenBack>,
): boolean {
  return one.size === other.size && [...one].every(([index, way]) => other.get(index) === way);
}
