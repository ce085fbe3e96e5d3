import { isAgentText, type AgentText } from '@hearsay/core';
import { compileTriggers } from './compile-triggers.ts';
import type { Tool } from './tool.ts';

/**
 * All tools of which a trigger matches a request, in the order of their declaration; it chooses none of them.
 *
 * Case does not matter. Triggers that are invalid or match everything never match. The time is bounded, whatever the
 * patterns and the request: of a long request, the first 4,096 characters count, and for patterns that look around or
 * refer back the first 512.
 *
 * @example
 * ```ts
 * import { Tool, matchingTools } from '@hearsay/tool';
 *
 * const schema = { type: 'object', properties: {} };
 * const tools = [
 *   new Tool('put_window', 'Put a window somewhere', schema).withTrigger('\\b(left|right) half\\b'),
 *   new Tool('open_app', 'Open an application', schema),
 * ];
 * console.log(matchingTools(tools, 'Mail on the left half, please').map(({ name }) => name));
 * ```
 */
export function matchingTools<Known extends Tool>(
  tools: readonly Known[],
  request: string | AgentText,
): readonly Known[] {
  const text = isAgentText(request) ? request.raw() : request;
  return tools.filter((tool) => compileTriggers(tool).triggers.some(({ matches }) => matches(text)));
}
