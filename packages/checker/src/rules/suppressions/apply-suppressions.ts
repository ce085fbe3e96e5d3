import { suppressionFault, unusedSuppression } from '@hearsay/flow';
import type { DraftFinding } from '../../report/draft-finding.ts';
import { trustFinding } from '../draft-findings.ts';
import { isCheckRule } from '../rule-table.ts';
import type { CheckRule, RuleLevels } from '../rule.ts';
import type { Suppression } from './read-suppressions.ts';

/** Findings with their suppressions applied, and what is wrong with the suppressions themselves. */
export interface SuppressionOutcome {
  readonly findings: readonly DraftFinding[];
  readonly faults: readonly DraftFinding[];
}

/** A finding and the line that it starts on. */
export interface LinedFinding {
  readonly finding: DraftFinding;
  readonly line: number;
}

/**
 * Marks the findings that a comment with a reason speaks for.
 *
 * A comment speaks for its own line, and for the next one only when there is nothing on its own. Without a reason that
 * says something it suppresses nothing and is a fault itself; so is one that has nothing to suppress.
 */
export function applySuppressions(
  lined: readonly LinedFinding[],
  suppressions: readonly Suppression[],
  levels: RuleLevels,
): SuppressionOutcome {
  const reasons = new Map<DraftFinding, string>();
  const faults: DraftFinding[] = [];
  for (const suppression of suppressions) {
    const { rule, reason } = suppression;
    const fault = suppressionFault(rule, reason);
    if (fault !== undefined) {
      faults.push(trustFinding(suppression.place, fault));
      continue;
    }
    // What the ESLint plugin finds, and what is switched off, cannot be seen here.
    if (!isCheckRule(rule) || levels[rule] === 'off') continue;
    const matches = findingsFor(suppression, rule, lined);
    if (matches.length === 0) faults.push(trustFinding(suppression.place, unusedSuppression(rule)));
    for (const match of matches) reasons.set(match, reason);
  }
  const findings = lined.map(({ finding }) => {
    const suppressionReason = reasons.get(finding);
    return suppressionReason === undefined ? finding : { ...finding, isSuppressed: true, suppressionReason };
  });
  return { findings, faults };
}

function findingsFor(
  { place, line }: Suppression,
  rule: CheckRule,
  lined: readonly LinedFinding[],
): readonly DraftFinding[] {
  const onLine = (wanted: number): readonly DraftFinding[] =>
    lined
      .filter((candidate) => candidate.line === wanted)
      .map(({ finding }) => finding)
      .filter((finding) => finding.rule === rule && finding.place.file === place.file);
  const own = onLine(line);
  return own.length > 0 ? own : onLine(line + 1);
}
