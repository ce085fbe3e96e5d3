import { isAgentText, Prompt } from '@hearsay/core';
import type { ToolOutput } from './agent-tool.ts';

/** Cuts a text to so many UTF-8 bytes, and says that it did. */
export function capText(text: string, maxBytes: number): string {
  // No character takes more than three bytes for each of its UTF-16 units.
  if (text.length * 3 <= maxBytes) return text;
  const size = Buffer.byteLength(text);
  if (size <= maxBytes) return text;
  // Through bytes, because a slice of a huge string keeps the whole of it in memory.
  const kept = Buffer.from(text.slice(0, maxBytes)).subarray(0, maxBytes).toString();
  return `${kept.replace(/\uFFFD$/u, '')}\n[cut: ${maxBytes} of ${size} bytes]`;
}

/** Writes out what a tool said. */
export function outputText(output: ToolOutput): string {
  if (typeof output === 'string') return output;
  if (isAgentText(output)) return output.raw();
  return JSON.stringify(output ?? null);
}

/** Puts a text that somebody else wrote into a quoted block. */
export function quotedText(text: string): string {
  return new Prompt().untrusted(text, { source: 'tool' }).render().text;
}

/** What an exception says, cut short: exceptions quote whatever they met. */
export function thrownText(thrown: unknown): string {
  // A class of somebody else can have anything as its message.
  const message: unknown = thrown instanceof Error ? thrown.message : undefined;
  return typeof message === 'string' ? message.slice(0, 500) : 'unknown panic';
}
