import type { Finding, Range, Report } from '../../src/report/report.ts';

/** A range on one line. */
export function range(line: number, start: number, end: number): Range {
  return { start: { line, column: start }, end: { line, column: end } };
}

const DRAFT = `import { generateText } from 'ai';

export async function draftAnswer(ticket: string): Promise<string> {
  const { text } = await generateText({ model, prompt: ticket });
  return text.trim();
}
`;

const REVIEW = `import { draftAnswer } from './draft.js';

export async function review(ticket: string): Promise<string> {
  const draft = await draftAnswer(ticket);
  const { text } = await generateText({
    model,
    system: \`You judge this draft: \${draft}\`,
    prompt: 'Is it polite?',
  });
  return trusted(text, 'ok');
}
`;

/** A text that goes through two files into a system prompt. */
export const LEAK: Finding = {
  rule: 'no-agent-text-in-prompt',
  severity: 'error',
  message:
    'Text that a model wrote becomes part of the system prompt of `generateText`, so the model obeys instructions that somebody planted in it.',
  advice: 'Quote it with `Prompt.untrusted(draft)`, so that the model reads it as data.',
  fingerprint: '0123456789abcdef0123456789abcdef',
  file: 'src/review.ts',
  range: range(7, 13, 45),
  source: { kind: 'ai:generateText.text', file: 'src/draft.ts', range: range(4, 11, 15) },
  sink: { kind: 'ai:generateText.system', rank: 'system', file: 'src/review.ts', range: range(7, 13, 45) },
  path: [
    { file: 'src/draft.ts', range: range(4, 11, 15), note: 'what the model answered' },
    { file: 'src/draft.ts', range: range(5, 10, 21), note: 'returned from `draftAnswer`' },
    { file: 'src/review.ts', range: range(7, 13, 45), note: 'interpolated into a template' },
  ],
  otherSources: [],
  hasMoreSources: false,
  status: 'new',
};

/** The same finding, reached from two more places. */
export const JOINED_LEAK: Finding = {
  ...LEAK,
  otherSources: [
    {
      kind: '@openai/agents:run.finalOutput',
      file: 'src/review.ts',
      range: range(4, 9, 14),
      path: [
        { file: 'src/review.ts', range: range(4, 9, 14), note: 'what the agent answered' },
        { file: 'src/review.ts', range: range(7, 13, 45), note: 'becomes `ai:generateText.system`' },
      ],
    },
    {
      kind: 'ai:streamText.textStream',
      file: 'src/draft.ts',
      range: range(3, 34, 40),
      path: [
        { file: 'src/draft.ts', range: range(3, 34, 40), note: 'what the model streamed' },
        { file: 'src/draft.ts', range: range(5, 10, 21), note: 'returned from `draftAnswer`' },
        { file: 'src/review.ts', range: range(7, 13, 45), note: 'becomes `ai:generateText.system`' },
      ],
    },
  ],
};

/** An endorsement that explains nothing, at warning level. */
export const UNEXPLAINED: Finding = {
  rule: 'no-unexplained-trust',
  severity: 'warning',
  message: 'A text is endorsed as trusted for the reason "ok", which explains nothing to a reviewer.',
  advice: 'Say in a few words what makes the text safe here.',
  fingerprint: 'fedcba9876543210fedcba9876543210',
  file: 'src/review.ts',
  range: range(10, 10, 29),
  source: null,
  sink: null,
  path: [],
  otherSources: [],
  hasMoreSources: false,
  status: 'new',
};

/** A report of these findings. */
export function sampleReport(change: Partial<Report> = {}): Report {
  return {
    findings: [LEAK, UNEXPLAINED],
    endorsements: [{ file: 'src/review.ts', range: range(10, 10, 29), reason: 'ok' }],
    coverage: { files: 2, failedFiles: [], sources: 2, sinks: 2, sanitizers: 0, sdks: ['ai@7'] },
    timing: { totalMs: 1234, loadMs: 900, extractMs: 30, solveMs: 4, cacheHits: 0 },
    problems: [],
    notices: [],
    texts: new Map([
      ['src/draft.ts', DRAFT],
      ['src/review.ts', REVIEW],
    ]),
    ...change,
  };
}
