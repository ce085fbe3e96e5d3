import { describe, expect, it } from 'vitest';
import { failedFile, unanalysedFile } from '../../src/project/project-messages.ts';
import { formatGithub } from '../../src/report/github-format.ts';
import { JOINED_LEAK, LEAK, sampleReport, UNEXPLAINED } from '../support/sample-report.ts';

/** Reads a command as the runner does: its name, its properties and its message, unescaped. */
function readCommand(line: string): unknown {
  const match = /^::(?<level>\w+)(?: (?<properties>.*?))?::(?<message>.*)$/u.exec(line);
  const { level, properties = '', message = '' } = match?.groups ?? {};
  const unescape = (text: string): string =>
    text
      .replaceAll('%3A', ':')
      .replaceAll('%2C', ',')
      .replaceAll('%0D', '\r')
      .replaceAll('%0A', '\n')
      .replaceAll('%25', '%');
  const pairs = properties
    .split(',')
    .filter((pair) => pair !== '')
    .map((pair) => [pair.slice(0, pair.indexOf('=')), unescape(pair.slice(pair.indexOf('=') + 1))] as const);
  return { level, ...Object.fromEntries(pairs), message: unescape(message) };
}

describe('formatGithub', () => {
  it('annotates each new finding and sums up', () => {
    expect(formatGithub(sampleReport())).toMatchInlineSnapshot(`
      "::error file=src/review.ts,line=7,col=13,endLine=7,endColumn=45,title=hearsay%3A no-agent-text-in-prompt::Text that a model wrote becomes part of the system prompt of \`generateText\`, so the model obeys instructions that somebody planted in it.%0AHow the text gets there:%0A1. src/draft.ts:4:11 what the model answered%0A2. src/draft.ts:5:10 returned from \`draftAnswer\`%0A3. src/review.ts:7:13 interpolated into a template%0AWrite instead: Quote it with \`Prompt.untrusted(draft)\`, so that the model reads it as data.
      ::warning file=src/review.ts,line=10,col=10,endLine=10,endColumn=29,title=hearsay%3A no-unexplained-trust::A text is endorsed as trusted for the reason "ok", which explains nothing to a reviewer.%0AWrite instead: Say in a few words what makes the text safe here.
      Found 1 error and 1 warning in 1 file.
      "
    `);
  });

  it('says where the text comes from and what to write, on lines of their own', () => {
    const [line = ''] = formatGithub(sampleReport()).split('\n');
    expect(readCommand(line)).toEqual({
      level: 'error',
      file: 'src/review.ts',
      line: '7',
      col: '13',
      endLine: '7',
      endColumn: '45',
      title: 'hearsay: no-agent-text-in-prompt',
      message: [
        LEAK.message,
        'How the text gets there:',
        '1. src/draft.ts:4:11 what the model answered',
        '2. src/draft.ts:5:10 returned from `draftAnswer`',
        '3. src/review.ts:7:13 interpolated into a template',
        `Write instead: ${LEAK.advice}`,
      ].join('\n'),
    });
  });

  it.each([
    [{}, 'And 2 more sources; the other formats list them.'],
    [{ hasMoreSources: true }, 'And at least 2 more sources; the other formats list them.'],
    [{ otherSources: JOINED_LEAK.otherSources.slice(1) }, 'And 1 more source; the other formats list it.'],
    [{ otherSources: [], hasMoreSources: true }, 'There may be more sources.'],
  ])('counts the other sources of %o', (change, sentence) => {
    const [line = ''] = formatGithub(sampleReport({ findings: [{ ...JOINED_LEAK, ...change }] })).split('\n');
    expect(readCommand(line)).toMatchObject({
      message: expect.stringContaining(`template\n${sentence}\nWrite instead: `) as string,
    });
  });

  it('leaves suppressed and known findings to the summary', () => {
    const findings = [
      { ...LEAK, status: 'baseline' as const },
      { ...UNEXPLAINED, status: 'suppressed' as const },
    ];
    expect(formatGithub(sampleReport({ findings }))).toBe(
      'No findings. 1 known from the baseline. 1 suppressed with a reason.\n',
    );
  });

  it('gives no end column where the code spans lines', () => {
    const range = { start: { line: 2, column: 9 }, end: { line: 5, column: 3 } };
    const text = formatGithub(sampleReport({ findings: [{ ...UNEXPLAINED, range }] }));
    expect(text).toContain('::warning file=src/review.ts,line=2,col=9,endLine=5,title=');
  });

  it('names files as the repository does, when the check ran in a folder of it', () => {
    const report = sampleReport({ findings: [UNEXPLAINED, { ...UNEXPLAINED, file: '../shared/trust.ts' }] });
    const files = [...formatGithub(report, { folder: 'packages/desk' }).matchAll(/file=([^,]+)/gu)];
    expect(files.map(([, file]) => file)).toEqual([
      'packages/desk/src/review.ts',
      'packages/shared/trust.ts',
    ]);
  });

  it('annotates what could not be checked', () => {
    const reason = 'line 3, column 1: Expression expected';
    const report = sampleReport({
      findings: [],
      coverage: {
        ...sampleReport().coverage,
        sinks: 0,
        failedFiles: [
          { file: 'src/a.ts', reason },
          { file: 'src/b.ts', reason: 'A type is missing.' },
        ],
      },
      problems: [
        'There is no file `x`.',
        failedFile('src/a.ts', reason),
        unanalysedFile('src/b.ts', 'A type is missing.'),
      ],
    });
    const lines = formatGithub(report).trimEnd().split('\n');
    expect(lines.filter((line) => line.startsWith('::')).map(readCommand)).toEqual([
      { level: 'error', title: 'hearsay could not check everything', message: 'There is no file `x`.' },
      {
        level: 'error',
        file: 'src/a.ts',
        title: 'hearsay could not check this file',
        message: failedFile('src/a.ts', reason),
      },
      {
        level: 'error',
        file: 'src/b.ts',
        title: 'hearsay could not check this file',
        message: unanalysedFile('src/b.ts', 'A type is missing.'),
      },
    ]);
    expect(lines).toContain('No prompt sink was recognised, so the absence of findings proves nothing.');
    expect(lines.at(-1)).toBe(
      'No findings. 2 files could not be checked and may hide more; see standard error.',
    );
  });

  it('lets no text of a checked project begin a command or end a property', () => {
    const file = 'src/100%,a:b\r\n::stop-commands::x.ts';
    const message = 'First 50%\r\n::error::second\n::set-env name=A::b \u001B[2J';
    const text = formatGithub(
      sampleReport({
        findings: [{ ...LEAK, file, message, path: [{ ...LEAK, note: 'a\n::warning::b' }] }],
      }),
    );
    const commands = text.split(/\r\n|[\n\r]/u).filter((line) => line.trimStart().startsWith('::'));
    expect(commands).toHaveLength(1);
    expect(text).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F]/u);
    // A carriage return is shown as a sign, as in the terminal.
    expect(readCommand(commands[0] ?? '')).toMatchObject({
      file: 'src/100%,a:b␍\n::stop-commands::x.ts',
      title: 'hearsay: no-agent-text-in-prompt',
    });
  });
});
