/** What a fix is called that a rule gives no name. */
export function fixWithoutName(): string {
  return 'Apply the fix of this rule.';
}

/** Tells that no text of the code was followed. */
export function notFollowed(reason: string): string {
  return `The texts in this code could not be followed (${reason}), so leaks may be missing here.`;
}

/** Tells that the search for leaks came to no end. */
export function followedInPart(): string {
  return 'There are more ways through this code than the search follows, so leaks may be missing here.';
}
