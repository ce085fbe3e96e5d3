/** Fills what is left out, or said to be undefined, with the defaults. */
export function withDefaults<Options extends object>(
  defaults: Options,
  given: Partial<Options> = {},
): Options {
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  // Members of the same type, in the place of those that were there.
  return { ...defaults, ...(Object.fromEntries(said) as Partial<Options>) };
}
