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
