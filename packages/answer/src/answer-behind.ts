import type { Answer } from './answer.ts';
import type { AnswerDeclaration } from './declaration-guard.ts';
import { defineAnswer } from './define-answer.ts';

const known = new WeakMap<object, Answer<unknown>>();

/**
 * The answer itself, or the one that a bare declaration stands for: the same object is declared once.
 *
 * @throws AnswerSchemaError as `defineAnswer` does.
 */
export function answerBehind(declared: Answer<unknown> | AnswerDeclaration): Answer<unknown> {
  if (isAnswer(declared)) return declared;
  const before = known.get(declared);
  if (before !== undefined) return before;
  // Who hands a declaration in is asked for its guard there.
  const answer: Answer<unknown> = defineAnswer(declared as never);
  known.set(declared, answer);
  return answer;
}

/** Schemas of zod have methods with the names of an answer's. */
function isAnswer(declared: Answer<unknown> | AnswerDeclaration): declared is Answer<unknown> {
  return 'safeDecode' in declared && !('~standard' in declared);
}
