const code = 'HEARSAY_ANSWER_SCHEMA';

/**
 * Thrown when an answer is declared with a schema that is invalid, or that says too little to mark every free text.
 *
 * It is the developer's error, so it is thrown at the declaration, and no model is asked to mend it.
 */
export class AnswerSchemaError extends TypeError {
  /** Tells this error apart where `instanceof` does not reach, as with two installed copies. */
  readonly code: 'HEARSAY_ANSWER_SCHEMA' = code;

  override readonly name = 'AnswerSchemaError' as const;

  /** The place in the schema, as a JSON Pointer. */
  readonly path: string;

  constructor(path: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.path = path;
  }

  /** Tells whether a value is such an error, also when another installed copy of the package threw it. */
  static isInstance(value: unknown): value is AnswerSchemaError {
    return value instanceof Error && 'code' in value && value.code === code;
  }
}
