import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkProjects } from '@hearsay/checker';
import { afterAll, describe, expect, it } from 'vitest';
import { generateProject } from '../check/generate-project.mjs';

const scratch = mkdtempSync(path.join(tmpdir(), 'hearsay-bench-test-'));
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const bench = fileURLToPath(new URL('../check/run.mjs', import.meta.url));

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function generate(name: string, count: number, seed = 1): ReturnType<typeof generateProject> {
  return generateProject({ folder: path.join(scratch, name), count, seed });
}

function contents(folder: string): Map<string, string> {
  const files = readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' });
  const code = files.filter((name) => name.endsWith('.ts')).sort();
  return new Map(code.map((name) => [name, readFileSync(path.join(folder, 'src', name), 'utf8')]));
}

describe('the generated project', () => {
  it('is the same for the same seed, and another for another', () => {
    const first = contents(generate('first', 60, 7).folder);
    expect(first.size).toBe(60);
    expect(contents(generate('second', 60, 7).folder)).toEqual(first);
    expect(contents(generate('third', 60, 8).folder)).not.toEqual(first);
  });

  it('compiles, and its leaks are found and nothing else', async () => {
    const project = generate('checked', 130, 3);
    const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project.folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);

    const report = await checkProjects({ cwd: project.folder });
    expect(report.problems).toEqual([]);
    expect(project.leaks.length).toBeGreaterThan(3);
    const found = report.findings.map(({ file, range }) => `${file}:${range.start.line}`);
    expect(found.sort()).toEqual([...project.leaks].sort());
  });
});

describe('the benchmark', () => {
  it('prints the ratios of a project as a table', () => {
    const { stdout, stderr } = spawnSync(process.execPath, [bench, '--files', '14', '--rounds', '1'], {
      encoding: 'utf8',
    });
    expect(stderr).not.toContain('Error');
    expect(stdout).toMatch(/^14 files, \d+ findings, medians of 1 rounds:$/m);
    expect(stdout).toMatch(/^\| tsc --noEmit +\| +\d+\.\d\d \|/m);
    expect(stdout).toMatch(
      /^\| cold +\| +\d+\.\d\d \| +\d+\.\d\d \| +≤ 1\.3 \| +\d+ \| +\d+\.\d\d \| +[✓✗] \|$/m,
    );
  });
});
