export { documentBlocks } from './doctest/document-blocks.ts';
export { runDoctest } from './doctest/run-doctest.ts';
export type { DoctestOptions } from './doctest/run-doctest.ts';
export type {
  BlockFault,
  BlockOutcome,
  BlockResult,
  DoctestReport,
  DoctestTiming,
  ValueUpdate,
} from './doctest/doctest-report.ts';
export type { BlockDemand, BlockExtension, BlockOrigin, CodeBlock } from './doctest/code-block.ts';
export type { FailureExpectation } from './fixtures/fixture-header.ts';
export { DEFAULT_TYPESCRIPT_PACKAGES } from './fixtures/find-compilers.ts';
export { FixturesError } from './fixtures/fixtures-error.ts';
export type { FixtureExpectation } from './fixtures/fixture-header.ts';
export type { Diagnostic, ExpectedPlace } from './fixtures/diagnostic.ts';
export type { FixtureProblem } from './fixtures/fixture-problem.ts';
export type { Uncountable } from './fixtures/uncountable-codes.ts';
export type {
  FixtureCase,
  FixtureCompilerTiming,
  FixtureResult,
  FixturesReport,
} from './fixtures/fixtures-report.ts';
export { formatFixturesReport } from './fixtures/format-fixtures-report.ts';
export { formatFixturesJson } from './fixtures/fixtures-json.ts';
export { proposeBlessings } from './fixtures/propose-blessings.ts';
export type { Blessing, BlessingProposal } from './fixtures/propose-blessings.ts';
export { runFixtures } from './fixtures/run-fixtures.ts';
export type { RunFixturesOptions } from './fixtures/run-fixtures.ts';
export { checkProjects } from './check-projects.ts';
export type { AnalysisStep, Analyzer } from './analysis/analysis-request.ts';
export type { CacheWish } from './cache/cache-location.ts';
export type { CheckOptions } from './check-projects.ts';
export { writeFacts } from './facts-file/write-facts.ts';
export type { WriteFactsOptions, WrittenFacts } from './facts-file/write-facts.ts';
export { findConfig } from './config/find-config.ts';
export type { FoundConfig } from './config/find-config.ts';
export { defineConfig } from './config/hearsay-config.ts';
export type { ConfigSanitizer, ConfigSink, ConfigSource, HearsayConfig } from './config/hearsay-config.ts';
export type { ConfigValues } from './config/read-config-values.ts';
export { exitStatus } from './report/exit-status.ts';
export { formatGithub } from './report/github-format.ts';
export type { GithubOptions } from './report/github-format.ts';
export { formatHtml } from './report/html-format.ts';
export { formatJson } from './report/json-format.ts';
export { formatPretty } from './report/pretty-format.ts';
export type { PrettyOptions } from './report/pretty-format.ts';
export { formatSarif } from './report/sarif-format.ts';
export type {
  Finding,
  FindingSink,
  FindingSource,
  FindingStatus,
  Location,
  OtherSource,
  PathStep,
  Position,
  Range,
  Report,
  ReportCoverage,
  ReportedEndorsement,
  ReportTiming,
} from './report/report.ts';
export type { CheckRule, RuleLevel, Severity } from './rules/rule.ts';
export { UsageError } from './usage-error.ts';
