import { failedFile } from '../../src/project/project-messages.ts';
import type { Finding, Report } from '../../src/report/report.ts';
import { LEAK, range, sampleReport, UNEXPLAINED } from './sample-report.ts';

/** What a checked project may hold to become part of the page. */
export const HOSTILE = `</script><img src=x onerror="document.title='owned'">'"&{{x}}<!--`;

const HOSTILE_FILE = `src/${HOSTILE}.ts`;

const TOOL_LEAK: Finding = {
  ...LEAK,
  fingerprint: '1'.repeat(32),
  severity: 'warning',
  file: 'src/review.ts',
  range: range(10, 18, 22),
  source: { kind: '@openai/agents:run.finalOutput', file: 'src/review.ts', range: range(5, 11, 15) },
  sink: { kind: 'ai:tool.execute', rank: 'tool-result', file: 'src/review.ts', range: range(10, 18, 22) },
  path: [
    { file: 'src/review.ts', range: range(5, 11, 15), note: 'what the agent answered' },
    { file: 'src/review.ts', range: range(10, 18, 22), note: 'becomes `ai:tool.execute`' },
  ],
  status: 'suppressed',
  suppressionReason: 'the caller shows it to the person who wrote it',
};

const HOSTILE_LEAK: Finding = {
  ...LEAK,
  fingerprint: '2'.repeat(32),
  message: `Says ${HOSTILE} and \`${HOSTILE}\`.`,
  advice: HOSTILE,
  file: HOSTILE_FILE,
  range: range(1, 1, 30),
  source: { kind: `ai:${HOSTILE}`, file: HOSTILE_FILE, range: range(1, 1, 30) },
  sink: { kind: `"><script>:${HOSTILE}`, rank: 'user', file: HOSTILE_FILE, range: range(1, 1, 30) },
  path: [
    { file: HOSTILE_FILE, range: range(1, 1, 30), note: HOSTILE },
    { file: HOSTILE_FILE, range: range(2, 3, 9), note: HOSTILE },
  ],
  otherSources: [
    {
      kind: `ai:other ${HOSTILE}`,
      file: HOSTILE_FILE,
      range: range(2, 3, 9),
      path: [
        { file: HOSTILE_FILE, range: range(2, 3, 9), note: HOSTILE },
        { file: HOSTILE_FILE, range: range(1, 1, 30), note: HOSTILE },
      ],
    },
  ],
  hasMoreSources: true,
  status: 'baseline',
};

/** A report with one of everything that the page shows, and with a project that means ill. */
export function pageReport(change: Partial<Report> = {}): Report {
  const sample = sampleReport();
  return sampleReport({
    findings: [LEAK, HOSTILE_LEAK, TOOL_LEAK, UNEXPLAINED],
    endorsements: [
      { file: 'src/review.ts', range: range(10, 10, 29), reason: 'ok' },
      { file: HOSTILE_FILE, range: range(2, 1, 9), reason: HOSTILE },
      { file: 'src/draft.ts', range: range(5, 10, 14), reason: ' ' },
    ],
    coverage: {
      files: 12,
      failedFiles: [{ file: HOSTILE_FILE, reason: HOSTILE }],
      sources: 9,
      sinks: 31,
      sanitizers: 2,
      sdks: ['@openai/agents@0', 'ai@7', HOSTILE],
    },
    problems: [failedFile(HOSTILE_FILE, HOSTILE)],
    notices: [HOSTILE],
    texts: new Map([...sample.texts, [HOSTILE_FILE, `const a = \`${HOSTILE}\`;\n${HOSTILE}\u202E\n`]]),
    ...change,
  });
}
