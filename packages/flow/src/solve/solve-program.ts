import type { ResultShape } from '../catalog/sdk-catalog.ts';
import type { LinkedProgram } from '../link/linked-program.ts';
import type { Budget } from './budget.ts';
import type { Solution } from './solution.ts';
import { Solver } from './solver.ts';
import type { TypeQuestions } from './type-questions.ts';

/** Segments kept per path of a text when those of written code are too many: then the parts of a part are one. */
const COARSE_DEPTH = 1;

/**
 * Follows every label of a program, and tells parts of objects apart as deeply as the budget allows.
 *
 * A function that goes down a tree and hands each branch to itself has as many paths as there are ways down. Taken
 * together they are few, and a flow that is found so is one that nobody would have seen otherwise.
 */
export function solveProgram(
  program: LinkedProgram,
  types: TypeQuestions,
  shapes: Readonly<Record<string, ResultShape>>,
  budget?: Budget,
): Solution {
  const solution = new Solver(program, types, shapes, { budget }).solve();
  if (!solution.isExhausted) return solution;
  return new Solver(program, types, shapes, { budget, depth: COARSE_DEPTH }).solve();
}
