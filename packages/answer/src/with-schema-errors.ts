import { invalidSchemaMessage } from './answer-messages.ts';
import { AnswerSchemaError } from './answer-schema-error.ts';

/**
 * Runs what reads or compiles a schema.
 *
 * @throws AnswerSchemaError instead of whatever it stumbles over.
 */
export function withSchemaErrors<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (AnswerSchemaError.isInstance(error)) throw error;
    const reason = error instanceof Error ? error.message : 'it cannot be compiled';
    throw new AnswerSchemaError('', invalidSchemaMessage(reason), { cause: error });
  }
}
