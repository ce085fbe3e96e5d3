/** What a fix is called that a rule gives no name. */
export function fixWithoutName(): string {
  return 'Apply the fix of this rule.';
}
