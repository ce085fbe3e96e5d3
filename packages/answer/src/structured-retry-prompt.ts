import { Prompt } from '@hearsay/core';
import { type TrustedText, trusted } from '@hearsay/core/restricted';
import type { AnswerError } from './answer-error.ts';
import { violationLine } from './answer-messages.ts';
import { answerBehind } from './answer-behind.ts';
import type { Answer } from './answer.ts';
import type { AnswerDeclaration } from './declaration-guard.ts';
import type { JsonSchema } from './json-schema.ts';

/** What a retry says beside the violations. */
export interface StructuredRetryOptions {
  /** Whether the failed answer is quoted; a model that still sees its answer needs no quote. The default is false. */
  readonly quotesAnswer?: boolean;
}

type Declared = Pick<Answer<never>, 'schema'>;

/** The schemas that were written into a prompt: endorsing one again and again would fill the register of the core. */
const written = new WeakMap<JsonSchema, TrustedText>();

/**
 * Asks a model again: says that the answer failed, what was expected at which place, and the whole schema.
 *
 * The violations are quoted as data, and so is the answer when it is asked for. What the prompt says itself are words
 * of the developer.
 */
export function structuredRetryPrompt(
  declared: Declared | AnswerDeclaration,
  error: AnswerError,
  { quotesAnswer = false }: StructuredRetryOptions = {},
): Prompt {
  const failed = new Prompt()
    .text('Your last answer failed JSON schema validation. What was expected at which place:')
    .untrusted(error.violations.map(violationLine).join('\n'), { source: 'validator' });
  const quoted =
    quotesAnswer && error.text !== undefined
      ? failed.text('Your last answer was:').untrusted(error.text, { source: 'last answer' })
      : failed;
  return quoted
    .text(
      'Answer again with a single JSON value that conforms to this JSON Schema, and with nothing around it:',
    )
    .text(schemaText(schemaOf(declared)));
}

function schemaOf(declared: Declared | AnswerDeclaration): JsonSchema {
  return isDeclared(declared) ? declared.schema : answerBehind(declared).schema;
}

/** No keyword has this name, and the schemas of libraries have a half of their own. */
function isDeclared(declared: Declared | AnswerDeclaration): declared is Declared {
  return 'schema' in declared && !('~standard' in declared);
}

function schemaText(schema: JsonSchema): TrustedText {
  const known = written.get(schema);
  if (known !== undefined) return known;
  const text = trusted(JSON.stringify(schema), 'the developer declared the answer with this schema');
  written.set(schema, text);
  return text;
}
