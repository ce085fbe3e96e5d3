import type { Answer, JsonObject } from '@hearsay/answer';
import type { Prompt } from '@hearsay/core';
import type { AnswerJudge, Verdict } from './answer-judge.ts';

/** Makes a judge of a declared answer. */
export function judgeOf(answer: Answer<unknown>): AnswerJudge {
  return {
    // A schema is JSON by its nature, whatever its type names.
    schema: answer.schema as unknown as JsonObject,
    judge(text): Verdict {
      try {
        const result = answer.safeParse(text);
        if (result.ok) return { kind: 'passed', value: result.value };
        const { error } = result;
        const feedback = async (): Promise<Prompt> => {
          // Loaded with the first wrong answer, not with the package.
          const { structuredRetryPrompt } = await import('@hearsay/answer');
          return structuredRetryPrompt(answer, error);
        };
        return { kind: 'rejected', feedback, cause: error };
      } catch (cause) {
        // The declaration itself is at fault: no other answer would help.
        return { kind: 'undecodable', cause };
      }
    },
  };
}
