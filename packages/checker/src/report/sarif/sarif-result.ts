import type { Result, Suppression, ThreadFlowLocation } from 'sarif';
import { CHECK_RULES } from '../../rules/rule-table.ts';
import type { Finding, PathStep, Report } from '../report.ts';
import { sarifLocation } from './sarif-location.ts';
import { sarifMessage } from './sarif-message.ts';
import { BASELINE_JUSTIFICATION, resultText } from './sarif-messages.ts';

/** What identifies a finding when lines move; the version changes when the way of computing it does. */
const FINGERPRINT_KEY = 'hearsay/v1';

/** Describes one finding with the way of its text. */
export function sarifResult(finding: Finding, report: Report): Result {
  const { rule, source, sink, path } = finding;
  return {
    ruleId: rule,
    ruleIndex: CHECK_RULES.indexOf(rule),
    level: finding.severity,
    message: sarifMessage(resultText(finding.message, finding.advice)),
    locations: [sarifLocation(finding, report)],
    partialFingerprints: { [FINGERPRINT_KEY]: finding.fingerprint },
    ...(path.length === 0
      ? {}
      : { codeFlows: [{ threadFlows: [{ locations: threadFlowLocations(path, report) }] }] }),
    // An empty list says that the finding is not suppressed; no list would say that nobody knows.
    suppressions: suppressionsOf(finding),
    ...baselineStateOf(finding, report),
    ...(source === null || sink === null
      ? {}
      : { properties: { sourceKind: source.kind, sinkKind: sink.kind, sinkRank: sink.rank } }),
  };
}

function threadFlowLocations(path: readonly PathStep[], report: Report): ThreadFlowLocation[] {
  return path.map((step, index) => ({
    location: { ...sarifLocation(step, report), message: sarifMessage(step.note) },
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

/** Without a known finding there is nothing to compare with. */
function baselineStateOf(finding: Finding, report: Report): Pick<Result, 'baselineState'> {
  if (!report.findings.some(({ status }) => status === 'baseline')) return {};
  return { baselineState: finding.status === 'baseline' ? 'unchanged' : 'new' };
}
