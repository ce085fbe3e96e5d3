/** The opening instruction of a rendered prompt, which a caller may send as a system message instead. */
export interface RenderedInstruction {
  readonly kind: 'instruction';
  /** The instruction as it stands in the prompt. */
  readonly text: string;
}

/** A part that the developer wrote. */
export interface RenderedText {
  readonly kind: 'text';
  /** The text as it stands in the prompt. */
  readonly text: string;
}

/** A part that somebody else wrote. */
export interface RenderedUntrusted {
  readonly kind: 'untrusted';
  /** The whole block, with its opening and closing tag. */
  readonly text: string;
  /** What stands between the tags: escaped, marked or encoded. */
  readonly content: string;
  /** Where the content came from, as the developer named it. */
  readonly source?: string | undefined;
}

/** One part of a rendered prompt. */
export type RenderedPart = RenderedInstruction | RenderedText | RenderedUntrusted;

/** A prompt written out, together with the parts that it consists of. */
export interface RenderedPrompt {
  /** All parts in order, with one blank line between them. */
  readonly text: string;
  /** The nonce of this rendering, in lower-case hexadecimal digits. */
  readonly nonce: string;
  /** The instruction first, if there is an untrusted part; then the parts in the order they were added. */
  readonly parts: readonly RenderedPart[];
}
