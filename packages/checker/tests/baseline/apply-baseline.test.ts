import { describe, expect, it } from 'vitest';
import { applyBaseline } from '../../src/baseline/apply-baseline.ts';
import type { BaselineEntry } from '../../src/baseline/baseline.ts';
import type { Finding } from '../../src/report/report.ts';
import { LEAK, UNEXPLAINED } from '../support/sample-report.ts';

function entryOf({ rule, file, fingerprint, message }: Finding): BaselineEntry {
  return { rule, file, fingerprint, message };
}

function statuses(findings: readonly Finding[], entries: readonly BaselineEntry[]): readonly string[] {
  return applyBaseline(findings, entries).findings.map(({ status }) => status);
}

describe('applyBaseline', () => {
  it('marks what it knows, and nothing else', () => {
    expect(statuses([LEAK, UNEXPLAINED], [entryOf(LEAK)])).toEqual(['baseline', 'new']);
  });

  it('lets one entry speak for one finding', () => {
    const entry = entryOf(LEAK);
    expect(statuses([LEAK, LEAK, LEAK], [entry, entry])).toEqual(['baseline', 'baseline', 'new']);
  });

  it('hands back the entries that nothing was found for, each as often as it is too many', () => {
    const entry = entryOf(LEAK);
    expect(applyBaseline([LEAK], [entry, entry, entryOf(UNEXPLAINED)]).unmatched).toEqual([
      entry,
      entryOf(UNEXPLAINED),
    ]);
  });

  it('does not match a finding of another rule', () => {
    expect(statuses([LEAK], [{ ...entryOf(LEAK), rule: 'no-unexplained-trust' }])).toEqual(['new']);
  });

  it('matches whatever the message and the file are called now', () => {
    expect(statuses([LEAK], [{ ...entryOf(LEAK), message: 'Told otherwise.', file: 'old.ts' }])).toEqual([
      'baseline',
    ]);
  });

  it('leaves a suppressed finding suppressed, and its entry open', () => {
    const suppressed: Finding = { ...LEAK, status: 'suppressed' };
    const { findings, unmatched } = applyBaseline([suppressed], [entryOf(LEAK)]);
    expect(findings).toEqual([suppressed]);
    expect(unmatched).toHaveLength(1);
  });
});
