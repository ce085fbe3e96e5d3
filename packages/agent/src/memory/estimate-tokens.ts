import { rawReply } from '../messages/assistant-message.ts';
import type { Message } from '../messages/message.ts';
import { rawCall } from '../messages/tool-call.ts';
import { rawContent } from '../messages/tool-result-message.ts';

const FIRST_IDEOGRAPH = 0x2e80;
const IDEOGRAPHS = /\p{Script=Han}/gu;
const PAIRS = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;

function isNarrow(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) >= FIRST_IDEOGRAPH) return false;
  }
  return true;
}

/** Guesses the tokens of a text: one for each Chinese character, else one for four characters. */
function estimateTextTokens(text: string): number {
  if (isNarrow(text)) return Math.ceil(text.length / 4);
  const ideographs = text.match(IDEOGRAPHS)?.length ?? 0;
  const points = text.length - (text.match(PAIRS)?.length ?? 0);
  return ideographs + Math.ceil((points - ideographs) / 4);
}

/** Guesses the tokens of a message: its texts, the reasoning and the arguments of calls; not pictures and names. */
export function estimateTokens(message: Message): number {
  if (message.role === 'system') return estimateTextTokens(message.text);
  if (message.role === 'tool') return estimateTextTokens(rawContent(message));
  if (message.role === 'user') {
    let tokens = 0;
    for (const block of message.blocks) if (block.type === 'text') tokens += estimateTextTokens(block.text);
    return tokens;
  }
  const { text, reasoning } = rawReply(message);
  let tokens = estimateTextTokens(text);
  if (reasoning !== undefined) tokens += estimateTextTokens(reasoning);
  for (const call of message.toolCalls) tokens += estimateTextTokens(rawCall(call).arguments);
  return tokens;
}
