import { isThenable } from '../async/is-thenable.ts';
import { MemoryError } from '../errors/memory-error.ts';
import type { Message, Messages } from '../messages/message.ts';
import { MessageView } from '../messages/message-view.ts';
import { estimateTokens } from './estimate-tokens.ts';
import type { ContextOptions, Memory } from './memory.ts';
import type { TrimLimits, TrimResult, TrimStrategy } from './trim-strategy.ts';
import { WindowDrop } from './window-drop.ts';

/** How much a {@link WindowMemory} tells. */
export interface WindowOptions {
  /** The tokens of a context; 128,000 when left out. */
  readonly maxTokens?: number | undefined;
  /** The rounds of a context; any number when left out. */
  readonly maxRounds?: number | undefined;
  /** The tokens that protected rounds may take, the newest first; half of `maxTokens` when left out. */
  readonly maxProtectedTokens?: number | undefined;
  /** Counts the tokens of a message; a guess when left out. */
  readonly countTokens?: ((message: Message) => number) | undefined;
  /** What to do when there is too much; leave the oldest rounds out, when left out. */
  readonly strategy?: TrimStrategy | undefined;
}

interface Round {
  start: number;
  /** Undefined after the counter was replaced. */
  tokens: number | undefined;
  isProtected: boolean;
}

interface MeasuredRound {
  readonly messages: readonly Message[];
  readonly tokens: number;
  readonly isProtected: boolean;
}

const DEFAULT_TOKENS = 128_000;

function opensRound(message: Message): boolean {
  return message.role === 'user' && !message.continues;
}

/**
 * Remembers everything, and tells the newest rounds that fit.
 *
 * A round is a user message and all that follows it, so a call is never told without its result. Feedback on an answer
 * belongs to the round of the question, so that no trimming keeps the one without the other.
 */
export class WindowMemory implements Memory {
  readonly #strategy: TrimStrategy;
  readonly #maxProtectedTokens: number | undefined;
  #maxTokens: number;
  #maxRounds: number;
  #count: (message: Message) => number;
  #log: Message[] = [];
  #rounds: Round[] = [];
  /** The tokens of all rounds; undefined after the counter was replaced. */
  #total: number | undefined = 0;

  constructor(options: WindowOptions = {}) {
    this.#maxTokens = options.maxTokens ?? DEFAULT_TOKENS;
    this.#maxRounds = options.maxRounds ?? Infinity;
    this.#maxProtectedTokens = options.maxProtectedTokens;
    this.#count = options.countTokens ?? estimateTokens;
    this.#strategy = options.strategy ?? new WindowDrop();
  }

  /** The tokens of a context; raising it brings back what was only left out. */
  set maxTokens(tokens: number) {
    this.#maxTokens = tokens;
  }

  /** The rounds of a context. */
  set maxRounds(rounds: number) {
    this.#maxRounds = rounds;
  }

  /** Counts the tokens of a message; all messages are counted again. */
  set countTokens(count: (message: Message) => number) {
    this.#count = count;
    for (const round of this.#rounds) round.tokens = undefined;
    this.#total = undefined;
  }

  record(message: Message): void {
    this.#add(message, false);
  }

  recordProtected(message: Message): void {
    this.#add(message, true);
  }

  context(options: ContextOptions = {}): Messages | Promise<Messages> {
    this.#total ??= this.#rounds.reduce((sum, round, index) => sum + this.#tokensOf(round, index), 0);
    if (this.#total <= this.#maxTokens && this.#rounds.length <= this.#maxRounds)
      return new MessageView(this.#log);
    return this.#trim(options);
  }

  #trim(options: ContextOptions): Messages | Promise<Messages> {
    const rounds = this.#rounds.map((round, index) => this.#measured(round, index));
    const shielded = this.#shielded(rounds);
    const others = rounds.filter((round) => !shielded.includes(round));
    if (others.length === 0) return shielded.flatMap(({ messages }) => messages);
    const taken = shielded.reduce((sum, { tokens }) => sum + tokens, 0);
    const limits: TrimLimits = {
      maxTokens: Math.max(0, this.#maxTokens - taken),
      maxRounds: this.#maxRounds,
      countTokens: (message) => this.#measure(message),
    };
    const before = shielded.flatMap(({ messages }) => messages);
    const length = this.#log.length;
    const result = this.#strategy.trim(others, limits, options);
    if (isThenable(result))
      return Promise.resolve(result).then((trimmed) => this.#settle(before, trimmed, length));
    return this.#settle(before, result, length);
  }

  /** The protected rounds that stay whatever happens: the newest ones that their own budget allows. */
  #shielded(rounds: readonly MeasuredRound[]): readonly MeasuredRound[] {
    let left = this.#maxProtectedTokens ?? this.#maxTokens / 2;
    return rounds
      .filter(({ isProtected }) => isProtected)
      .reverse()
      .filter(({ tokens }) => (left -= tokens) >= 0)
      .reverse();
  }

  #settle(before: readonly Message[], { messages, replaces }: TrimResult, length: number): Messages {
    const kept = [...before, ...messages];
    if (!replaces) return kept;
    // What came while the strategy was waiting is no part of its result.
    const later = this.#log.slice(length);
    this.#log = [];
    this.#rounds = [];
    this.#total = 0;
    for (const message of before) this.#add(message, true);
    for (const message of [...messages, ...later]) this.#add(message, false);
    return new MessageView(this.#log);
  }

  #add(message: Message, isProtected: boolean): void {
    const tokens = this.#measure(message);
    const round = this.#rounds.at(-1);
    this.#log.push(message);
    if (this.#total !== undefined) this.#total += tokens;
    if (!round || opensRound(message)) {
      this.#rounds.push({ start: this.#log.length - 1, tokens, isProtected });
      return;
    }
    if (round.tokens !== undefined) round.tokens += tokens;
    round.isProtected ||= isProtected;
  }

  #measured(round: Round, index: number): MeasuredRound {
    const messages = this.#log.slice(round.start, this.#rounds[index + 1]?.start);
    return { messages, tokens: this.#tokensOf(round, index), isProtected: round.isProtected };
  }

  #tokensOf(round: Round, index: number): number {
    if (round.tokens !== undefined) return round.tokens;
    let tokens = 0;
    for (const message of this.#log.slice(round.start, this.#rounds[index + 1]?.start)) {
      tokens += this.#measure(message);
    }
    round.tokens = tokens;
    return tokens;
  }

  #measure(message: Message): number {
    try {
      return this.#count(message);
    } catch (cause) {
      throw new MemoryError('tokenCount', { cause });
    }
  }
}
