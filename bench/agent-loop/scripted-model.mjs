// The fake model behind every loop: ROUNDS - 1 calls of a tool, then one text. It is pure and synchronous, so what is
// timed is the loop around it.
import { z } from 'zod';

export const INSTRUCTIONS = 'Answer with the tool.';
export const PROMPT = 'How many items are there?';
export const TOOL_NAME = 'lookup';
export const TOOL_DESCRIPTION = 'Looks one item up.';
export const FINAL_TEXT = 'There are nine items.';
export const USAGE = { promptTokens: 10, completionTokens: 5, totalTokens: 15 };

/** What the hand-written loop checks the input of its tool with. */
export const inputSchema = z.object({ item: z.string(), page: z.number() });

/** The same input for our loop. */
export const INPUT = /** @type {const} */ ({
  type: 'object',
  properties: { item: { type: 'string' }, page: { type: 'number' } },
  required: ['item', 'page'],
});

/**
 * What the model says in a round.
 *
 * @param {number} round From 0.
 * @param {number} rounds
 * @returns {{ kind: 'call', id: string, args: string } | { kind: 'text', text: string }}
 */
export function nextTurn(round, rounds) {
  if (round >= rounds - 1) return { kind: 'text', text: FINAL_TEXT };
  return { kind: 'call', id: `call-${round}`, args: `{"item":"item-${round}","page":${round}}` };
}

let calls = 0;

/** How often the tool was called. */
export function toolCalls() {
  return calls;
}

/**
 * The tool.
 *
 * @param {string} item
 * @param {number} page
 */
export function lookup(item, page) {
  calls += 1;
  return `found ${item} on page ${page}`;
}
