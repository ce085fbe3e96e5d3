import { limitMessage } from './answer-messages.ts';

/** How much of an answer is read, so that a hostile one costs bounded time and memory. */
export interface AnswerLimits {
  /** The longest text that is parsed, in UTF-16 units. The default is 4,194,304. */
  readonly maxLength: number;

  /** How deep objects and arrays may be nested. The default is 64. */
  readonly maxDepth: number;

  /** How many members and elements there may be in all. The default is 100,000. */
  readonly maxMembers: number;

  /** How many violations an error lists. The default is 20. */
  readonly maxViolations: number;
}

/** The limits of an answer that sets none of its own. */
export const DEFAULT_ANSWER_LIMITS: AnswerLimits = Object.freeze({
  maxLength: 4_194_304,
  maxDepth: 64,
  maxMembers: 100_000,
  maxViolations: 20,
});

/** The given limits, with the defaults for those that are left out. */
export function completeLimits(given: Partial<AnswerLimits> = {}): AnswerLimits {
  const limits = { ...DEFAULT_ANSWER_LIMITS, ...given };
  for (const [name, value] of Object.entries(limits)) {
    if (!Number.isSafeInteger(value) || value < 1) throw new RangeError(limitMessage(name));
  }
  return limits;
}
