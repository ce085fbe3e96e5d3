export { knownSdks } from './catalog/catalog.ts';
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
export { analyze } from './analyze.ts';
export type { AnalysisInput, AnalysisProgram } from './analyze.ts';
export type { Budget } from './solve/solver.ts';
export type { Compiler } from './compiler/compiler.ts';
export type { PackageIdentity } from './compiler/symbol-oracle.ts';
export type {
  Coverage,
  Endorsement,
  FailedFile,
  Flow,
  FlowReport,
  FlowStep,
  Place,
  SinkRank,
} from './report/flow-report.ts';
