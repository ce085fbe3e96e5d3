// Declaring
export { defineAnswer } from './define-answer.ts';
export type { DefineTypedAnswer } from './define-answer.ts';
export type { Answer, AnswerOf, AnswerOptions, AnswerResult } from './answer.ts';
export type { AnswerDeclaration, AnswerOfDeclaration, DeclarationGuard } from './declaration-guard.ts';
export type { AnswerOfSchema, NoMembers } from './answer-of-schema.ts';
export type { JsonSchema, JsonSchemaOrBoolean, JsonSchemas, JsonTypeName } from './json-schema.ts';
export type { JsonArray, JsonObject, JsonValue } from './json-value.ts';
export { DECIMAL_PATTERN } from './decimal-pattern.ts';

// Asking again
export {
  DEFAULT_STRUCTURED_RETRIES,
  StructuredValidator,
  validateStructured,
} from './structured-validator.ts';
export type { StructuredOutcome, StructuredValidatorConstructor } from './structured-validator.ts';
export { structuredRetryPrompt } from './structured-retry-prompt.ts';
export type { StructuredRetryOptions } from './structured-retry-prompt.ts';
export { extractJson } from './extract-json.ts';

// Sending
export { schemaForDialect } from './dialects/schema-for-dialect.ts';
export type { DialectNode, DialectSchema, SchemaDialect, SchemaLoss } from './dialects/schema-dialect.ts';

// Limits
export { DEFAULT_ANSWER_LIMITS } from './answer-limits.ts';
export type { AnswerLimits } from './answer-limits.ts';

// Errors
export { AnswerError } from './answer-error.ts';
export { AnswerSchemaError } from './answer-schema-error.ts';
export type { Violation } from './violation.ts';
