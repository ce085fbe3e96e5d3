import { AnswerSchemaError } from '@hearsay/answer';
import { ToolError } from './tool-error.ts';
import { declarationMessages } from './tool-messages.ts';

/**
 * Runs what reads a schema, and tells of one that is none: parameters can come from anywhere, such as a server, and may
 * have any value under any keyword.
 *
 * @throws ToolError instead of whatever stumbled over it; an AnswerSchemaError says what is wrong itself.
 */
export function guardedSchema<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (AnswerSchemaError.isInstance(error)) throw error;
    throw new ToolError(declarationMessages.noSchema(), { cause: error });
  }
}
