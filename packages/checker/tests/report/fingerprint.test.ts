import { describe, expect, it } from 'vitest';
import { fingerprints, type FindingIdentity } from '../../src/report/fingerprint.ts';

const IDENTITY: FindingIdentity = {
  rule: 'no-agent-text-in-prompt',
  file: 'src/review.ts',
  sinkKind: 'ai:generateText.system',
  scope: 'review',
  expression: 'build(draft, ticket)',
};

function print(change: Partial<FindingIdentity> = {}): string {
  return fingerprints([{ ...IDENTITY, ...change }])[0] ?? '';
}

describe('fingerprints', () => {
  it('does not change between versions of this package', () => {
    expect(print()).toBe('912f01d07eca3dbdcb340ea0e0018260');
  });

  it.each(['build( draft,\n  ticket )', 'build(\n  draft,\n  ticket,\n)'])(
    'stays the same when the expression is laid out as %j',
    (expression) => {
      expect(print({ expression })).toBe(print());
    },
  );

  it.each(['rule', 'file', 'sinkKind', 'scope', 'expression'] as const)('depends on %s', (key) => {
    expect(print({ [key]: 'other' })).not.toBe(print());
  });

  it('cannot be shifted from one part into the next', () => {
    expect(print({ sinkKind: 'a', scope: 'bc' })).not.toBe(print({ sinkKind: 'ab', scope: 'c' }));
  });

  it('tells equal findings apart by their number, whatever stands between them', () => {
    const other = { ...IDENTITY, scope: 'other' };
    const [first, second] = fingerprints([IDENTITY, IDENTITY]);
    expect(second).not.toBe(first);
    expect(fingerprints([IDENTITY, other, IDENTITY])).toEqual([first, print({ scope: 'other' }), second]);
  });
});
