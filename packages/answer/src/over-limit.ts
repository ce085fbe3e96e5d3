import type { AnswerLimits } from './answer-limits.ts';
import { limitExpected, stepsExpected } from './answer-messages.ts';
import type { Violation } from './violation.ts';

type Limit = 'maxLength' | 'maxDepth' | 'maxMembers';

/** The limit that a text of a length is over. */
export function overLength({ length }: string, limits: AnswerLimits): Violation | undefined {
  return length > limits.maxLength ? overLimit('maxLength', limits) : undefined;
}

/**
 * The limit that a parsed text is over.
 *
 * It looks at the value, because reading the text character by character takes as long as parsing it; the parser
 * itself needs memory in proportion to the length of the text only, whatever it is made of.
 */
export function overSize(text: string, value: unknown, limits: AnswerLimits): Violation | undefined {
  if (typeof value !== 'object' || value === null || isTooShortToBeOver(text, limits)) return undefined;
  const size: Size = { members: 0, over: undefined };
  measure(value, 1, limits, size);
  return size.over === undefined ? undefined : overLimit(size.over, limits);
}

/** Whether a text has too few characters and brackets to be over a limit, as most answers have. */
function isTooShortToBeOver(text: string, { maxDepth, maxMembers }: AnswerLimits): boolean {
  // A member takes two characters, its own and a comma or a bracket.
  if (text.length > 2 * maxMembers) return false;
  const objects = countUpTo(text, '{', maxDepth + 1);
  return objects + countUpTo(text, '[', maxDepth + 1 - objects) <= maxDepth;
}

function countUpTo(text: string, character: string, limit: number): number {
  let count = 0;
  for (let index = -1; count < limit; count++) {
    index = text.indexOf(character, index + 1);
    if (index === -1) break;
  }
  return count;
}

interface Size {
  members: number;
  over: Limit | undefined;
}

/** Adds up the members and elements, and stops at the first limit. */
function measure(value: object, depth: number, limits: AnswerLimits, size: Size): void {
  if (depth > limits.maxDepth) {
    size.over = 'maxDepth';
    return;
  }
  if (Array.isArray(value)) {
    size.members += value.length;
    if (size.members > limits.maxMembers) size.over = 'maxMembers';
    for (let index = 0; index < value.length && size.over === undefined; index++) {
      measureMember(value[index], depth, limits, size);
    }
    return;
  }
  // Parsed objects have members of their own alone; this loop is several times faster than a list of their keys.
  for (const key in value) {
    size.members++;
    if (size.members > limits.maxMembers) size.over = 'maxMembers';
    if (size.over !== undefined) return;
    // A key of the value.
    measureMember((value as Readonly<Record<string, unknown>>)[key], depth, limits, size);
  }
}

function measureMember(member: unknown, depth: number, limits: AnswerLimits, size: Size): void {
  if (typeof member === 'object' && member !== null) measure(member, depth + 1, limits, size);
}

/** The violation of a limit. */
export function overLimit(name: Limit, limits: AnswerLimits): Violation {
  return { path: '', keyword: 'limit', expected: limitExpected(name, limits[name]) };
}

/** The violation of an answer that takes too long to compare. */
export function overSteps(): Violation {
  return { path: '', keyword: 'limit', expected: stepsExpected };
}
