import { Prompt, isAgentText } from '@hearsay/core';
import type { ChannelText } from './message-channel.ts';

/** Writes out what goes over a channel. */
export function plainText(text: ChannelText): string {
  if (typeof text === 'string') return text;
  if (isAgentText(text)) return text.raw();
  return text.render().text;
}

/** Everything but printable characters, line feeds and tabs: a terminal obeys the rest. */
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

function visible(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/**
 * Writes a text out for a terminal: control characters become visible, and an agent's words stand behind a bar, so
 * that they cannot pass for the program's own.
 */
export function terminalText(text: ChannelText): string {
  const plain = plainText(text).replace(CONTROL, visible);
  if (typeof text === 'string' || text instanceof Prompt) return plain;
  return plain
    .split('\n')
    .map((line) => `| ${line}`)
    .join('\n');
}
