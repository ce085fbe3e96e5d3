import { createHash } from 'node:crypto';
import type { JsonValue } from '@hearsay/answer';
import type { ChatRequest } from '../provider/chat-request.ts';

const NONCE = /nonce=\\?"[0-9a-f]{32,}\\?"/g;

function sorted(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}

/** Writes a request out with its nonces masked, which are different in each run and say nothing. */
export function maskedRequest(request: ChatRequest): JsonValue {
  const { system, messages, tools, options } = request;
  const nonces = new Set<string>();
  for (const message of messages) {
    if (message.role !== 'user') continue;
    for (const block of message.blocks) if (block.type === 'text' && block.nonce) nonces.add(block.nonce);
  }
  // The vendor gets these very texts: a fixture is no prompt.
  // eslint-disable-next-line @hearsay/no-agent-text-coercion -- It is stored, and no model reads it.
  let text = JSON.stringify({ system, messages: [...messages], tools, options });
  for (const nonce of nonces) text = text.replaceAll(nonce, 'nonce');
  return JSON.parse(text.replace(NONCE, (found) => found.replace(/[0-9a-f]{32,}/, 'nonce'))) as JsonValue;
}

/** The name of the fixture of a request. */
export function requestHash(masked: JsonValue): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(masked)))
    .digest('hex')
    .slice(0, 24);
}
