import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runHearsay, type Run } from '../support/run-hearsay.ts';
import { IMPORT, leakyFunction, sdkProject } from '../support/sdk-project.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const FILE = 'hearsay-baseline.json';
const REVIEW = 'src/review.ts';

function project(): string {
  return temporaryFolder(sdkProject({ [REVIEW]: IMPORT + leakyFunction('review') }));
}

async function check(cwd: string, ...args: readonly string[]): Promise<Run> {
  return runHearsay(cwd, ['check', '--format', 'json', '--baseline', FILE, ...args]);
}

function statuses({ stdout }: Run): readonly string[] {
  const { findings } = JSON.parse(stdout) as { findings: { status: string }[] };
  return findings.map(({ status }) => status);
}

describe('hearsay check --baseline', () => {
  it('lets what is known pass, and fails for what is new', async () => {
    const cwd = project();
    const first = await check(cwd, '--update-baseline');
    expect(first).toMatchObject({
      status: 0,
      stderr: `note: Wrote the baseline ${FILE} with 1 entry: 1 added, 0 removed.\n`,
    });
    expect(statuses(first)).toEqual(['baseline']);

    const second = await check(cwd);
    expect(second).toMatchObject({ status: 0, stderr: '' });
    expect(statuses(second)).toEqual(['baseline']);

    writeFileSync(join(cwd, 'src/other.ts'), IMPORT + leakyFunction('other'));
    const third = await check(cwd);
    expect(third.status).toBe(1);
    expect(statuses(third)).toEqual(['new', 'baseline']);
    const pretty = await runHearsay(cwd, ['check', '--baseline', FILE]);
    expect(pretty.stdout).not.toContain('at src/review.ts');
    expect(pretty.stdout).toContain('Found 1 error in 1 file. 1 known from the baseline.');
  });

  it('tells of stale entries on standard error, unless it is to be quiet', async () => {
    const cwd = project();
    await check(cwd, '--update-baseline');
    writeFileSync(join(cwd, REVIEW), 'export {};\n');
    expect(await check(cwd)).toMatchObject({
      status: 0,
      stderr: `note: 1 entry of the baseline is no longer found: src/review.ts (no-agent-text-in-prompt). \`hearsay check --baseline ${FILE} --update-baseline\` removes what is gone.\n`,
    });
    expect((await check(cwd, '--quiet')).stderr).toBe('');
  });

  it('refuses a broken one in one sentence', async () => {
    const cwd = project();
    writeFileSync(join(cwd, FILE), '{');
    expect(await check(cwd)).toEqual({
      status: 2,
      stdout: '',
      stderr: `error: The baseline \`${FILE}\` is not JSON: correct it (a merge may have left its marks), or remove it and write it again with \`--update-baseline\`.\n`,
    });
  });

  it('asks for a file to update', async () => {
    expect(await runHearsay(project(), ['check', '--update-baseline'])).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'error: `--update-baseline` needs a file: add `--baseline <file>`, or set `baseline` in the config file.\n',
    });
  });
});
