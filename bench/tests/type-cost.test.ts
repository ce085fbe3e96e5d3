import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../type-cost/run.mjs', import.meta.url));

describe('the type cost of AgentAnswer', () => {
  it('stays within its budgets, by count, on every TypeScript version', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--counts'], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const rows = [...stdout.matchAll(/^(.+?)\s{2,}(\d+\.\d+\.\d+)\s+(\d+)\s+(\d+) /gm)];
    expect(rows.map(([, name, version]) => `${name} ${version}`)).toEqual(
      ['5.9.3', '6.0.3', '7.0.2'].flatMap((version) =>
        ['200 fields', 'depth 20', '60-arm union', 'recursive'].map((name) => `${name} ${version}`),
      ),
    );
    for (const [, , , count, budget] of rows) {
      expect(Number(count)).toBeGreaterThan(0);
      // A budget far above the count would let the cost double unseen.
      expect(Number(budget)).toBeLessThan(2 * Number(count));
    }
  });
});
