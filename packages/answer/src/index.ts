// Declaring
export { defineAnswer } from './define-answer.ts';
export type { DefineTypedAnswer } from './define-answer.ts';
export type { Answer, AnswerOf, AnswerOptions, AnswerResult } from './answer.ts';
export type { AnswerDeclaration, AnswerOfDeclaration, DeclarationGuard } from './declaration-guard.ts';
export type { AnswerOfSchema, NoMembers } from './answer-of-schema.ts';
export type { JsonSchema, JsonSchemaOrBoolean, JsonSchemas, JsonTypeName } from './json-schema.ts';
export type { JsonArray, JsonObject, JsonValue } from './json-value.ts';
export { DECIMAL_PATTERN } from './decimal-pattern.ts';

// Limits
export { DEFAULT_ANSWER_LIMITS } from './answer-limits.ts';
export type { AnswerLimits } from './answer-limits.ts';

// Errors
export { AnswerError } from './answer-error.ts';
export { AnswerSchemaError } from './answer-schema-error.ts';
export type { Violation } from './violation.ts';
