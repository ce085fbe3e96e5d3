import type { LinkedProgram } from '../link/linked-program.ts';
import type { Budget } from './budget.ts';

/**
 * The budget of a program, in proportion to its size.
 *
 * A program that people wrote stays below 4 states a value. Functions that hold one another in a knot have as many
 * states as there are ways through the knot.
 */
export function defaultBudget(program: LinkedProgram): Budget {
  const values = program.traits.length;
  return { states: 500_000 + 20 * values, functionStates: 400_000 + 10 * values };
}
