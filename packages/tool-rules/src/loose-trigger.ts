/** A trigger that matches inside of longer words, bounded so that it does not; `undefined` where it is bounded. */
export function boundedTrigger(trigger: string): string | undefined {
  return /^\w+$/u.test(trigger) ? `\\b${trigger}\\b` : undefined;
}
