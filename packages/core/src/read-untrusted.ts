import { contentMessage } from './core-messages.ts';
import { isAgentText } from './is-agent-text.ts';
import type { UntrustedContent } from './untrusted-content.ts';
import { untrustedContent } from './untrusted-content.ts';

/**
 * Reads the text that shall stand in an untrusted block.
 *
 * Parsed data is never an `UntrustedContent`, because the key of its method is a symbol.
 *
 * @throws TypeError for a value that is no content.
 */
export function readUntrusted(content: unknown): string {
  if (isAgentText(content)) return content.raw();
  // Whatever else it is, it has the method or nothing under that key.
  const candidate = content as Partial<UntrustedContent> | null | undefined;
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- It overlooks that the member is optional.
  const text: unknown = candidate?.[untrustedContent]?.();
  if (typeof text !== 'string') throw new TypeError(contentMessage);
  return text;
}
