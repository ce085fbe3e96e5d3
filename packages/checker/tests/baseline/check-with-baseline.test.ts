import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkProjects, type CheckOptions } from '../../src/check-projects.ts';
import { exitStatus } from '../../src/report/exit-status.ts';
import { UsageError } from '../../src/usage-error.ts';
import { IMPORT, leakyFunction, sdkProject } from '../support/sdk-project.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const FILE = 'hearsay-baseline.json';
const REVIEW = 'src/review.ts';

/** What a check came to. */
interface Outcome {
  readonly status: number;
  readonly statuses: readonly string[];
  readonly notices: readonly string[];
}

function project(review: string = IMPORT + leakyFunction('review')): string {
  return temporaryFolder(sdkProject({ [REVIEW]: review }));
}

async function check(cwd: string, options: CheckOptions = {}, maxWarnings?: number): Promise<Outcome> {
  const report = await checkProjects({ cwd, baseline: FILE, ...options });
  return {
    status: exitStatus(report, maxWarnings),
    statuses: report.findings.map(({ status }) => status),
    notices: report.notices,
  };
}

async function update(cwd: string, options: CheckOptions = {}): Promise<Outcome> {
  return check(cwd, { updateBaseline: true, ...options });
}

function baseline(cwd: string): { findings: { file: string; fingerprint: string; rule: string }[] } {
  return JSON.parse(readFileSync(join(cwd, FILE), 'utf8')) as ReturnType<typeof baseline>;
}

describe('a baseline', () => {
  it('is written as sorted JSON that ends in a line break, the same bytes each time', async () => {
    const cwd = temporaryFolder(
      sdkProject({
        'src/b.ts': IMPORT + leakyFunction('second'),
        'src/a.ts': IMPORT + leakyFunction('first'),
      }),
    );
    await update(cwd);
    const text = readFileSync(join(cwd, FILE), 'utf8');
    expect(baseline(cwd).findings.map(({ file }) => file)).toEqual(['src/a.ts', 'src/b.ts']);
    expect(
      text
        .replaceAll(/[0-9a-f]{32}/gu, '<fingerprint>')
        .split('\n')
        .slice(0, 8),
    ).toEqual([
      '{',
      '  "version": 1,',
      '  "tool": "hearsay",',
      '  "findings": [',
      '    {',
      '      "rule": "no-agent-text-in-prompt",',
      '      "file": "src/a.ts",',
      '      "fingerprint": "<fingerprint>",',
    ]);
    expect(text.endsWith('}\n')).toBe(true);
    const again = await update(cwd);
    expect(again.notices).toEqual([`The baseline ${FILE} is up to date with 2 entries.`]);
    expect(readFileSync(join(cwd, FILE), 'utf8')).toBe(text);
    expect(readdirSync(cwd).filter((name) => name.includes('tmp'))).toEqual([]);
  });

  it.each([
    ['lines move', (text: string) => `// A page of words.\n\n\n${text}`],
    ['a function comes above', (text: string) => text.replace('export', 'function draft() {}\n\nexport')],
    [
      'another leak comes above, in a function of its own',
      (text: string) => text.replace('export', `${leakyFunction('earlier')}\nexport`),
    ],
    ['something else is renamed', (text: string) => text.replaceAll('ticket', 'letter')],
    ['another call gets another prompt', (text: string) => text.replace("'Reply.'", "'Reply in French.'")],
    [
      'the line is laid out anew',
      (text: string) => text.replace('system: draft.text', 'system:\n  draft . text'),
    ],
    ['line ends change', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a comment explains', (text: string) => text.replace('const reply', '/* careful */ const reply')],
  ])('still knows a finding when %s', async (_, edit) => {
    const before = IMPORT + leakyFunction('review');
    const cwd = project(before);
    await update(cwd);
    const after = edit(before);
    expect(after).not.toBe(before);
    writeFileSync(join(cwd, REVIEW), after);
    const run = await check(cwd);
    expect(run.statuses.filter((status) => status === 'baseline')).toHaveLength(1);
    expect(run.notices).toEqual([]);
  });

  it.each([
    ['moves into another function', (text: string) => text.replace('function review', 'function approve')],
    ['reaches the prompt in another form', (text: string) => text.replace('draft.text', 'draft.text.trim()')],
    [
      'reaches another parameter',
      (text: string) => text.replace('system: draft.text, prompt', 'prompt: draft.text, system'),
    ],
  ])('does not know a text that %s', async (_, edit) => {
    const before = IMPORT + leakyFunction('review');
    const cwd = project(before);
    await update(cwd);
    writeFileSync(join(cwd, REVIEW), edit(before));
    const run = await check(cwd);
    expect(run.status).toBe(1);
    expect(run.statuses).toEqual(['new']);
  });

  it('counts equal findings: with two known, the third is new', async () => {
    const call = "  await generateText({ model: 'large', system: draft.text });\n";
    const body = (calls: number): string =>
      `${IMPORT}export async function review(): Promise<void> {\n  const draft = await generateText({ model: 'small' });\n${call.repeat(calls)}}\n`;
    const cwd = project(body(2));
    await update(cwd);
    expect(baseline(cwd).findings).toHaveLength(2);
    writeFileSync(join(cwd, REVIEW), body(3));
    expect((await check(cwd)).statuses).toEqual(['baseline', 'baseline', 'new']);
    writeFileSync(join(cwd, REVIEW), body(1));
    const fewer = await check(cwd);
    expect(fewer.statuses).toEqual(['baseline']);
    expect(fewer.notices).toEqual([
      expect.stringContaining('1 entry of the baseline is no longer found: src/review.ts'),
    ]);
  });

  it('tells of stale entries, does not fail for them, and removes them when asked', async () => {
    const cwd = project();
    await update(cwd);
    writeFileSync(join(cwd, REVIEW), 'export {};\n');
    const stale = await check(cwd);
    expect(stale).toMatchObject({
      status: 0,
      notices: [
        `1 entry of the baseline is no longer found: src/review.ts (no-agent-text-in-prompt). \`hearsay check --baseline ${FILE} --update-baseline\` removes what is gone.`,
      ],
    });
    expect((await update(cwd)).notices).toEqual([
      `Wrote the baseline ${FILE} with 0 entries: 0 added, 1 removed.`,
    ]);
    expect(baseline(cwd).findings).toEqual([]);
    expect((await check(cwd)).notices).toEqual([]);
  });

  it('takes an entry for stale when its file is gone or the finding is suppressed by a comment', async () => {
    const cwd = project();
    await update(cwd);
    renameSync(join(cwd, REVIEW), join(cwd, 'src/renamed.ts'));
    const renamed = await check(cwd);
    expect(renamed.statuses).toEqual(['new']);
    expect(renamed.notices).toEqual([expect.stringContaining('1 entry of the baseline is no longer found')]);

    const comment = '// hearsay-ignore no-agent-text-in-prompt -- drafts are shown to their author only\n';
    rmSync(join(cwd, 'src/renamed.ts'));
    writeFileSync(
      join(cwd, REVIEW),
      IMPORT + leakyFunction('review').replace('  const reply', `  ${comment}  const reply`),
    );
    const suppressed = await check(cwd);
    expect(suppressed.statuses).toEqual(['suppressed']);
    expect(suppressed.notices).toEqual([
      expect.stringContaining('1 entry of the baseline is no longer found'),
    ]);
  });

  it('keeps the entries that a restricted check did not look for', async () => {
    const cwd = temporaryFolder(
      sdkProject({
        'src/a.ts': IMPORT + leakyFunction('first'),
        'src/b.ts': IMPORT + leakyFunction('second'),
      }),
    );
    await update(cwd);
    const text = readFileSync(join(cwd, FILE), 'utf8');
    for (const options of [{ paths: ['src/a.ts'] }, { rules: { 'no-agent-text-in-prompt': 'off' } }]) {
      expect(await check(cwd, options)).toMatchObject({ status: 0, notices: [] });
      await update(cwd, options);
      expect(readFileSync(join(cwd, FILE), 'utf8')).toBe(text);
    }
    writeFileSync(join(cwd, 'src/a.ts'), 'export {};\n');
    await update(cwd, { paths: ['src/a.ts'] });
    expect(baseline(cwd).findings.map(({ file }) => file)).toEqual(['src/b.ts']);
  });

  it('is not updated, and calls nothing stale, when something could not be checked', async () => {
    const cwd = project();
    await update(cwd);
    const text = readFileSync(join(cwd, FILE), 'utf8');
    writeFileSync(join(cwd, REVIEW), 'export const = ;\n');
    const run = await update(cwd);
    expect(run.status).toBe(2);
    expect(run.notices).toEqual([expect.stringContaining(`The baseline ${FILE} was not updated, because`)]);
    expect(readFileSync(join(cwd, FILE), 'utf8')).toBe(text);
  });

  it('holds for warnings: known ones do not count against --max-warnings', async () => {
    const cwd = project();
    const warn = { rules: { 'no-agent-text-in-prompt': 'warn' } };
    expect((await check(cwd, { ...warn, updateBaseline: true }, 0)).status).toBe(0);
    expect((await check(cwd, warn, 0)).status).toBe(0);
    writeFileSync(join(cwd, 'src/other.ts'), IMPORT + leakyFunction('other'));
    expect((await check(cwd, warn, 0)).status).toBe(1);
  });

  it('creates the folders on the way, and writes through a link', async () => {
    const cwd = project();
    await update(cwd, { baseline: 'ci/known/hearsay.json' });
    symlinkSync(join('ci', 'known', 'hearsay.json'), join(cwd, FILE));
    writeFileSync(join(cwd, REVIEW), 'export {};\n');
    await update(cwd);
    expect(lstatSync(join(cwd, FILE)).isSymbolicLink()).toBe(true);
    expect(JSON.parse(readFileSync(join(cwd, 'ci/known/hearsay.json'), 'utf8'))).toMatchObject({
      findings: [],
    });
  });
});

describe('a bad baseline', () => {
  it.each([
    [
      '{ "version": 1,',
      'is not JSON: correct it (a merge may have left its marks), or remove it and write it again with `--update-baseline`.',
    ],
    ['<<<<<<< HEAD\n{}', 'is not JSON:'],
    [
      '[]',
      'is JSON, but no baseline of Hearsay: name another file, or remove this one and write a baseline with `--update-baseline`.',
    ],
    ['null', 'is JSON, but no baseline of Hearsay'],
    ['{ "name": "support-desk", "version": "1.0.0" }', 'is JSON, but no baseline of Hearsay'],
    [
      '{ "tool": "hearsay", "version": 1, "findings": [{ "rule": "x" }] }',
      'is JSON, but no baseline of Hearsay',
    ],
    [
      '{ "tool": "hearsay", "version": 2, "findings": {} }',
      'has version 2, and this Hearsay reads version 1: update @hearsay/checker.',
    ],
  ])('%j is refused, also when it is to be updated', async (text, sentence) => {
    const cwd = project();
    writeFileSync(join(cwd, FILE), text);
    await expect(check(cwd)).rejects.toThrow(UsageError);
    for (const run of [check(cwd), update(cwd)]) {
      await expect(run).rejects.toThrow(`\`${FILE}\` ${sentence}`);
    }
    expect(readFileSync(join(cwd, FILE), 'utf8')).toBe(text);
  });

  it('that is missing is refused with the way to write it', async () => {
    await expect(check(project())).rejects.toThrow(
      `There is no baseline \`${FILE}\`: correct the name, or write it with \`hearsay check --baseline ${FILE} --update-baseline\`.`,
    );
  });

  it('that is a folder is named as what it is', async () => {
    const cwd = project();
    mkdirSync(join(cwd, FILE));
    await expect(check(cwd)).rejects.toThrow(
      `The baseline \`${FILE}\` could not be read (EISDIR): name a file that can be.`,
    );
  });

  it('that cannot be written is named', async () => {
    await expect(update(project(), { baseline: 'tsconfig.json/known.json' })).rejects.toThrow(
      /^The baseline .*known\.json` .*\(ENOTDIR\)/u,
    );
  });
});
