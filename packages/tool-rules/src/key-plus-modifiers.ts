import type { NamedShape } from './value-shape.ts';

const KEY = /^(?:key|keys|button|shortcut|hotkey|command|keystroke)$|_key$|Key$/u;
const MODIFIERS = /modif|^flags?$|Flags?$|_flags?$|^with(?:[_A-Z]|$)|^hold/u;

/** Two arguments that spell one thing together. */
export interface SplitCombination<Parameter extends NamedShape> {
  readonly scalar: Parameter;
  readonly modifiers: Parameter;
}

/**
 * Finds an argument, and the list of what is added to it.
 *
 * @param anyNames - Whether a text beside a list from a closed set is one whatever the two are called.
 */
export function splitCombination<Parameter extends NamedShape>(
  { properties }: { readonly properties: readonly Parameter[] },
  anyNames: boolean,
): SplitCombination<Parameter> | undefined {
  const scalars = properties.filter(({ type, name }) => type === 'string' && !MODIFIERS.test(name));
  const lists = properties.filter(isClosedList);
  const named = properties.find(
    (property) =>
      MODIFIERS.test(property.name) && (isClosedList(property) || property.optionality !== undefined),
  );
  const key = scalars.find(({ name }) => KEY.test(name));
  if (key !== undefined) return combination(key, named ?? lists[0]);
  const choice = scalars.find(({ values }) => values.length > 0);
  if (choice !== undefined && named !== undefined) return combination(choice, named);
  // Beside a free text, `withImages` is a switch of its own; a list of modifiers is not.
  if (named !== undefined && isClosedList(named)) return combination(scalars[0], named);
  return anyNames ? combination(scalars[0], named ?? lists[0]) : undefined;
}

function combination<Parameter extends NamedShape>(
  scalar: Parameter | undefined,
  modifiers: Parameter | undefined,
): SplitCombination<Parameter> | undefined {
  return scalar === undefined || modifiers === undefined ? undefined : { scalar, modifiers };
}

/** An example of a whole combination: `cmd s`. */
export function combinationExample({ scalar, modifiers }: SplitCombination<NamedShape>): string | undefined {
  const first = (modifiers.itemValues[0] ?? modifiers.values[0])?.text;
  const base = scalar.values[0]?.text;
  return first === undefined || base === undefined ? undefined : `${first} ${base}`;
}

function isClosedList({ type, itemValues }: NamedShape): boolean {
  return type === 'array' && itemValues.length > 0;
}
