/**
 * The key of the method that an {@link UntrustedContent} has.
 *
 * It is a registered symbol, so that two installed copies of this package agree on it.
 */
export const untrustedContent: unique symbol = Symbol.for('@hearsay/core/untrusted-content');

/**
 * An object that can stand in an untrusted block of a prompt, such as a fetched page or a command's output.
 *
 * @example
 * ```ts
 * import { Prompt, untrustedContent, type UntrustedContent } from '@hearsay/core';
 *
 * class Page implements UntrustedContent {
 *   readonly #html: string;
 *
 *   constructor(html: string) {
 *     this.#html = html;
 *   }
 *
 *   [untrustedContent](): string {
 *     return this.#html;
 *   }
 * }
 *
 * new Prompt().text('Summarise this page:').untrusted(new Page('<p>Hello</p>'));
 * ```
 */
export interface UntrustedContent {
  /** Returns the text of the block. */
  [untrustedContent](): string;
}
