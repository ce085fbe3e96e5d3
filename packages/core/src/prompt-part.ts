import { escapeUntrusted } from './escape-untrusted.ts';
import type { RenderedInstruction, RenderedPart } from './rendered-prompt.ts';
import type { Spotlight } from './spotlight.ts';
import { utf8 } from './utf8.ts';

/** A part that the developer wrote. */
interface TextPart {
  readonly kind: 'text';
  readonly text: string;
}

/** A part that somebody else wrote, ready to stand between two tags; it keeps its mode when it is spliced. */
interface UntrustedPart {
  readonly kind: 'untrusted';
  readonly content: string;
  readonly spotlight: Spotlight;
  readonly source: string | undefined;
}

/** One part of a prompt that is not rendered yet. */
export type PromptPart = TextPart | UntrustedPart;

/** Prepares content so that nothing in it can close, forge or imitate a block. */
export function spotlightContent(raw: string, spotlight: Spotlight): string {
  if (spotlight === 'encode') return btoa(utf8(raw));
  const content = escapeUntrusted(raw);
  return spotlight === 'datamark' ? content.replace(/[\s\x85]/g, '\uE000') : content;
}

/** Writes one part out. */
export function renderPart(part: PromptPart | RenderedInstruction, nonce: string): RenderedPart {
  if (part.kind !== 'untrusted') return { ...part };
  const { kind, content, source } = part;
  const tag = `untrusted nonce="${nonce}"`;
  const attribute = source ? ` source="${source}"` : '';
  const text = `<${tag}${attribute}>\n${content}\n</${tag}>`;
  return { kind, text, content, source };
}
