import { coreMessages } from './core-messages.ts';
import { isAgentText } from './is-agent-text.ts';
import { untrustedContent } from './untrusted-content.ts';

/** Tells whether a value has the method of an `UntrustedContent`; parsed data never has, as its key is a symbol. */
function isUntrustedContent(value: unknown): value is { [untrustedContent](): unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    untrustedContent in value &&
    typeof value[untrustedContent] === 'function'
  );
}

/** Reads the text that shall stand in an untrusted block; undefined for a value that is no such content. */
export function readUntrusted(content: unknown): string | undefined {
  if (isAgentText(content)) return content.raw();
  if (!isUntrustedContent(content)) return undefined;
  const text = content[untrustedContent]();
  if (typeof text !== 'string') throw new TypeError(coreMessages.contentNotText);
  return text;
}
