/** Says what it is for. */
export function documented(): void {
  return;
}

export function undocumented(): void {
  return;
}

/** Has a link to {@link nothingOfThisName}. */
export const linked = 1;
