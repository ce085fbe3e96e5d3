export { createCatalog, knownSdks } from './catalog/catalog.ts';
export type { Catalog } from './catalog/catalog.ts';
export { flowNames } from './catalog/flow-names.ts';
export type { FlowNames, NamesOfKind } from './catalog/flow-names.ts';
export { createPlatformCatalog, sdksFor } from './catalog/platform-catalog.ts';
export type { Extras, PlatformCatalog } from './catalog/platform-catalog.ts';
export { mentionedSdks, presentSdks } from './catalog/present-sdks.ts';
export type { SdkEvidence } from './catalog/present-sdks.ts';
export { sdkControlSinks } from './catalog/control/sdk-sinks.ts';
export { parseArgumentPath } from './catalog/argument-path.ts';
export type { ParsedArgumentPath } from './catalog/argument-path.ts';
export type {
  ApiEntry,
  ArgumentPath,
  ParameterRow,
  ResultShape,
  SdkCatalog,
  SinkRow,
} from './catalog/sdk-catalog.ts';
export { aliased, isAnswerName, isAnswerType } from './answers/is-answer-type.ts';
export type { AnswerProgram } from './answers/is-answer-type.ts';
export { memberPath, unsafePlace } from './answers/unsafe-place.ts';
export type { UnsafePlace } from './answers/unsafe-place.ts';
export { analyze } from './analyze.ts';
export type { AnalysisInput, AnalysisProgram } from './analyze.ts';
export type { Budget } from './solve/budget.ts';
export type { Compiler } from './compiler/compiler.ts';
export { pickCompiler } from './compiler/pick-compiler.ts';
export { declaredNames } from './compiler/declared-names.ts';
export { shortenControlFlow } from './compiler/shorten-control-flow.ts';
export { interfaceParts } from './compiler/interface-parts.ts';
export type { InterfacePart } from './compiler/interface-parts.ts';
export { AgentTextOracle } from './compiler/agent-text-oracle.ts';
export { packageNameOf } from './compiler/package-import.ts';
export { createPackageLookup } from './compiler/package-lookup.ts';
export type { PackageIdentity } from './compiler/resolution.ts';
export { extractProgram } from './extract-program.ts';
export type { ExtractionInput, ProgramFacts } from './extract-program.ts';
export { answerEverything } from './facts/answer-everything.ts';
export type { FileFacts, MemberAssumptions } from './facts/file-facts.ts';
export { renameFiles } from './facts/rename-files.ts';
export { RememberedTypes } from './facts/type-answers.ts';
export type { AnsweredNodes, TypeAnswers } from './facts/type-answers.ts';
export type { NodeTypes, TypedFacts } from './facts/typed-facts.ts';
export { solveFacts } from './solve-facts.ts';
export type { SolvingInput } from './solve-facts.ts';
export type {
  Coverage,
  Endorsement,
  FailedFile,
  Flow,
  FlowReport,
  FlowStep,
  FurtherSource,
  LongFunction,
  Place,
  SinkRank,
  TextLabel,
} from './report/flow-report.ts';
export { endorsementFault } from './rules/endorsement-fault.ts';
export { nearestName } from './rules/nearest-name.ts';
export { PAGES_URL } from './rules/pages-url.ts';
export { parseSuppression, SUPPRESSION_KEYWORD } from './rules/parse-suppression.ts';
export type { ParsedSuppression } from './rules/parse-suppression.ts';
export { CHECK_RULE_NAMES, PLUGIN_RULE_NAMES, RULE_NAMES } from './rules/rule-names.ts';
export type { CheckRuleName, PluginRuleName } from './rules/rule-names.ts';
export { suppressionFault } from './rules/suppression-fault.ts';
export { unusedSuppression } from './rules/trust-messages.ts';
export type { RuleText } from './rules/trust-messages.ts';
