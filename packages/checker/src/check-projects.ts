import { resolve } from 'node:path';
import { sdksFor } from '@hearsay/flow';
import type { AnalysisRequest, AnalysisStep, Analyzer } from './analysis/analysis-request.ts';
import { analyzeProjects } from './analysis/analyze-projects.ts';
import { wishedExtras } from './analysis/wished-extras.ts';
import { updateWithoutBaseline } from './baseline/baseline-messages.ts';
import { measureBaseline, openBaseline, type OpenBaseline } from './baseline/measure-baseline.ts';
import { lookedFor } from './baseline/looked-for.ts';
import { configCatalogs, unmatchedRows } from './config/config-catalog.ts';
import { ignoredFindings } from './config/config-messages.ts';
import type { FoundConfig } from './config/find-config.ts';
import { ignoredFiles } from './config/ignored-files.ts';
import { cacheKey } from './cache/cache-key.ts';
import { cacheLocation, type CacheWish } from './cache/cache-location.ts';
import { CacheStore } from './cache/cache-store.ts';
import { readFacts } from './facts-file/read-facts.ts';
import type { AnalysisInputs } from './files/trace-inputs.ts';
import type { ParsedFiles } from './project/parsed-files.ts';
import { relativePath } from './project/relative-path.ts';
import { readTargets } from './project/target-paths.ts';
import { buildReport } from './report/build-report.ts';
import type { Report } from './report/report.ts';
import { ruleLevels } from './rules/rule-levels.ts';
import type { RuleLevels } from './rules/rule.ts';
import { UsageError } from './usage-error.ts';

/** What to check, and how. */
export interface CheckOptions {
  /** The folder that paths are relative to; the working folder of the process by default. */
  readonly cwd?: string;
  /** Tsconfig files or their folders; the `tsconfig.json` in `cwd` by default. */
  readonly projects?: readonly string[];
  /** Files and folders that findings are wanted for; everything by default. */
  readonly paths?: readonly string[];
  /** What a config file says, as `findConfig` reads it; the other options go over it. */
  readonly config?: FoundConfig;
  /** Levels that differ from the defaults: `off`, `warn` or `error` by rule name. */
  readonly rules?: Readonly<Record<string, string>>;
  /** The file with the findings that are known and do not count. */
  readonly baseline?: string;
  /** Whether to write that file anew: what is found now is known from here on, and what is gone is taken out. */
  readonly updateBaseline?: boolean;
  /** Told what is being done, for a progress display. */
  readonly onProgress?: (step: AnalysisStep) => void;
  /** Where to keep what is found out, for the next check to go on from; nothing is kept when left out. */
  readonly cache?: CacheWish;
  /** What earlier checks of this process have parsed, so that a check on every save need not parse it again. */
  readonly parsed?: ParsedFiles;
  /** Told what the result depends on, before it is given. */
  readonly onInputs?: (inputs: AnalysisInputs) => void;
  /** Names or globs of facts files that `writeFacts` wrote: these are joined, and no project is loaded. */
  readonly factsFiles?: readonly string[];
}

/**
 * Finds where a model's output enters another prompt as trusted text.
 *
 * What cannot be loaded or parsed is named in the report's `problems`, and everything else is checked all the same.
 *
 * @param analyzer - The engine to use, for tests of what stands around it.
 * No config file is looked for here; hand in what `findConfig` found to go by it.
 *
 * @throws UsageError for a rule or a level that does not exist, for a baseline that cannot be read or written, and for
 *   facts files that are missing or do not hold any more.
 * @example
 * ```ts
 * import { checkProjects, formatJson } from '@hearsay/checker';
 *
 * const report = await checkProjects({ projects: ['tsconfig.json'] });
 * console.log(formatJson(report));
 * ```
 */
export async function checkProjects(options: CheckOptions = {}, analyzer?: Analyzer): Promise<Report> {
  const begin = performance.now();
  const cwd = resolve(options.cwd ?? process.cwd());
  const { config, paths = [] } = options;
  const { levels, notices } = ruleLevels({ ...config?.values.rules, ...options.rules });
  const baseline = baselineOf(options, cwd);
  const reading = await readTargets(cwd, paths);
  const targets = paths.length === 0 ? undefined : reading.targets;
  const request = analysisRequest({ options, levels, cwd, analyzer, targetProblems: reading.problems });
  const analysis =
    options.factsFiles === undefined
      ? await analyzeProjects(request, reading.targets)
      : {
          ...(await readFacts(options.factsFiles, { ...request, targets: reading.targets })),
          targetProblems: reading.problems,
        };
  if (analysis.inputs !== undefined) options.onInputs?.(analysis.inputs);
  const rows =
    config === undefined ? [] : unmatchedRows(config, analysis.flowReport.coverage, request.extras.control);
  const root = config?.folder ?? cwd;
  const everything = buildReport({
    cwd,
    root,
    analysis,
    targets,
    levels,
    notices: [...notices, ...rows],
    totalMs: performance.now() - begin,
  });
  const report = config === undefined ? everything : withoutIgnored(everything, config, cwd);
  if (baseline === undefined) return report;
  const measure = measureBaseline(baseline, {
    findings: report.findings,
    nameOf: ({ file }) => relativePath(root, resolve(cwd, file)),
    wasLookedFor: lookedFor({ root, files: analysis.files, targets, levels }),
    hasHoles: report.problems.length > 0,
  });
  return { ...report, findings: measure.findings, notices: [...report.notices, ...measure.notices] };
}

function analysisRequest(input: {
  readonly options: CheckOptions;
  readonly levels: RuleLevels;
  readonly cwd: string;
  readonly analyzer: Analyzer | undefined;
  readonly targetProblems: readonly string[];
}): AnalysisRequest {
  const { options, levels, cwd, analyzer, targetProblems } = input;
  const { projects = [], paths = [], config, cache } = options;
  const catalog = config === undefined ? [] : configCatalogs(config);
  const extras = wishedExtras(levels, config);
  // What another engine finds is nobody else's to read back.
  const location = cache === undefined || analyzer !== undefined ? undefined : cacheLocation(cwd, cache);
  return {
    cwd,
    projects,
    paths,
    targetProblems,
    sdks: sdksFor(extras, catalog),
    extras,
    store:
      location === undefined
        ? undefined
        : new CacheStore(location, cacheKey({ cwd, projects, catalog, extras })),
    onStep: options.onProgress ?? ((): void => undefined),
    analyzer,
    parsed: options.parsed,
  };
}

function baselineOf(options: CheckOptions, cwd: string): OpenBaseline | undefined {
  const { config, updateBaseline = false } = options;
  const written = config?.values.baseline;
  const baseline =
    options.baseline ??
    (config === undefined || written === undefined ? undefined : resolve(config.folder, written));
  if (baseline !== undefined) {
    const file = resolve(cwd, baseline);
    return openBaseline(file, relativePath(cwd, file), updateBaseline);
  }
  if (updateBaseline) throw new UsageError(updateWithoutBaseline());
  return undefined;
}

function withoutIgnored(report: Report, config: FoundConfig, cwd: string): Report {
  const isIgnored = ignoredFiles(config, cwd);
  const findings = report.findings.filter(({ file }) => !isIgnored(file));
  const count = report.findings.length - findings.length;
  if (count === 0) return report;
  return { ...report, findings, notices: [...report.notices, ignoredFindings(config.name, count)] };
}
