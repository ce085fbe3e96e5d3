import { escapeUntrusted } from './escape-untrusted.ts';
import type { RenderedPart } from './rendered-prompt.ts';
import type { Spotlight } from './spotlight.ts';
import { datamark, encodeBase64 } from './spotlight.ts';

/** A part that the developer wrote. */
export interface TextPart {
  readonly kind: 'text';
  readonly text: string;
}

/** A part that somebody else wrote, ready to stand between two tags; it keeps its mode when it is spliced. */
export interface UntrustedPart {
  readonly kind: 'untrusted';
  readonly content: string;
  readonly spotlight: Spotlight;
  readonly source?: string;
}

/** One part of a prompt that is not rendered yet. */
export type PromptPart = TextPart | UntrustedPart;

/** Prepares content so that nothing in it can close, forge or imitate a block. */
export function spotlightContent(raw: string, spotlight: Spotlight): string {
  if (spotlight === 'encode') return encodeBase64(raw);
  const content = escapeUntrusted(raw);
  return spotlight === 'datamark' ? datamark(content) : content;
}

/** Writes one part out. */
export function renderPart(part: PromptPart, nonce: string): RenderedPart {
  if (part.kind === 'text') return part;
  const { kind, content, source } = part;
  const named = source === undefined ? {} : { source };
  const attribute = source === undefined ? '' : ` source="${source}"`;
  const text = `<untrusted nonce="${nonce}"${attribute}>\n${content}\n</untrusted nonce="${nonce}">`;
  return { kind, text, content, ...named };
}
