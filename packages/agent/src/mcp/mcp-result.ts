import { AgentText } from '@hearsay/core';
import { ToolError } from '../errors/tool-error.ts';

type Unknown = Readonly<Record<string, unknown>>;

function object(value: unknown): Unknown {
  // Any object, whose members are looked at one by one.
  return typeof value === 'object' && value !== null ? (value as Unknown) : {};
}

function partText(value: unknown): string {
  const { type, text, mimeType, data, resource } = object(value);
  if (type === 'text' && typeof text === 'string') return text;
  const inner = object(resource)['text'];
  if (type === 'resource' && typeof inner === 'string') return inner;
  const size = typeof data === 'string' ? `, ${Math.floor((data.length * 3) / 4)} bytes` : '';
  return `[${typeof type === 'string' ? type : 'part'}${typeof mimeType === 'string' ? ` ${mimeType}` : ''}${size}]`;
}

/**
 * Writes out what a tool of a server said: texts as they are, other parts as what they are.
 *
 * @throws ToolError when the server says that the tool failed.
 */
export function mcpResultText(result: unknown): string {
  const { content, structuredContent, isError } = object(result);
  const parts = Array.isArray(content) ? (content as readonly unknown[]).map(partText) : [];
  if (structuredContent !== undefined) parts.push(`[structured]\n${JSON.stringify(structuredContent)}`);
  const text = parts.join('\n');
  if (isError === true) throw new ToolError('execution', AgentText.from(text));
  return text;
}
