import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkProjects, type CheckOptions } from '../src/check-projects.ts';
import { formatJson } from '../src/report/json-format.ts';
import type { Report } from '../src/report/report.ts';
import { markerAnalyzer } from './support/marker-analyzer.ts';
import { temporaryFolder, tsconfig } from './support/temporary-folder.ts';

const LIBRARY =
  'declare function leak(text: string): void; declare function leakToUser(text: string): void;\n';

async function check(files: Readonly<Record<string, string>>, options: CheckOptions = {}): Promise<Report> {
  const cwd = temporaryFolder({ 'tsconfig.json': tsconfig(), ...files });
  return checkProjects({ cwd, ...options }, markerAnalyzer);
}

function outline(report: Report): readonly string[] {
  return report.findings.map(
    ({ rule, file, range, severity, status }) => `${file}:${range.start.line} ${rule} ${severity} ${status}`,
  );
}

describe('checkProjects', () => {
  it('reports flows at their sinks, 1-based, in UTF-16 units', async () => {
    const report = await check({ 'src/a.ts': `${LIBRARY}\n  /* 😀 */ leak(draft);` });
    expect(report.findings).toEqual([
      {
        rule: 'no-agent-text-in-prompt',
        severity: 'error',
        message: 'Model text enters a system prompt.',
        advice: 'Quote it.',
        fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/u) as string,
        file: 'src/a.ts',
        range: { start: { line: 3, column: 17 }, end: { line: 3, column: 22 } },
        source: expect.objectContaining({ kind: 'ai:generateText.text', file: 'src/a.ts' }) as object,
        sink: expect.objectContaining({ kind: 'ai:generateText.system', rank: 'system' }) as object,
        path: [expect.objectContaining({ file: 'src/a.ts', note: 'passed on' })],
        otherSources: [],
        hasMoreSources: false,
        status: 'new',
      },
    ]);
    expect(report.coverage).toEqual({
      files: 1,
      failedFiles: [],
      sources: 1,
      sinks: 1,
      sanitizers: 0,
      sdks: ['ai@7'],
    });
  });

  it('locates every source, quotes its file, and gives the finding the same fingerprint whatever reaches it', async () => {
    const files = { 'src/a.ts': 'leak(x);', 'src/b.ts': 'export const first = 1;\nexport const second = 2;' };
    const cwd = temporaryFolder({ 'tsconfig.json': tsconfig(), ...files });
    const withSources = (kind: string, isJoined: boolean): Promise<Report> =>
      checkProjects({ cwd }, (input) => {
        const report = markerAnalyzer(input);
        const place = { file: join(cwd, 'src/b.ts'), start: 24, end: 30 };
        const other = { kind: 'other', place, path: [{ place, note: 'born' }] };
        const flows = report.flows.map((flow) => ({
          ...flow,
          source: { ...flow.source, kind },
          otherSources: isJoined ? [other] : [],
        }));
        return { ...report, flows };
      });
    const alone = await withSources('ai:generateText.text', false);
    const joined = await withSources('ai:generateText.text', true);
    const place = { file: 'src/b.ts', range: { start: { line: 2, column: 1 }, end: { line: 2, column: 7 } } };
    expect(joined.findings[0]?.otherSources).toEqual([
      { kind: 'other', ...place, path: [{ ...place, note: 'born' }] },
    ]);
    expect(joined.texts.get('src/b.ts')).toBe(files['src/b.ts']);
    const prints = [alone, joined, await withSources('ai:streamText.textStream', true)].map(
      ({ findings }) => findings[0]?.fingerprint,
    );
    expect(new Set(prints).size).toBe(1);
  });

  it('counts columns from the first character after a byte order mark', async () => {
    const report = await check({ 'src/a.ts': '\uFEFFleak(draft);' });
    expect(report.findings[0]?.range.start).toEqual({ line: 1, column: 6 });
  });

  it('orders by rank, then by place', async () => {
    const report = await check({
      'src/b.ts': 'leak(x);\nleak(y);',
      'src/a.ts': "leakToUser(x);\nleak(z);\ntrust('ok');",
    });
    expect(outline(report)).toEqual([
      'src/a.ts:2 no-agent-text-in-prompt error new',
      'src/b.ts:1 no-agent-text-in-prompt error new',
      'src/b.ts:2 no-agent-text-in-prompt error new',
      'src/a.ts:1 no-agent-text-in-prompt error new',
      'src/a.ts:3 no-unexplained-trust error new',
    ]);
  });

  it('gives the same JSON twice, timing aside', async () => {
    const cwd = temporaryFolder({ 'tsconfig.json': tsconfig(), 'src/a.ts': 'leak(x);\nleak(x);' });
    const timing = { totalMs: 0, loadMs: 0, extractMs: 0, solveMs: 0, cacheHits: 0 };
    const first = await checkProjects({ cwd }, markerAnalyzer);
    const second = await checkProjects({ cwd }, markerAnalyzer);
    expect(formatJson({ ...first, timing })).toBe(formatJson({ ...second, timing }));
  });

  it('keeps fingerprints when lines move', async () => {
    const before = await check({ 'src/a.ts': 'leak(x);\nleak(x);' });
    const after = await check({ 'src/a.ts': '// new\n\nleak(x);\n\n  leak( x );' });
    const prints = (report: Report): readonly string[] =>
      report.findings.map(({ fingerprint }) => fingerprint);
    expect(new Set(prints(before)).size).toBe(2);
    expect(prints(after)).toEqual(prints(before));
  });

  it('drops what is off and lowers what is a warning', async () => {
    const files = { 'src/a.ts': "leak(x);\ntrust('ok');" };
    const rules = { 'no-agent-text-in-prompt': 'warn', 'no-unexplained-trust': 'off' };
    expect(outline(await check(files, { rules }))).toEqual([
      'src/a.ts:1 no-agent-text-in-prompt warning new',
    ]);
  });

  it('lists endorsements, and finds those that explain nothing', async () => {
    const report = await check({
      'src/a.ts': "trust('written by our operators');\ntrust('todo');\ntrust(' ');",
    });
    expect(report.endorsements.map(({ range, reason }) => [range.start.line, reason])).toEqual([
      [1, 'written by our operators'],
      [2, 'todo'],
      [3, ' '],
    ]);
    expect(outline(report)).toEqual([
      'src/a.ts:2 no-unexplained-trust error new',
      'src/a.ts:3 no-unexplained-trust error new',
    ]);
  });

  it('restricts findings, not the analysis, to the named paths', async () => {
    const files = { 'src/a.ts': 'leak(x);', 'src/b/c.ts': 'leak(x);', 'src/bc.ts': 'leak(x);' };
    const one = await check(files, { paths: ['src/a.ts'] });
    expect(outline(one)).toEqual(['src/a.ts:1 no-agent-text-in-prompt error new']);
    expect(one.coverage.files).toBe(3);
    expect(outline(await check(files, { paths: ['src/b', 'src/a.ts'] }))).toEqual([
      'src/a.ts:1 no-agent-text-in-prompt error new',
      'src/b/c.ts:1 no-agent-text-in-prompt error new',
    ]);
  });

  it('quotes no text but that of files with findings', async () => {
    const report = await check({ 'src/a.ts': 'leak(x);', 'src/b.ts': 'export {};' });
    expect([...report.texts.keys()]).toEqual(['src/a.ts']);
  });

  it('names files that the engine stumbled over, and reports the others', async () => {
    const cwd = temporaryFolder({
      'tsconfig.json': tsconfig(),
      'src/a.ts': 'leak(x);',
      'src/b.ts': 'leak(x);',
    });
    const report = await checkProjects({ cwd }, (input) => {
      const flowReport = markerAnalyzer(input);
      const failedFiles = [{ file: `${cwd}/src/b.ts`, reason: 'The analysis failed.' }];
      return { ...flowReport, coverage: { ...flowReport.coverage, failedFiles } };
    });
    expect(report.coverage.failedFiles).toEqual([{ file: 'src/b.ts', reason: 'The analysis failed.' }]);
    expect(report.problems).toEqual([
      '`src/b.ts`: The analysis failed. This is a fault in Hearsay and worth a report; the other files were checked.',
    ]);
    expect(report.findings).toHaveLength(2);
  });

  it('tells what it does', async () => {
    const steps: unknown[] = [];
    await check({ 'src/a.ts': 'export {};' }, { onProgress: (step) => steps.push(step) });
    expect(steps).toEqual([
      { kind: 'load', project: 'tsconfig.json' },
      { kind: 'analyze', fileCount: 1 },
    ]);
  });

  it('survives the way between threads', async () => {
    const report = await check({ 'src/a.ts': 'leak(x);' });
    expect(structuredClone(report)).toEqual(report);
  });
});

describe('suppressions', () => {
  const RULE = 'no-agent-text-in-prompt';

  async function suppress(
    text: string,
    rules: Readonly<Record<string, string>> = {},
  ): Promise<readonly string[]> {
    return outline(await check({ 'src/a.ts': text }, { rules }));
  }

  it('suppress on the line before', async () => {
    expect(await suppress(`// hearsay-ignore ${RULE} -- our own words\nleak(x);\nleak(x);`)).toEqual([
      'src/a.ts:2 no-agent-text-in-prompt error suppressed',
      'src/a.ts:3 no-agent-text-in-prompt error new',
    ]);
  });

  it('suppress on the same line, and then not on the next', async () => {
    expect(await suppress(`leak(x); // hearsay-ignore ${RULE} -- our own words\nleak(x);`)).toEqual([
      'src/a.ts:1 no-agent-text-in-prompt error suppressed',
      'src/a.ts:2 no-agent-text-in-prompt error new',
    ]);
  });

  it('suppress nothing without a reason, and are findings themselves', async () => {
    expect(await suppress(`// hearsay-ignore ${RULE}\nleak(x);`)).toEqual([
      'src/a.ts:2 no-agent-text-in-prompt error new',
      'src/a.ts:1 no-unexplained-trust error new',
    ]);
    expect(await suppress(`// hearsay-ignore ${RULE} -- todo\nleak(x);`)).toEqual([
      'src/a.ts:2 no-agent-text-in-prompt error new',
      'src/a.ts:1 no-unexplained-trust error new',
    ]);
  });

  it('do not become reasons when the rule about reasons is off', async () => {
    expect(await suppress(`// hearsay-ignore ${RULE}\nleak(x);`, { 'no-unexplained-trust': 'off' })).toEqual([
      'src/a.ts:2 no-agent-text-in-prompt error new',
    ]);
  });

  it('are findings when there is nothing to suppress', async () => {
    expect(await suppress(`// hearsay-ignore ${RULE} -- our own words\n\nleak(x);`)).toEqual([
      'src/a.ts:3 no-agent-text-in-prompt error new',
      'src/a.ts:1 no-unexplained-trust error new',
    ]);
  });

  it('are findings when they name no rule, or one that does not exist', async () => {
    const report = await check({
      'src/a.ts':
        '// hearsay-ignore -- our own words\n// hearsay-ignore no-unexplained-turst -- our own words\nexport {};',
    });
    expect(report.findings.map(({ message, advice }) => `${message} ${advice}`)).toEqual([
      'This suppression names no rule, so it suppresses nothing. Write `// hearsay-ignore <rule> -- <reason>`.',
      'This suppression names the rule `no-unexplained-turst`, which does not exist, so it suppresses nothing. Write `no-unexplained-trust` if you mean that.',
    ]);
  });

  it('are left to the ESLint plugin for its rules, and let be for rules that are off', async () => {
    expect(await suppress('// hearsay-ignore no-unsafe-answer -- our own words\nexport {};')).toEqual([]);
    const off = { [RULE]: 'off' };
    expect(await suppress(`// hearsay-ignore ${RULE} -- our own words\nleak(x);`, off)).toEqual([]);
  });

  it('suppress endorsements, but not findings about suppressions', async () => {
    const trust = '// hearsay-ignore no-unexplained-trust -- old code, ticket SEC-42';
    expect(await suppress(`${trust}\ntrust('ok');`)).toEqual([
      'src/a.ts:2 no-unexplained-trust error suppressed',
    ]);
    expect(await suppress(`${trust}\n// hearsay-ignore ${RULE}\nexport {};`)).toEqual([
      'src/a.ts:1 no-unexplained-trust error new',
      'src/a.ts:2 no-unexplained-trust error new',
    ]);
  });

  it('work in JSX', async () => {
    const report = await check({
      'tsconfig.json': tsconfig({}, { jsx: 'preserve' }),
      'src/a.tsx': `const page = (\n  <p>\n    {/* hearsay-ignore ${RULE} -- our own words */}\n    {leak(x)}\n  </p>\n);`,
    });
    expect(outline(report)).toEqual(['src/a.tsx:4 no-agent-text-in-prompt error suppressed']);
  });
});
