import type { Finding } from '../report/report.ts';
import { UsageError } from '../usage-error.ts';
import { applyBaseline } from './apply-baseline.ts';
import type { BaselineEntry } from './baseline.ts';
import { keptBaseline, missingBaseline, staleEntries, writtenBaseline } from './baseline-messages.ts';
import { readBaseline } from './read-baseline.ts';
import { writeBaseline } from './write-baseline.ts';

/** A baseline that was read, and what is to happen with it. */
export interface OpenBaseline {
  readonly file: string;
  /** How messages call the file. */
  readonly name: string;
  readonly entries: readonly BaselineEntry[];
  readonly isUpdated: boolean;
}

/** What a check found, as far as a baseline is concerned. */
export interface MeasuredFindings {
  readonly findings: readonly Finding[];
  /** How the baseline names the file of a finding. */
  readonly nameOf: (finding: Finding) => string;
  /** Whether the check would have found what an entry speaks for, if it were still there. */
  readonly wasLookedFor: (entry: BaselineEntry) => boolean;
  /** Whether something could not be loaded or read, so that missing findings prove nothing. */
  readonly hasHoles: boolean;
}

/** Findings with their statuses, and what there is to tell. */
export interface BaselineMeasure {
  readonly findings: readonly Finding[];
  readonly notices: readonly string[];
}

/**
 * Reads a baseline before a check begins.
 *
 * @throws UsageError for a file that is no baseline, and for a missing one that is not to be written.
 */
export function openBaseline(file: string, name: string, isUpdated: boolean): OpenBaseline {
  const entries = readBaseline(file, name);
  if (entries === undefined && !isUpdated) throw new UsageError(missingBaseline(name));
  return { file, name, entries: entries ?? [], isUpdated };
}

/**
 * Measures what was found against a baseline, and writes the baseline anew when that is asked for.
 *
 * Entries that the check did not look for, because it was restricted to some files or rules, stay as they are.
 */
export function measureBaseline(baseline: OpenBaseline, found: MeasuredFindings): BaselineMeasure {
  const { findings, unmatched } = applyBaseline(found.findings, baseline.entries);
  if (baseline.isUpdated && !found.hasHoles) return updated(baseline, found, findings, unmatched);
  const stale = found.hasHoles ? [] : unmatched.filter(found.wasLookedFor);
  return {
    findings,
    notices: [
      ...(stale.length === 0 ? [] : [staleEntries(baseline.name, stale)]),
      ...(baseline.isUpdated ? [keptBaseline(baseline.name)] : []),
    ],
  };
}

function updated(
  baseline: OpenBaseline,
  { nameOf, wasLookedFor }: MeasuredFindings,
  findings: readonly Finding[],
  unmatched: readonly BaselineEntry[],
): BaselineMeasure {
  const kept = unmatched.filter((entry) => !wasLookedFor(entry));
  const current = findings.filter(({ status }) => status !== 'suppressed');
  const entries = [...current.map((finding) => entryOf(finding, nameOf)), ...kept];
  const change = {
    added: current.filter(({ status }) => status === 'new').length,
    removed: unmatched.length - kept.length,
    total: entries.length,
  };
  // Messages and names may have changed where nothing else has, so the file is written all the same.
  writeBaseline(baseline.file, entries, baseline.name);
  return {
    findings: findings.map((finding) =>
      finding.status === 'new' ? { ...finding, status: 'baseline' } : finding,
    ),
    notices: [writtenBaseline(baseline.name, change)],
  };
}

function entryOf(finding: Finding, nameOf: (finding: Finding) => string): BaselineEntry {
  const { rule, fingerprint, message } = finding;
  return { rule, file: nameOf(finding), fingerprint, message };
}
