import type { FlowReport } from '@hearsay/flow';
import type { CheckResult, Finding, Packs } from '../protocol/check-result.ts';
import type { FileTexts } from '../protocol/messages.ts';
import { compilerFindings } from './compiler-findings.ts';
import { followedInPart, notFollowed } from './engine-messages.ts';
import { findPackages, NODE_TYPES } from './find-packages.ts';
import { followTexts } from './follow-texts.ts';
import { installSystem } from './install-system.ts';
import { flowFinding, ruleFindings } from './rule-findings.ts';
import { VirtualFiles } from './virtual-files.ts';
import { VisitorProgram } from './visitor-program.ts';

/** More than anybody reads, and as many as a page shows without becoming slow. */
const MOST_FINDINGS = 200;

/** A check, or the packages that have to be loaded before there can be one. */
export type CheckOutcome = { readonly result: CheckResult } | { readonly missing: readonly string[] };

/** Checks the visitor's file with the compiler, the flow engine and the rules. */
export class CodeChecker {
  readonly #files: VirtualFiles = new VirtualFiles();
  readonly #program: VisitorProgram = new VisitorProgram(this.#files);

  constructor() {
    installSystem(this.#files);
  }

  /** Adds declarations. */
  addFiles(files: FileTexts): void {
    this.#files.add(files);
  }

  /** Checks a text as the visitor's file. */
  check(text: string, { available, loaded }: Packs): CheckOutcome {
    const start = performance.now();
    const { known, unknown } = findPackages(text, (name) => available.includes(name));
    const missing = known.filter((name) => !loaded.includes(name));
    if (missing.length > 0) return { missing };
    const { program, file } = this.#program.update(text, known.includes(NODE_TYPES) ? ['node'] : []);
    const { findings: errors, isParsed } = compilerFindings(program, file);
    const compiled = performance.now();
    const report = followTexts(program, file, this.#files);
    const { flows, coverage } = report;
    const followed = performance.now();
    const told = isParsed ? ruleFindings(program, file, flows) : flows.map(flowFinding);
    const findings = inOrder([...errors, ...told]);
    const end = performance.now();
    return {
      result: {
        findings: findings.slice(0, MOST_FINDINGS),
        total: findings.length,
        recognised: {
          sources: coverage.sources,
          sinks: coverage.sinks,
          sanitizers: coverage.sanitizers,
          sdks: coverage.sdks,
        },
        gaps: gapsOf(report),
        unknownPackages: unknown,
        timing: {
          compilerMs: compiled - start,
          flowMs: followed - compiled,
          rulesMs: end - followed,
          totalMs: end - start,
        },
      },
    };
  }
}

/** Silence is not safety: what could not be followed is told. */
function gapsOf({ coverage, stoppedAt }: FlowReport): readonly string[] {
  return [
    ...coverage.failedFiles.map(({ reason }) => notFollowed(reason)),
    ...(stoppedAt === undefined ? [] : [followedInPart()]),
  ];
}

/** By place; of one place, what a rule says stands before what the compiler says. */
function inOrder(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort(
    (left, right) => left.start - right.start || left.end - right.end || (left.origin === 'rule' ? -1 : 1),
  );
}
