import type { Answer, AnswerError } from '@hearsay/answer';
import { Prompt } from '@hearsay/core';
import type { JsonObject } from '@hearsay/answer';
import type { AnswerJudge, Verdict } from './answer-judge.ts';

/** What is wrong with an answer, for the model: places and what was expected there, and nothing of the answer. */
function feedbackOn(error: AnswerError): Prompt {
  const faults = error.violations.map(
    ({ path, expected }) => `${path === '' ? '(whole answer)' : path}: ${expected}`,
  );
  return new Prompt()
    .text(
      'Your previous answer failed JSON schema validation. These are the places, and what is expected there:',
    )
    .untrusted(faults.join('\n'), { source: 'validator' })
    .text('Answer again, with one JSON value that conforms to the schema and nothing else.');
}

/** Makes a judge of a declared answer. */
export function judgeOf(answer: Answer<unknown>): AnswerJudge {
  return {
    // A schema is JSON by its nature, whatever its type names.
    schema: answer.schema as unknown as JsonObject,
    judge(text): Verdict {
      try {
        const result = answer.safeParse(text);
        if (result.ok) return { kind: 'passed', value: result.value };
        return { kind: 'rejected', feedback: feedbackOn(result.error), cause: result.error };
      } catch (cause) {
        // The declaration itself is at fault: no other answer would help.
        return { kind: 'undecodable', cause };
      }
    },
  };
}
