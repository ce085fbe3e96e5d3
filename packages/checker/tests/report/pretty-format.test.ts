import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { formatPretty } from '../../src/report/pretty-format.ts';
import type { Report } from '../../src/report/report.ts';
import { JOINED_LEAK, LEAK, range, sampleReport, UNEXPLAINED } from '../support/sample-report.ts';

describe('formatPretty', () => {
  it('shows findings, endorsements, a summary and the coverage', () => {
    expect(formatPretty(sampleReport())).toMatchInlineSnapshot(`
      "── System prompts and instructions (1) ─────────────────────────────────────────────────────────────

      error no-agent-text-in-prompt
      at src/review.ts:7:13

        Text that a model wrote becomes part of the system prompt of \`generateText\`, so the model obeys
        instructions that somebody planted in it.

          5 |   const { text } = await generateText({
          6 |     model,
        > 7 |     system: \`You judge this draft: \${draft}\`,
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          8 |     prompt: 'Is it polite?',
          9 |   });

        How the text gets there  ai:generateText.text → ai:generateText.system (system prompt)
          1. src/draft.ts:4:11   what the model answered
             const { text } = await generateText({ model, prompt: ticket });
          2. src/draft.ts:5:10   returned from \`draftAnswer\`
             return text.trim();
          3. src/review.ts:7:13  interpolated into a template
             system: \`You judge this draft: \${draft}\`,

        Write instead: Quote it with \`Prompt.untrusted(draft)\`, so that the model reads it as data.


      ── Trust and suppressions (1) ──────────────────────────────────────────────────────────────────────

      warning no-unexplained-trust
      at src/review.ts:10:10

        A text is endorsed as trusted for the reason "ok", which explains nothing to a reviewer.

           8 |     prompt: 'Is it polite?',
           9 |   });
        > 10 |   return trusted(text, 'ok');
             |          ^^^^^^^^^^^^^^^^^^^
          11 | }

        Write instead: Say in a few words what makes the text safe here.


      Endorsed as trusted
        src/review.ts:10:10  ok

      Found 1 error and 1 warning in 1 file.
      Checked 2 files in 1.2 s: 2 sources, 2 sinks, 0 sanitizers, 1 endorsement; ai@7.
      "
    `);
  });

  it('says that silence proves nothing when no sink was recognised', () => {
    const report = sampleReport({
      findings: [],
      endorsements: [],
      coverage: { files: 1, failedFiles: [], sources: 0, sinks: 0, sanitizers: 0, sdks: [] },
    });
    expect(formatPretty(report)).toMatchInlineSnapshot(`
      "No prompt sink was recognised, so the absence of findings proves nothing.
      Hearsay recognises the calls of \`ai\`, \`@ai-sdk/openai\`, \`@ai-sdk/anthropic\`, \`@openai/agents\`,
      \`@hearsay/core\`, \`@hearsay/agent\`, \`@hearsay/tool\`, \`langchain\`, \`@langchain/langgraph\`,
      \`llamaindex\`, \`@trigger.dev/sdk\`, \`@voltagent/core\`, \`openai\`, \`@anthropic-ai/sdk\`, \`@google/genai\`,
      \`@google/generative-ai\`, \`ollama\`, \`@modelcontextprotocol/sdk\`, \`@modelcontextprotocol/server\`,
      \`@modelcontextprotocol/client\`, \`@anthropic-ai/claude-agent-sdk\`, \`@mastra/core\`,
      \`@inngest/agent-kit\` and \`@ai-sdk/react\` by their type declarations. If this project calls a model
      through one of them, install its dependencies and check the tsconfig that takes in those files. If
      it uses another SDK, its prompts are not checked until \`sources\` and \`sinks\` of the config file
      describe it.

      No findings.
      Checked 1 file in 1.2 s: 0 sources, 0 sinks, 0 sanitizers, 0 endorsements; no SDK.
      "
    `);
  });

  it('counts suppressed findings without showing them, and files that failed', () => {
    const report = sampleReport({
      findings: [{ ...LEAK, status: 'suppressed' }],
      endorsements: [],
      coverage: { ...sampleReport().coverage, failedFiles: [{ file: 'src/broken.ts', reason: 'x' }] },
    });
    expect(formatPretty(report)).toMatchInlineSnapshot(`
      "No findings. 1 suppressed with a reason.
      1 file could not be checked and may hide more; see standard error.
      Checked 2 files in 1.2 s: 2 sources, 2 sinks, 0 sanitizers, 0 endorsements; ai@7.
      "
    `);
  });

  it('adds times and counts when asked', () => {
    const report = sampleReport({ endorsements: [] });
    expect(formatPretty({ ...report, findings: [] }, { stats: true })).toMatchInlineSnapshot(`
      "Statistics
        load        900 ms
        extract     30 ms
        solve       4 ms
        total       1.2 s
        cache hits  0

      No findings.
      Checked 2 files in 1.2 s: 2 sources, 2 sinks, 0 sanitizers, 0 endorsements; ai@7.
      "
    `);
    expect(formatPretty(report, { stats: true })).toContain('from ai:generateText.text    1 finding');
  });

  it('leaves warnings out when asked, and does not claim that there are none', () => {
    const text = formatPretty(sampleReport({ findings: [UNEXPLAINED] }), { quiet: true });
    expect(text).not.toContain('no-unexplained-trust');
    expect(text).toContain('No errors.');
  });

  it('marks an endorsement that gives no reason', () => {
    const [endorsement] = sampleReport().endorsements;
    const endorsements = endorsement === undefined ? [] : [{ ...endorsement, reason: '' }];
    expect(formatPretty(sampleReport({ findings: [], endorsements }))).toContain(
      'src/review.ts:10:10  no reason given',
    );
  });

  it('says the same with and without colour', () => {
    const colored = formatPretty(sampleReport(), { color: true, stats: true });
    expect(colored).toContain('\u001B[');
    expect(stripVTControlCharacters(colored)).toBe(formatPretty(sampleReport(), { stats: true }));
  });

  it.each([40, 60, 100])('keeps to a width of %i where words allow it', (width) => {
    const long = `const draft = '${'word '.repeat(60)}';`;
    const report = sampleReport({
      findings: [
        {
          ...LEAK,
          file: 'a.ts',
          range: range(1, 250, 260),
          path: [{ file: 'a.ts', range: range(1, 250, 260), note: 'kept' }],
        },
      ],
      texts: new Map([['a.ts', long]]),
    });
    const tooLong = formatPretty(report, { width })
      .split('\n')
      .filter((line) => line.length > width);
    expect(tooLong).toEqual([]);
  });

  it('lists the other sources, one on a line', () => {
    const text = formatPretty(sampleReport({ findings: [JOINED_LEAK] }));
    expect(text.slice(text.indexOf('  And from'), text.indexOf('  Write instead'))).toMatchInlineSnapshot(`
      "  And from 2 more sources
          src/review.ts:4:9  @openai/agents:run.finalOutput  in 2 steps
          src/draft.ts:3:34  ai:streamText.textStream        in 3 steps

      "
    `);
  });

  it('lists five of many other sources, and all with the statistics', () => {
    const [other] = JOINED_LEAK.otherSources;
    const otherSources = Array.from({ length: 7 }, (_, index) => ({
      ...(other ?? { ...LEAK, kind: '' }),
      range: range(20 + index, 1, 2),
    }));
    const report = sampleReport({ findings: [{ ...JOINED_LEAK, otherSources, hasMoreSources: true }] });
    const lines = (text: string): readonly string[] =>
      text.split('\n').filter((line) => /src\/review\.ts:2\d:1|And from|which --stats/u.test(line));
    expect(lines(formatPretty(report))).toMatchInlineSnapshot(`
      [
        "  And from at least 7 more sources",
        "    src/review.ts:20:1  @openai/agents:run.finalOutput  in 2 steps",
        "    src/review.ts:21:1  @openai/agents:run.finalOutput  in 2 steps",
        "    src/review.ts:22:1  @openai/agents:run.finalOutput  in 2 steps",
        "    src/review.ts:23:1  @openai/agents:run.finalOutput  in 2 steps",
        "    src/review.ts:24:1  @openai/agents:run.finalOutput  in 2 steps",
        "    … and 2 more, which --stats lists",
      ]
    `);
    expect(lines(formatPretty(report, { stats: true }))).toHaveLength(8);
  });

  it('says that there may be more sources where none is listed', () => {
    const report = sampleReport({ findings: [{ ...LEAK, hasMoreSources: true }] });
    expect(formatPretty(report)).toContain('  And from perhaps more sources\n\n  Write instead');
    expect(formatPretty(sampleReport({ findings: [LEAK] }))).not.toContain('And from');
  });

  it('keeps the other sources to the width', () => {
    const long = { ...LEAK, otherSources: [{ ...LEAK, kind: 'x'.repeat(30), file: 'src/a-longer-name.ts' }] };
    const text = formatPretty(sampleReport({ findings: [long] }), { width: 40 });
    expect(text).toContain(`\n    src/a-longer-name.ts:7:13\n      ${'x'.repeat(30)}\n`);
  });

  it('puts findings of different ranks under headings', () => {
    const user = { ...LEAK, sink: LEAK.sink && { ...LEAK.sink, rank: 'user' as const } };
    const headings = (findings: Report['findings']): readonly string[] =>
      formatPretty(sampleReport({ findings })).match(/^── .*$/gmu) ?? [];
    expect(headings([LEAK, LEAK, user, UNEXPLAINED])).toEqual([
      `── System prompts and instructions (2) ${'─'.repeat(61)}`,
      `── User prompts and messages (1) ${'─'.repeat(67)}`,
      `── Trust and suppressions (1) ${'─'.repeat(70)}`,
    ]);
    expect(headings([LEAK, LEAK])).toEqual([]);
  });

  it('lets no control sequence of the checked project through', () => {
    const evil = 'const a = "\u001B[2J\u202Eevil";';
    const report = sampleReport({
      findings: [
        {
          ...LEAK,
          file: 'src/\u001B[31mred.ts',
          range: range(1, 11, 25),
          message: 'Says \u001B[0m.',
          path: [{ file: 'src/\u001B[31mred.ts', range: range(1, 11, 25), note: '\u009B1m' }],
          otherSources: [{ ...LEAK, kind: 'ai:\u001B[2J', file: 'src/\u001B[31mred.ts' }],
        },
      ],
      endorsements: [{ file: 'a.ts', range: range(1, 1, 2), reason: 'two\nlines \u001B]0;title\u0007' }],
      texts: new Map([['src/\u001B[31mred.ts', evil]]),
    });
    expect(formatPretty(report)).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202E]/u);
  });
});
