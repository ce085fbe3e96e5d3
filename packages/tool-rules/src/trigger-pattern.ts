/** What a trigger is, read the way that triggers are: as a regular expression of JavaScript, in any case. */
export type TriggerPattern =
  | { readonly kind: 'pattern'; readonly pattern: RegExp }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Compiles a trigger; says why where that is impossible. */
export function triggerPattern(trigger: string): TriggerPattern {
  try {
    return { kind: 'pattern', pattern: new RegExp(trigger, 'i') };
  } catch (error) {
    // The engine says `Invalid regular expression: /(/i: Unterminated group`.
    const reason = error instanceof Error ? (error.message.split(': ').at(-1) ?? error.message) : '';
    return { kind: 'invalid', reason };
  }
}
