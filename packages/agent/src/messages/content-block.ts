import type { JsonValue } from '@hearsay/answer';

/** A stretch of text in a user message. */
export interface TextBlock {
  readonly type: 'text';
  /** The text as the model reads it. */
  readonly text: string;
  /** The nonce of the rendered prompt that the text is, so that recordings can mask it. */
  readonly nonce?: string | undefined;
}

/** A picture in a user message. */
export interface ImageBlock {
  readonly type: 'image';
  /** Such as `image/png`. */
  readonly mimeType: string;
  /** The bytes of the file. */
  readonly bytes: Uint8Array;
}

/** A part in the vendor's own form, passed on untouched; only the program makes one, never stored data. */
export interface WireBlock {
  readonly type: 'wire';
  /** The part as the vendor documents it. */
  readonly value: JsonValue;
}

/** One part of a user message. */
export type ContentBlock = TextBlock | ImageBlock | WireBlock;
