import type { FuncKeywordDefinition } from 'ajv';

/** The name under which a validation schema counts how often a reference is followed. */
export const STEP = 'x-hearsay-step';

/** A member or element is looked at once, where a schema tells its alternatives apart; twice leaves room for others. */
const STEPS_PER_MEMBER = 2;

/** To list everything that is wrong may take less: where it takes more, the first thing is told. */
export const MAX_LISTING_STEPS: number = 20_000;

/** Thrown out of the generated code. */
export class StepsUsedUp extends Error {}

let left = 0;

/** How many steps the comparison of an answer with its schema may take. */
export function judgingSteps(maxMembers: number): number {
  return maxMembers * STEPS_PER_MEMBER;
}

/** Lets the comparison that comes next follow so many references; it is over before anything else runs. */
export function allowSteps(steps: number): void {
  left = steps;
}

/**
 * Stands beside every `$ref` and every list of alternatives: only through them does a schema look at one place of an
 * answer again and again.
 *
 * Two alternatives that both lead on to the same member double the work at each level, and an answer can have many.
 */
export const stepKeyword: FuncKeywordDefinition = {
  keyword: STEP,
  // A reference that fails would end the comparison of its place before it is counted.
  before: '$ref',
  errors: false,
  validate: (): boolean => {
    left -= 1;
    if (left < 0) throw new StepsUsedUp();
    return true;
  },
};
