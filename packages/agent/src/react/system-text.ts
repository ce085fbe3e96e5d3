import type { LiteralText } from '@hearsay/core';
import { Prompt } from '@hearsay/core';

/**
 * The developer's own words: a literal, `TrustedText`, or a prompt of nothing else.
 *
 * Conditional, and no union with `Prompt`, so that the compiler says why a text is refused.
 */
export type SystemText<Text> = Text extends Prompt ? Text : LiteralText<Text>;

/**
 * Writes the system prompt out.
 *
 * @throws TypeError for a prompt with an untrusted part, and for what is neither a string nor a prompt.
 */
export function systemText(system: unknown): string | undefined {
  if (system === undefined || system === '') return undefined;
  if (typeof system === 'string') return system;
  if (!(system instanceof Prompt))
    throw new TypeError('A system prompt is a literal, a TrustedText or a Prompt.');
  const { parts, text } = system.render();
  if (parts.some(({ kind }) => kind !== 'text')) {
    throw new TypeError(
      'A system prompt holds the developer’s own words only: quote other text in the input of the run.',
    );
  }
  return text === '' ? undefined : text;
}
