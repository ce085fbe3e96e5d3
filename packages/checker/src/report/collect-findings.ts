import type { FlowReport, FlowStep } from '@hearsay/flow';
import { endorsementFindings, flowFinding } from '../rules/draft-findings.ts';
import type { RuleLevels } from '../rules/rule.ts';
import { applySuppressions } from '../rules/suppressions/apply-suppressions.ts';
import type { Suppression } from '../rules/suppressions/read-suppressions.ts';
import type { DraftFinding } from './draft-finding.ts';
import { compareFindings } from './finding-order.ts';
import { fingerprints } from './fingerprint.ts';
import type { Finding, PathStep } from './report.ts';
import type { SourceTexts } from './source-texts.ts';

/** What findings are made from. */
export interface FindingInput {
  readonly flowReport: FlowReport;
  readonly suppressions: readonly Suppression[];
  readonly levels: RuleLevels;
  readonly texts: SourceTexts;
  /** How fingerprints name a file of the report. */
  readonly rootName: (file: string) => string;
}

/** Makes findings of flows, of unexplained endorsements and of faulty suppressions, in the order of the report. */
export function collectFindings(input: FindingInput): readonly Finding[] {
  const { flowReport, suppressions, levels, texts } = input;
  const drafts = [
    ...flowReport.flows.map(flowFinding),
    ...endorsementFindings(flowReport.endorsements),
  ].filter(({ rule }) => levels[rule] !== 'off');
  const { findings, faults } = applySuppressions(
    drafts.map((finding) => ({ finding, line: texts.locate(finding.place).range.start.line })),
    suppressions,
    levels,
  );
  const isOn = levels['no-unexplained-trust'] !== 'off';
  return withFingerprints(isOn ? [...findings, ...faults] : findings, input);
}

function withFingerprints(
  drafts: readonly DraftFinding[],
  { levels, texts, rootName }: FindingInput,
): readonly Finding[] {
  const ordered = drafts
    .map((draft) => ({ draft, finding: withoutFingerprint(draft, levels, texts) }))
    .sort((left, right) => compareFindings(left.finding, right.finding));
  const prints = fingerprints(
    ordered.map(({ draft, finding }) => ({
      rule: finding.rule,
      file: rootName(finding.file),
      sinkKind: finding.sink?.kind ?? '',
      scope: draft.scope,
      expression: texts.excerpt(draft.place),
    })),
  );
  return ordered.map(({ finding }, index) => ({ ...finding, fingerprint: prints[index] ?? '' }));
}

function withoutFingerprint(draft: DraftFinding, levels: RuleLevels, texts: SourceTexts): Finding {
  const { source, sink } = draft;
  return {
    rule: draft.rule,
    severity: levels[draft.rule] === 'warn' ? 'warning' : 'error',
    message: draft.message,
    advice: draft.advice,
    fingerprint: '',
    ...texts.locate(draft.place),
    source: source === undefined ? null : { kind: source.kind, ...texts.locate(source.place) },
    sink: sink === undefined ? null : { kind: sink.kind, rank: sink.rank, ...texts.locate(sink.place) },
    path: locateSteps(draft.path, texts),
    otherSources: draft.otherSources.map((other) => ({
      kind: other.kind,
      ...texts.locate(other.place),
      path: locateSteps(other.path, texts),
    })),
    hasMoreSources: draft.hasMoreSources,
    status: draft.isSuppressed ? 'suppressed' : 'new',
    ...(draft.suppressionReason === undefined ? {} : { suppressionReason: draft.suppressionReason }),
  };
}

function locateSteps(path: readonly FlowStep[], texts: SourceTexts): readonly PathStep[] {
  return path.map(({ place, note }) => ({ ...texts.locate(place), note }));
}
