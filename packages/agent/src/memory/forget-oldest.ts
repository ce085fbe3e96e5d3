import type { Message } from '../messages/message.ts';
import type { MemoryRound, TrimLimits, TrimResult, TrimStrategy } from './trim-strategy.ts';
import { fittingRounds } from './window-drop.ts';

/** So much of the budget is left when there was too much, so that not every message after it is one too many again. */
const KEPT_SHARE = 0.75;

/** An assistant message and the results of its calls; a message that opens or continues a round is never dropped. */
function groupsOf(messages: readonly Message[]): Message[][] {
  const groups: Message[][] = [];
  for (const message of messages) {
    if (message.role === 'tool') groups.at(-1)?.push(message);
    else groups.push([message]);
  }
  return groups;
}

function dropOldGroups(round: MemoryRound, limits: TrimLimits): Message[] {
  let tokens = round.tokens;
  const groups = groupsOf(round.messages);
  return groups
    .filter((group, index) => {
      const stays = group[0]?.role !== 'assistant' || index === groups.length - 1;
      if (stays || tokens <= limits.maxTokens) return true;
      tokens -= group.reduce((sum, message) => sum + limits.countTokens(message), 0);
      return false;
    })
    .flat();
}

/**
 * Forgets the oldest rounds, and inside the newest round the oldest calls with their results, so that a run of any
 * length takes a bounded memory. What the user asked stays.
 */
export class ForgetOldest implements TrimStrategy {
  trim(rounds: readonly MemoryRound[], limits: TrimLimits): TrimResult {
    const tighter = { ...limits, maxTokens: Math.floor(limits.maxTokens * KEPT_SHARE) };
    const kept = rounds.slice(rounds.length - fittingRounds(rounds, tighter));
    const [only] = kept;
    const messages =
      only && kept.length === 1 ? dropOldGroups(only, tighter) : kept.flatMap((round) => round.messages);
    return { messages, replaces: true };
  }
}
