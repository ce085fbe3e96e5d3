import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';

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

/** Whether a trigger repeats what repeats already, such as `(a+)+`: some requests then take for ever. */
export function isSlowTrigger(trigger: string): boolean {
  const parsed = parse(trigger);
  if (parsed === undefined) return false;
  let isSlow = false;
  visitRegExpAST(parsed, {
    onQuantifierEnter({ max, element }) {
      if (max !== Infinity || !('alternatives' in element)) return;
      isSlow ||= element.alternatives.some(({ elements }) => isOnlyRepetition(elements));
    },
  });
  return isSlow;
}

function parse(trigger: string): AST.Pattern | undefined {
  try {
    return new RegExpParser().parsePattern(trigger);
  } catch {
    return undefined;
  }
}

/** Whether one endless repetition can be all that a group matches, so that the ways to split a text multiply. */
function isOnlyRepetition(elements: readonly AST.Element[]): boolean {
  return elements.some(
    (element) =>
      element.type === 'Quantifier' &&
      element.max === Infinity &&
      elements.every((other) => other === element || (other.type === 'Quantifier' && other.min === 0)),
  );
}
