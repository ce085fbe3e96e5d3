import type { AgentText } from './agent-text.ts';
import { tagMessage } from './core-messages.ts';
import { Prompt, appendPrompt } from './prompt.ts';
import { readUntrusted } from './read-untrusted.ts';
import { isRememberedTrusted } from './trusted-register.ts';
import type { TrustedText } from './trusted-text.ts';
import type { UntrustedContent } from './untrusted-content.ts';

/** What may stand in a placeholder of the `prompt` tag. */
export type PromptValue = AgentText | UntrustedContent | TrustedText | Prompt | number | boolean;

function isTemplate(strings: unknown): strings is TemplateStringsArray {
  if (!Array.isArray(strings)) return false;
  // As the language makes it: frozen, with the second array hidden from enumeration. Parsed data never looks so.
  const raw = Object.getOwnPropertyDescriptor(strings, 'raw');
  return (
    Object.isFrozen(strings) &&
    raw?.enumerable === false &&
    Array.isArray(raw.value) &&
    // An escape that is valid only in `String.raw`, such as `\u{`, leaves no text.
    !strings.includes(undefined)
  );
}

function isInline(value: unknown): value is number | boolean | TrustedText {
  if (typeof value === 'string') return isRememberedTrusted(value);
  return typeof value === 'number' || typeof value === 'boolean';
}

function addText(built: Prompt, text: string): Prompt {
  const trimmed = text.trim();
  // Written out in the template, or endorsed: both are trusted text.
  return trimmed ? built.text(trimmed as TrustedText) : built;
}

function addValue(built: Prompt, value: unknown): Prompt {
  return appendPrompt(built, value) ?? built.untrusted(readUntrusted(value));
}

/**
 * Builds a {@link Prompt} from a template whose own words are trusted and whose placeholders are not.
 *
 * `AgentText` and `UntrustedContent` become blocks; a `Prompt` is spliced in with its parts; numbers, booleans and
 * `TrustedText` stand inline. Blocks are parts of their own, so the text around them becomes parts too, without the
 * white space at their ends. A plain string does not compile, and throws.
 *
 * @throws TypeError when called as a function, and for a placeholder that is none of these.
 *
 * @example
 * ```ts
 * import { AgentText, prompt } from '@hearsay/core';
 *
 * const report = AgentText.from('The build is red.');
 * const text = prompt`Fix what this report says, in at most ${3} commits: ${report}`.toString();
 * ```
 */
export function prompt(strings: TemplateStringsArray, ...values: PromptValue[]): Prompt {
  if (!isTemplate(strings) || strings.length !== values.length + 1) throw new TypeError(tagMessage);
  let built = new Prompt();
  let [text = ''] = strings;
  for (const [index, value] of values.entries()) {
    if (isInline(value)) text += String(value);
    else {
      built = addValue(addText(built, text), value);
      text = '';
    }
    text += strings[index + 1] ?? '';
  }
  return addText(built, text);
}
