import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkProjects, type CheckOptions } from '../../src/check-projects.ts';
import { findConfig } from '../../src/config/find-config.ts';
import type { HearsayConfig } from '../../src/config/hearsay-config.ts';
import type { Report } from '../../src/report/report.ts';
import { IMPORT, leakyFunction, sdkProject } from '../support/sdk-project.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** An SDK that no catalog knows. */
const LLM = {
  'node_modules/@acme/llm/package.json': JSON.stringify({
    name: '@acme/llm',
    version: '3.1.0',
    types: 'index.d.ts',
  }),
  'node_modules/@acme/llm/index.d.ts': `export declare function ask(question: string): Promise<string>;
export declare function stream(options: { onToken: (token: string) => void }): void;
export declare class Client { constructor(options: { system: string }); chat(text: string): Promise<void>; }
export declare function quote(text: string): string;
`,
};

const ROUND = `import { ask, Client, quote, stream } from '@acme/llm';
export async function round(): Promise<void> {
  const answer = await ask('Who is there?');
  const client = new Client({ system: answer });
  await client.chat(answer);
  await client.chat(quote(answer));
  stream({ onToken: (token) => void client.chat(token) });
}
`;

const ROWS: HearsayConfig = {
  sources: [
    { package: '@acme/llm', export: 'ask' },
    { package: '@acme/llm', export: 'stream', path: '(0).onToken(0)' },
  ],
  sinks: [
    { package: '@acme/llm', export: 'new Client', path: '(0).system', rank: 'system' },
    { package: '@acme/llm', export: 'Client#chat' },
  ],
  sanitizers: [{ package: '@acme/llm', export: 'quote' }],
};

function project(config: HearsayConfig, files: Readonly<Record<string, string>>): string {
  return temporaryFolder(sdkProject({ ...files, 'hearsay.config.json': JSON.stringify(config) }));
}

async function check(cwd: string, options: CheckOptions = {}): Promise<Report> {
  const config = await findConfig(cwd);
  return checkProjects({ cwd, ...(config === undefined ? {} : { config }), ...options });
}

function outline({ findings }: Report): readonly string[] {
  return findings.map(
    ({ file, range, sink, severity, status }) =>
      `${file}:${range.start.line} ${sink?.kind ?? '-'} ${sink?.rank ?? '-'} ${severity} ${status}`,
  );
}

describe('the rows of a config', () => {
  it('make an SDK known: its sources, callback parameters, sinks and sanitizers', async () => {
    const report = await check(project(ROWS, { ...LLM, 'src/round.ts': ROUND }));
    expect(outline(report)).toEqual([
      'src/round.ts:4 @acme/llm:Client.system system error new',
      'src/round.ts:5 @acme/llm:Client.chat user error new',
      'src/round.ts:7 @acme/llm:Client.chat user error new',
    ]);
    expect(report.findings.map(({ source }) => source?.kind)).toEqual([
      '@acme/llm:ask',
      '@acme/llm:ask',
      '@acme/llm:stream.onToken',
    ]);
    expect(report.coverage).toMatchObject({ sources: 2, sinks: 4, sanitizers: 1, sdks: ['@acme/llm@3'] });
    expect(report.notices).toEqual([]);
  });

  it('find nothing where there are none', async () => {
    const report = await check(project({}, { ...LLM, 'src/round.ts': ROUND }));
    expect(report.coverage).toMatchObject({ sources: 0, sinks: 0, sdks: [] });
  });

  it('extend an SDK of the catalog', async () => {
    const sinks = [{ package: 'ai', export: 'generateText', path: '(0).model' }];
    const source = `${IMPORT}export async function pick(): Promise<void> {
  const { text } = await generateText({ model: 'small' });
  await generateText({ model: text, system: text });
}
`;
    const report = await check(project({ sinks }, { 'src/pick.ts': source }));
    expect(outline(report)).toEqual([
      'src/pick.ts:4 ai:generateText.system system error new',
      'src/pick.ts:4 ai:generateText.model user error new',
    ]);
    expect(report.notices).toEqual([]);
  });

  it('are named when they match nothing', async () => {
    const report = await check(
      project(
        {
          sources: [
            { package: '@acme/llm', export: 'ask' },
            { package: '@acme/llm', export: 'asks' },
          ],
          sinks: [{ package: '@acme/lm', export: 'Client#chat' }],
          sanitizers: [{ package: 'acme', export: 'quote' }],
        },
        { ...LLM, 'src/round.ts': ROUND },
      ),
    );
    expect(report.notices).toEqual([
      '`sources[1]` of `hearsay.config.json` matched nothing: no call of `asks` of the package `@acme/llm` was found in this run. Correct the row, or remove it.',
      '`sinks[0]` of `hearsay.config.json` matched nothing: no call of `Client#chat` of the package `@acme/lm` was found in this run. Correct the row, or remove it.',
      '`sanitizers[0]` of `hearsay.config.json` matched nothing: no call of `quote` of the package `acme` was found in this run. Correct the row, or remove it.',
    ]);
  });
});

describe('the other keys of a config', () => {
  const TWO = {
    'src/review.ts': IMPORT + leakyFunction('review'),
    'legacy/old.ts': IMPORT + leakyFunction('old'),
    'tsconfig.json': sdkProject({})['tsconfig.json']?.replace('"src"', '"src","legacy"') ?? '',
  };

  it('set levels, which the options go over', async () => {
    const rules = { 'no-agent-text-in-prompt': 'warn' } as const;
    const cwd = project({ rules }, { 'src/review.ts': TWO['src/review.ts'] });
    expect((await check(cwd)).findings[0]?.severity).toBe('warning');
    const over = await check(cwd, { rules: { 'no-agent-text-in-prompt': 'error' } });
    expect(over.findings[0]?.severity).toBe('error');
  });

  it.each(['legacy', 'legacy/', './legacy/**', '**/old.ts', 'legacy/*.ts'])(
    'leave out the findings of files under `%s`, and say so',
    async (glob) => {
      const report = await check(project({ ignore: [glob] }, TWO));
      expect(report.findings.map(({ file }) => file)).toEqual(['src/review.ts']);
      expect(report.coverage.files).toBe(2);
      expect(report.notices).toEqual([
        '1 finding was left out, because `ignore` of `hearsay.config.json` covers the files.',
      ]);
    },
  );

  it('leave out nothing that only looks like it', async () => {
    const report = await check(project({ ignore: ['old.ts', 'lega', 'src/legacy'] }, TWO));
    expect(report.findings).toHaveLength(2);
  });

  it('name the baseline, from every folder inside', async () => {
    const cwd = project({ baseline: 'known.json' }, TWO);
    await check(cwd, { updateBaseline: true });
    const text = readFileSync(join(cwd, 'known.json'), 'utf8');
    const inside = join(cwd, 'src');
    mkdirSync(join(inside, 'deep'));
    const report = await check(inside, { projects: ['..'] });
    expect(outline(report).map((line) => line.replace(/ .* /u, ' '))).toEqual([
      '../legacy/old.ts:4 baseline',
      'review.ts:4 baseline',
    ]);
    await check(join(inside, 'deep'), { projects: ['../..'], updateBaseline: true });
    expect(readFileSync(join(cwd, 'known.json'), 'utf8')).toBe(text);
  });

  it('call an entry stale whose file is ignored from now on', async () => {
    const cwd = project({ baseline: 'known.json', ignore: ['legacy'] }, TWO);
    const { notices } = await checkProjects({ cwd, baseline: 'known.json', updateBaseline: true });
    expect(notices).toEqual(['Wrote the baseline known.json with 2 entries: 2 added, 0 removed.']);
    expect((await check(cwd)).notices.at(-1)).toContain('no longer found: legacy/old.ts');
  });

  it('give way to the option `baseline`', async () => {
    const cwd = project({ baseline: 'known.json' }, TWO);
    await check(cwd, { baseline: 'other.json', updateBaseline: true });
    expect(() => readFileSync(join(cwd, 'known.json'))).toThrow('ENOENT');
    await expect(check(cwd)).rejects.toThrow('There is no baseline `known.json`');
  });
});
