import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../scripts/laundering-table.mjs', import.meta.url));
const page = fileURLToPath(new URL('../laundering.md', import.meta.url));

describe('docs/laundering.md', () => {
  it('is what the fixtures say today', () => {
    const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('names a layer for every form', () => {
    const rows = readFileSync(page, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| ') && line.includes('](../fixtures/'));
    expect(rows.length).toBeGreaterThan(180);
    const unstopped = rows.filter((row) => !/\| tsc \| TS\d|throws `|`no-[a-z-]+`/.test(row));
    expect(unstopped).toEqual([]);
  });
});
