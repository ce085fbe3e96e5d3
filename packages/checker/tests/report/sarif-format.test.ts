import type { Log, Result, Run } from 'sarif';
import { describe, expect, it } from 'vitest';
import { failedFile } from '../../src/project/project-messages.ts';
import type { Report } from '../../src/report/report.ts';
import { formatSarif } from '../../src/report/sarif-format.ts';
import { JOINED_LEAK, LEAK, range, sampleReport, UNEXPLAINED } from '../support/sample-report.ts';
import { validateSarif } from '../support/sarif-validator.ts';

/** Reads a report back, held to the published schema. */
function logOf(report: Report): Log {
  const log = JSON.parse(formatSarif(report)) as Log;
  validateSarif(log);
  expect(validateSarif.errors ?? []).toEqual([]);
  return log;
}

function runOf(report: Report): Run {
  const [run] = logOf(report).runs;
  if (run === undefined) throw new Error('The log has no run.');
  return run;
}

function resultOf(report: Report, index = 0): Result {
  const result = runOf(report).results?.[index];
  if (result === undefined) throw new Error(`The run has no result ${index}.`);
  return result;
}

describe('formatSarif', () => {
  it('refuses what the schema refuses, so that the other cases prove something', () => {
    expect(validateSarif({ version: '2.1.0', runs: [{}] })).toBe(false);
    expect(validateSarif({ version: '2.1.0', runs: [], nonsense: 1 })).toBe(false);
  });

  it('describes the tool, its rules and how columns are counted', () => {
    const { tool, columnKind, originalUriBaseIds } = runOf(sampleReport());
    expect({ name: tool.driver.name, columnKind, bases: Object.keys(originalUriBaseIds ?? {}) }).toEqual({
      name: 'hearsay',
      columnKind: 'utf16CodeUnits',
      bases: ['%SRCROOT%'],
    });
    for (const rule of tool.driver.rules ?? []) {
      expect(rule.helpUri).toContain(`docs/rules/${rule.id}.md`);
      expect(rule.help?.text).toContain('Instead of:');
      expect(rule.help?.markdown).toContain('```ts');
      expect(rule.fullDescription?.text).not.toBe('');
    }
    expect(tool.driver.rules?.map(({ id }) => id)).toEqual([
      'no-agent-text-in-prompt',
      'no-agent-text-in-control',
      'no-unexplained-trust',
    ]);
    expect(tool.driver.rules?.map(({ defaultConfiguration }) => defaultConfiguration)).toEqual([
      { level: 'error' },
      { enabled: false },
      { level: 'error' },
    ]);
  });

  it('describes a finding with its place, fingerprint and every numbered step', () => {
    const result = resultOf(sampleReport());
    expect(result).toMatchObject({
      ruleId: 'no-agent-text-in-prompt',
      ruleIndex: 0,
      level: 'error',
      message: { text: `${LEAK.message} ${LEAK.advice}` },
      partialFingerprints: { 'hearsay/v1': LEAK.fingerprint },
      suppressions: [],
      properties: { sourceKind: 'ai:generateText.text', sinkRank: 'system' },
    });
    expect(result.locations).toMatchInlineSnapshot(`
      [
        {
          "physicalLocation": {
            "artifactLocation": {
              "uri": "src/review.ts",
              "uriBaseId": "%SRCROOT%",
            },
            "contextRegion": {
              "endLine": 9,
              "snippet": {
                "text": "  const { text } = await generateText({
          model,
          system: \`You judge this draft: \${draft}\`,
          prompt: 'Is it polite?',
        });",
              },
              "startLine": 5,
            },
            "region": {
              "endColumn": 45,
              "endLine": 7,
              "snippet": {
                "text": "\`You judge this draft: \${draft}\`",
              },
              "startColumn": 13,
              "startLine": 7,
            },
          },
        },
      ]
    `);
    const steps = result.codeFlows?.[0]?.threadFlows[0]?.locations;
    expect(
      steps?.map(({ executionOrder, importance, location }) => [
        executionOrder,
        importance,
        location?.message?.text,
        location?.physicalLocation?.artifactLocation?.uri,
      ]),
    ).toEqual([
      [1, 'essential', 'what the model answered', 'src/draft.ts'],
      [2, 'important', 'returned from `draftAnswer`', 'src/draft.ts'],
      [3, 'essential', 'interpolated into a template', 'src/review.ts'],
    ]);
  });

  it('gives each source a code flow of its own, the shortest first', () => {
    const result = resultOf(sampleReport({ findings: [{ ...JOINED_LEAK, hasMoreSources: true }] }));
    const flows = result.codeFlows?.map(({ message, threadFlows }) => [
      message?.text,
      threadFlows.map(({ locations }) => locations.map(({ location }) => location?.message?.text)),
    ]);
    expect(flows).toEqual([
      ['From `ai:generateText.text`.', [LEAK.path.map(({ note }) => note)]],
      [
        'From `@openai/agents:run.finalOutput`.',
        [['what the agent answered', 'becomes `ai:generateText.system`']],
      ],
      [
        'From `ai:streamText.textStream`.',
        [['what the model streamed', 'returned from `draftAnswer`', 'becomes `ai:generateText.system`']],
      ],
    ]);
    expect(result.properties).toMatchObject({ hasMoreSources: true });
    expect(result.partialFingerprints).toEqual({ 'hearsay/v1': LEAK.fingerprint });
    expect(resultOf(sampleReport()).properties).not.toHaveProperty('hasMoreSources');
  });

  it('gives a finding without a flow no code flow', () => {
    const result = resultOf(sampleReport(), 1);
    expect(result).toMatchObject({ ruleId: 'no-unexplained-trust', ruleIndex: 2, level: 'warning' });
    expect(result).not.toHaveProperty('codeFlows');
    expect(result).not.toHaveProperty('properties');
  });

  it('tells suppressed and known findings from new ones', () => {
    const report = sampleReport({
      findings: [
        LEAK,
        { ...LEAK, status: 'baseline' },
        { ...UNEXPLAINED, status: 'suppressed', suppressionReason: 'written by our own operators' },
      ],
    });
    const states = runOf(report).results?.map(({ baselineState, suppressions }) => [
      baselineState,
      suppressions?.map(({ kind, justification }) => `${kind}: ${justification}`),
    ]);
    expect(states).toEqual([
      ['new', []],
      [
        'unchanged',
        [
          'external: The finding is listed in the baseline: it was known before, and only new ones fail the check.',
        ],
      ],
      ['new', ['inSource: written by our own operators']],
    ]);
    expect(resultOf(sampleReport())).not.toHaveProperty('baselineState');
  });

  it('says what could not be read, and that nothing was recognised', () => {
    const reason = 'line 3, column 1: Expression expected';
    const report = sampleReport({
      coverage: {
        ...sampleReport().coverage,
        sinks: 0,
        failedFiles: [{ file: 'src/half done.ts', reason }],
      },
      problems: ['The project is missing.', failedFile('src/half done.ts', reason)],
      notices: ['No types were found.'],
    });
    const [invocation] = runOf(report).invocations ?? [];
    expect(invocation?.executionSuccessful).toBe(false);
    expect(
      invocation?.toolExecutionNotifications?.map(({ descriptor, level, locations }) => [
        descriptor?.id,
        descriptor?.index,
        level,
        locations?.[0]?.physicalLocation?.artifactLocation?.uri,
      ]),
    ).toEqual([
      ['project-not-loaded', 1, 'error', undefined],
      ['file-not-checked', 0, 'error', 'src/half%20done.ts'],
      ['no-sink-recognised', 2, 'warning', undefined],
      ['check-notice', 3, 'note', undefined],
    ]);
    expect(runOf(sampleReport()).invocations?.[0]).toEqual({
      executionSuccessful: true,
      toolExecutionNotifications: [],
    });
  });

  it('lists endorsements and coverage as properties of the run, not as alerts', () => {
    const { properties, results } = runOf(sampleReport());
    expect(properties).toMatchObject({
      endorsements: [
        {
          reason: 'ok',
          location: { physicalLocation: { region: { snippet: { text: "trusted(text, 'ok')" } } } },
        },
      ],
      coverage: { files: 2, failedFiles: [], sources: 2, sinks: 2, sanitizers: 0, sdks: ['ai@7'] },
    });
    expect(results).toHaveLength(2);
  });

  it('escapes what addresses and messages give a meaning of their own', () => {
    const file = 'src/[a] #1%/ä:b?.ts';
    const report = sampleReport({
      findings: [{ ...LEAK, file, message: 'Use `{0}` or {x} and [this](1), not [that].\u202E', path: [] }],
      texts: new Map(),
    });
    const { message, locations } = resultOf(report);
    expect(locations?.[0]?.physicalLocation).toEqual({
      artifactLocation: { uri: 'src/%5Ba%5D%20%231%25/%C3%A4%3Ab%3F.ts', uriBaseId: '%SRCROOT%' },
      region: { startLine: 7, startColumn: 13, endLine: 7, endColumn: 45 },
    });
    expect(message.text).toMatch(/^Use `\{\{0\}\}` or \{\{x\}\} and \\\[this\]\(1\), not \[that\]\.\uFFFD /u);
  });

  it.each([
    ['D:/desk/a b.ts', 'file:///D:/desk/a%20b.ts'],
    ['/desk/a.ts', 'file:///desk/a.ts'],
  ])('addresses %s, which is not below the working folder, as a whole', (file, uri) => {
    const location = resultOf(sampleReport({ findings: [{ ...LEAK, file }] })).locations?.[0];
    expect(location?.physicalLocation?.artifactLocation).toEqual({ uri });
  });

  it('leaves long stretches of code out', () => {
    const report = sampleReport({
      findings: [{ ...LEAK, file: 'a.ts', range: { ...range(1, 1, 2), end: { line: 1, column: 1100 } } }],
      texts: new Map([['a.ts', 'x'.repeat(1200)]]),
    });
    expect(resultOf(report).locations?.[0]?.physicalLocation?.region).not.toHaveProperty('snippet');
  });

  it('writes the same bytes whatever the time', () => {
    const timing = { totalMs: 1, loadMs: 1, extractMs: 1, solveMs: 1, cacheHits: 9 };
    expect(formatSarif(sampleReport({ timing }))).toBe(formatSarif(sampleReport()));
  });
});
