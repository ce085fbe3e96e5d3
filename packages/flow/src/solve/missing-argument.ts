import type { ArgumentFact } from '../facts/file-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import type { TypeQuestions } from './type-questions.ts';

/** Whether a call may leave a parameter to its default. */
export function isMissing(given: readonly ArgumentFact[], position: number, types: TypeQuestions): boolean {
  const argument = given[position];
  if (argument === undefined || given.slice(0, position + 1).some(({ spread }) => spread)) return true;
  if (argument.missing !== 'typed') return argument.missing === 'always';
  return argument.node !== CLEAN && types.canBeMissing(argument.node);
}
