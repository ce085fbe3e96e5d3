import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from './document-files.ts';

const page = readFileSync(`${ROOT}docs/ci.md`, 'utf8');

/** An entry of the report on code quality, as GitLab documents it. */
interface CodeQualityIssue {
  readonly description: string;
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: string;
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

it('the script in docs/ci.md turns a report into one for GitLab', () => {
  const script = /```js\n(?<code>[\s\S]*?)```/.exec(page)?.groups?.['code'] ?? '';
  const report = readFileSync(`${ROOT}fixtures/demo/golden.json`, 'utf8');
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    input: report,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const issues = JSON.parse(stdout) as CodeQualityIssue[];
  const { findings } = JSON.parse(report) as { findings: { status: string; file: string }[] };
  expect(issues.map(({ location }) => location.path)).toEqual(
    findings.filter(({ status }) => status === 'new').map(({ file }) => file),
  );
  expect(issues.length).toBeGreaterThan(10);
  for (const { check_name, description, fingerprint, severity, location } of issues) {
    expect(check_name).toMatch(/^no-/);
    expect(description).not.toBe('');
    expect(fingerprint).not.toBe('');
    expect(['info', 'minor', 'major', 'critical', 'blocker']).toContain(severity);
    expect(location.lines.begin).toBeGreaterThan(0);
  }
});
