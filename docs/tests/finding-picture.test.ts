import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../scripts/finding-picture.mjs', import.meta.url));
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('docs/finding.svg', () => {
  it('is what the report on the demo says today', () => {
    const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('says in words what it shows, and has both colour schemes', () => {
    const svg = read('../finding.svg');
    expect(svg).toMatch(/<title id="finding-title">error no-agent-text-in-prompt at /);
    expect(svg).toMatch(/<desc id="finding-steps">.+ 1\. .+ 2\. /);
    expect(svg).toContain('prefers-color-scheme: dark');
  });

  it('is shown by the README, with a text in its place', () => {
    expect(read('../../README.md')).toMatch(/!\[[^\]]{80,}\]\(docs\/finding\.svg\)/);
  });
});
