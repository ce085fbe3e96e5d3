// What is judged
export type { NamedShape, Said, ToolShape, ValueShape } from './value-shape.ts';
export { schemaShape } from './schema-shape.ts';
export type { FieldAt, SaidAt, SchemaShape } from './schema-shape.ts';
export { allParameters, objectShapes, singleParameters } from './walk-shapes.ts';
export type { WithFields, WithParameters } from './walk-shapes.ts';

// Reading JSON
export { isObject } from './is-object.ts';
export { pointerToken } from './pointer-token.ts';

// Judgements
export { descriptionFault } from './description-fault.ts';
export type { DescriptionChecks, DescriptionFault } from './description-fault.ts';
export { combinationExample, splitCombination } from './key-plus-modifiers.ts';
export type { SplitCombination } from './key-plus-modifiers.ts';
export { optionalArgument } from './optional-argument.ts';
export type { OptionalArgument, OptionalArgumentChecks } from './optional-argument.ts';
export { SAME_INTENT_THRESHOLD, sameIntent } from './same-intent.ts';
export { schemaRootFaults } from './schema-fault.ts';
export type { SchemaFault, SchemaRoot } from './schema-fault.ts';
export { hiddenWords, spokenForm } from './spoken-enum.ts';
export type { HiddenWord, SpokenEnumChecks } from './spoken-enum.ts';

// Triggers
export { boundedTrigger } from './loose-trigger.ts';
export { overlappingTriggers } from './overlapping-triggers.ts';
export type { OverlappingTrigger } from './overlapping-triggers.ts';
export { isSlowPattern } from './slow-pattern.ts';
export { needsBacktracking } from './needs-backtracking.ts';
export { triggerPattern } from './trigger-pattern.ts';
export type { TriggerPattern } from './trigger-pattern.ts';

// Sentences
export { TOOL_RULE_MESSAGES } from './tool-rule-messages.ts';
