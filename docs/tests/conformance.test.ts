import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../scripts/conformance-table.mjs', import.meta.url));
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('docs/conformance.md', () => {
  it('is what the tests say today, and has every line', () => {
    const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});

describe('docs/injection-paths.md', () => {
  it('names a test for each row, and every test of the paths', () => {
    const page = read('../injection-paths.md');
    const named = [...page.matchAll(/`((?:path|weakness) \d+: [^`]+)`/g)].map(([, title]) => title ?? '');
    const tests = ['injection-paths', 'workflow-weaknesses']
      .map((name) => read(`../../packages/agent/tests/${name}.test.ts`))
      .join('\n');
    for (const title of named) expect(tests).toContain(title);
    const titles = [...tests.matchAll(/it\(\s*(['"])((?:path|weakness) \d+: .*?)\1,/gs)].map(
      ([, , title]) => title ?? '',
    );
    expect(titles.filter((title) => !named.includes(title))).toEqual([]);
    expect(named).toHaveLength(titles.length);
  });
});
