import type { MemoryRound, TrimLimits, TrimResult, TrimStrategy } from './trim-strategy.ts';

/** How many of the newest rounds fit: at least one, even if it alone is too long. */
export function fittingRounds(rounds: readonly { readonly tokens: number }[], limits: TrimLimits): number {
  let count = 0;
  let tokens = 0;
  while (count < Math.max(1, limits.maxRounds) && count < rounds.length) {
    tokens += rounds.at(-1 - count)?.tokens ?? 0;
    if (count > 0 && tokens > limits.maxTokens) break;
    count += 1;
  }
  return count;
}

/** Leaves the oldest rounds out; they come back when the limits are raised. */
export class WindowDrop implements TrimStrategy {
  trim(rounds: readonly MemoryRound[], limits: TrimLimits): TrimResult {
    const kept = rounds.slice(rounds.length - fittingRounds(rounds, limits));
    return { messages: kept.flatMap(({ messages }) => messages), replaces: false };
  }
}
