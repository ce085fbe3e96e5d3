/**
 * Declares that a text may be obeyed; an entry point of its own, so that the import line shows it.
 *
 * @module
 */

import { reasonMessage } from './core-messages.ts';
import { requireString } from './require-string.ts';
import { rememberTrusted } from './trusted-register.ts';
import type { TrustedText } from './trusted-text.ts';

export type { TrustedText } from './trusted-text.ts';

/**
 * Declares that a text may be obeyed, and why.
 *
 * Every call is an endorsement that reports list with its reason. Use it for text from a place that only developers
 * write to, such as a file of the repository; never for what a model, a user or a page said.
 *
 * @param reason says why this text may be obeyed; a blank one throws.
 * @throws TypeError for a blank reason, and for anything but strings.
 *
 * @example
 * ```ts
 * import { Prompt } from '@hearsay/core';
 * import { trusted } from '@hearsay/core/restricted';
 *
 * // The content of `prompts/rules.md`, read at start.
 * declare const rules: string;
 *
 * new Prompt().text(trusted(rules, 'a file of this repository, reviewed like code'));
 * ```
 */
export function trusted(text: string, reason: string): TrustedText {
  if (!requireString(reason, 'trusted()').trim()) throw new TypeError(reasonMessage);
  rememberTrusted(requireString(text, 'trusted()'));
  // The one place where a string becomes trusted: the caller has just given the reason.
  return text as TrustedText;
}
