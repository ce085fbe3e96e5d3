import { CHECK_RULE_NAMES } from '@hearsay/flow';
import type { CodeFlow, Result, Suppression, ThreadFlowLocation } from 'sarif';
import type { Finding, PathStep } from '../report.ts';
import type { SourceLines } from '../source-lines.ts';
import { sarifLocation, sarifLocationInContext } from './sarif-location.ts';
import { sarifMessage } from './sarif-message.ts';
import { BASELINE_JUSTIFICATION, codeFlowText, resultText } from './sarif-messages.ts';

/** What identifies a finding when lines move; the version changes when the way of computing it does. */
const FINGERPRINT_KEY = 'hearsay/v1';

/** What a result is described with beside its finding. */
export interface ResultContext {
  readonly linesOf: SourceLines;
  /** Whether a baseline knows some of the findings; without one there is nothing to compare with. */
  readonly isCompared: boolean;
}

/** Describes one finding with the way of its text. */
export function sarifResult(finding: Finding, { linesOf, isCompared }: ResultContext): Result {
  const { rule, source, sink } = finding;
  const codeFlows = codeFlowsOf(finding, linesOf);
  return {
    ruleId: rule,
    ruleIndex: CHECK_RULE_NAMES.indexOf(rule),
    level: finding.severity,
    message: sarifMessage(resultText(finding.message, finding.advice)),
    locations: [sarifLocationInContext(finding, linesOf)],
    partialFingerprints: { [FINGERPRINT_KEY]: finding.fingerprint },
    ...(codeFlows.length === 0 ? {} : { codeFlows }),
    // An empty list says that the finding is not suppressed; no list would say that nobody knows.
    suppressions: suppressionsOf(finding),
    ...(isCompared ? { baselineState: finding.status === 'baseline' ? 'unchanged' : 'new' } : {}),
    ...(source === null || sink === null
      ? {}
      : {
          properties: {
            sourceKind: source.kind,
            sinkKind: sink.kind,
            sinkRank: sink.rank,
            ...(finding.hasMoreSources ? { hasMoreSources: true } : {}),
          },
        }),
  };
}

/** One code flow for each source, the shortest first; the schema asks for at least one place in each. */
function codeFlowsOf({ source, path, otherSources }: Finding, linesOf: SourceLines): CodeFlow[] {
  return [{ kind: source?.kind ?? '', path }, ...otherSources]
    .filter((way) => way.path.length > 0)
    .map((way) => ({
      message: sarifMessage(codeFlowText(way.kind)),
      threadFlows: [{ locations: threadFlowLocations(way.path, linesOf) }],
    }));
}

function threadFlowLocations(path: readonly PathStep[], linesOf: SourceLines): ThreadFlowLocation[] {
  return path.map((step, index) => ({
    location: { ...sarifLocation(step, linesOf), message: sarifMessage(step.note) },
    executionOrder: index + 1,
    kinds: ['taint'],
    importance: index === 0 || index === path.length - 1 ? 'essential' : 'important',
  }));
}

function suppressionsOf({ status, suppressionReason }: Finding): Suppression[] {
  if (status === 'baseline') {
    return [{ kind: 'external', status: 'accepted', justification: BASELINE_JUSTIFICATION }];
  }
  if (status !== 'suppressed') return [];
  return [
    {
      kind: 'inSource',
      status: 'accepted',
      ...(suppressionReason === undefined ? {} : { justification: suppressionReason }),
    },
  ];
}
