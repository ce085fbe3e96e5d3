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

  it('names a lint rule for every form that compiles', () => {
    const [, compiling = ''] = readFileSync(page, 'utf8').split('## Still compiling');
    const rows = compiling.split('\n').filter((line) => line.includes('](../fixtures/'));
    expect(rows.length).toBeGreaterThan(40);
    // Form, run time, check, lint rules, fixture.
    const unseen = rows.filter((row) => !row.split(' | ')[3]?.startsWith('`no-'));
    expect(unseen).toEqual([]);
  });
});
