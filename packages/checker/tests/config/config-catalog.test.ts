import type { Coverage } from '@hearsay/flow';
import { describe, expect, it } from 'vitest';
import { unmatchedRows } from '../../src/config/config-catalog.ts';
import { readConfigValues } from '../../src/config/read-config-values.ts';

function unmatched(
  row: { package: string; export: string; rank?: 'control' },
  kinds: readonly string[],
  control = false,
): number {
  const values = readConfigValues({ sinks: [row] }, 'hearsay.config.json');
  const coverage: Coverage = {
    files: 1,
    failedFiles: [],
    sources: 0,
    sinks: 1,
    sanitizers: 0,
    sdks: [],
    kinds,
  };
  return unmatchedRows({ name: 'hearsay.config.json', folder: '/desk', values }, coverage, control).length;
}

describe('unmatchedRows', () => {
  it.each([
    [{ package: '@acme/llm', export: 'ask' }, '@acme/llm:ask'],
    [{ package: '@acme/llm', export: 'ask' }, '@acme/llm:ask.prompt'],
    [{ package: '@acme/llm', export: 'ask' }, '@acme/llm:ask()'],
    [{ package: '@acme/llm', export: 'new Client' }, '@acme/llm:Client.system'],
    [{ package: '@acme/llm', export: 'Client#ask' }, '@acme/llm:Client.ask'],
    [{ package: '@openai/agents-core', export: 'run' }, '@openai/agents:run'],
    [{ package: '@openai/agents-core', export: 'further' }, '@openai/agents-core:further'],
  ])('takes %j for matched by %s', (row, kind) => {
    expect(unmatched(row, [kind])).toBe(0);
  });

  it.each([
    [{ package: '@acme/llm', export: 'ask' }, '@acme/llm:askAgain'],
    [{ package: '@acme/llm', export: 'ask' }, 'acme:ask'],
    [{ package: '@acme/llm', export: 'ask' }, '@acme/llm:Client.ask'],
  ])('takes %j for not matched by %s', (row, kind) => {
    expect(unmatched(row, [kind])).toBe(1);
  });

  it('asks for sinks of control only while their rule is on', () => {
    const row = { package: '@acme/shell', export: 'run', rank: 'control' as const };
    expect(unmatched(row, [])).toBe(0);
    expect(unmatched(row, [], true)).toBe(1);
    expect(unmatched(row, ['@acme/shell:run'], true)).toBe(0);
  });
});
