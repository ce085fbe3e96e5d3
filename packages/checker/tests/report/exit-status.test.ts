import { describe, expect, it } from 'vitest';
import { exitStatus } from '../../src/report/exit-status.ts';
import { LEAK, sampleReport, UNEXPLAINED } from '../support/sample-report.ts';

describe('exitStatus', () => {
  it('is 0 without findings', () => {
    expect(exitStatus(sampleReport({ findings: [] }))).toBe(0);
  });

  it('is 1 with an error', () => {
    expect(exitStatus(sampleReport({ findings: [LEAK] }))).toBe(1);
  });

  it('is 0 with warnings alone, however many', () => {
    expect(exitStatus(sampleReport({ findings: [UNEXPLAINED, UNEXPLAINED] }))).toBe(0);
  });

  it.each([
    [2, 0],
    [1, 1],
    [0, 1],
  ])('with two warnings, of which %i are allowed, is %i', (maxWarnings, status) => {
    expect(exitStatus(sampleReport({ findings: [UNEXPLAINED, UNEXPLAINED] }), maxWarnings)).toBe(status);
  });

  it.each(['suppressed', 'baseline'] as const)('does not count what is %s', (status) => {
    const findings = [
      { ...LEAK, status },
      { ...UNEXPLAINED, status },
    ];
    expect(exitStatus(sampleReport({ findings }), 0)).toBe(0);
  });

  it('is 2 when something could not be read, findings or not', () => {
    expect(exitStatus(sampleReport({ findings: [], problems: ['x'] }))).toBe(2);
    expect(exitStatus(sampleReport({ findings: [LEAK], problems: ['x'] }))).toBe(2);
  });
});
