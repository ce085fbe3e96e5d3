import type { AccessPath } from '../facts/access-path.ts';
import type { FileExtraction } from './file-extraction.ts';
import type { Alias, Variable } from './variable.ts';

type Aliases = ReadonlyMap<Variable, readonly Alias[]>;

/** What a variable shares its object with, at this point of the function that declares it. */
export function aliasesOf(variable: Variable): readonly Alias[] {
  return variable.frame.environment?.aliases.get(variable) ?? [];
}

/**
 * Remembers that a variable holds an object that can be one of several others, or is the only one.
 *
 * @param own - The part of the variable's value that is that object.
 */
export function shareObject(
  variable: Variable,
  origins: readonly { readonly variable: Variable; readonly path: AccessPath }[],
  own: AccessPath = [],
): void {
  const { environment } = variable.frame;
  const others = origins.filter((origin) => origin.variable !== variable);
  if (environment === undefined || others.length === 0) return;
  const isCertain = origins.length === 1 && own.length === 0;
  const known = aliasesOf(variable);
  const added = others
    .map(({ variable: other, path }): Alias => ({ own, variable: other, path, isCertain }))
    .filter((origin) => !known.some((alias) => isSamePlace(alias, origin)));
  environment.aliases = new Map(environment.aliases).set(variable, [...known, ...added]);
  for (const origin of others) origin.variable.parts.add(variable);
}

/** The variable gets another object: from here on it shares nothing, and nothing shares it. */
export function forgetAliases({ frame }: FileExtraction, variable: Variable): void {
  const { environment } = variable.frame;
  // What a function does to a variable from outside may happen or not.
  if (environment === undefined || variable.frame !== frame) return;
  const isShared = environment.aliases.has(variable) || variable.parts.size > 0;
  if (!isShared) return;
  const kept = new Map(environment.aliases);
  kept.delete(variable);
  for (const part of variable.parts) {
    const others = kept.get(part)?.filter((alias) => alias.variable !== variable);
    if (others !== undefined) kept.set(part, others);
  }
  environment.aliases = kept;
}

/** What variables share after several ways came together: what they share on each, certain where on all. */
export function joinAliases(ways: readonly Aliases[]): Aliases {
  const [first, ...others] = ways;
  if (first === undefined || others.every((way) => way === first)) return first ?? new Map();
  const joined = new Map<Variable, readonly Alias[]>();
  for (const variable of new Set(ways.flatMap((way) => [...way.keys()]))) {
    const lists = ways.map((way) => way.get(variable) ?? []);
    const places = lists
      .flat()
      .filter((alias, index, all) => all.findIndex((other) => isSamePlace(alias, other)) === index);
    joined.set(
      variable,
      places.map((alias) => ({
        ...alias,
        isCertain: lists.every((list) => list.some((other) => other.isCertain && isSamePlace(alias, other))),
      })),
    );
  }
  return joined;
}

function isSamePlace(first: Alias, second: Alias): boolean {
  return (
    first.variable === second.variable &&
    first.path.join('.') === second.path.join('.') &&
    first.own.join('.') === second.own.join('.')
  );
}
