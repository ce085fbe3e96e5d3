import { describe, expect, it } from 'vitest';
import { formatJson } from '../../src/report/json-format.ts';
import type { Report } from '../../src/report/report.ts';
import { JOINED_LEAK, LEAK, sampleReport, UNEXPLAINED } from '../support/sample-report.ts';

describe('formatJson', () => {
  it('writes version 1 of the report', () => {
    expect(formatJson(sampleReport())).toMatchInlineSnapshot(`
      "{
        "version": 1,
        "tool": {
          "name": "hearsay",
          "version": "0.1.0"
        },
        "findings": [
          {
            "rule": "no-agent-text-in-prompt",
            "severity": "error",
            "message": "Text that a model wrote becomes part of the system prompt of \`generateText\`, so the model obeys instructions that somebody planted in it.",
            "fingerprint": "0123456789abcdef0123456789abcdef",
            "file": "src/review.ts",
            "range": {
              "start": {
                "line": 7,
                "column": 13
              },
              "end": {
                "line": 7,
                "column": 45
              }
            },
            "source": {
              "kind": "ai:generateText.text",
              "file": "src/draft.ts",
              "range": {
                "start": {
                  "line": 4,
                  "column": 11
                },
                "end": {
                  "line": 4,
                  "column": 15
                }
              }
            },
            "sink": {
              "kind": "ai:generateText.system",
              "rank": "system",
              "file": "src/review.ts",
              "range": {
                "start": {
                  "line": 7,
                  "column": 13
                },
                "end": {
                  "line": 7,
                  "column": 45
                }
              }
            },
            "path": [
              {
                "file": "src/draft.ts",
                "range": {
                  "start": {
                    "line": 4,
                    "column": 11
                  },
                  "end": {
                    "line": 4,
                    "column": 15
                  }
                },
                "note": "what the model answered"
              },
              {
                "file": "src/draft.ts",
                "range": {
                  "start": {
                    "line": 5,
                    "column": 10
                  },
                  "end": {
                    "line": 5,
                    "column": 21
                  }
                },
                "note": "returned from \`draftAnswer\`"
              },
              {
                "file": "src/review.ts",
                "range": {
                  "start": {
                    "line": 7,
                    "column": 13
                  },
                  "end": {
                    "line": 7,
                    "column": 45
                  }
                },
                "note": "interpolated into a template"
              }
            ],
            "otherSources": [],
            "status": "new"
          },
          {
            "rule": "no-unexplained-trust",
            "severity": "warning",
            "message": "A text is endorsed as trusted for the reason \\"ok\\", which explains nothing to a reviewer.",
            "fingerprint": "fedcba9876543210fedcba9876543210",
            "file": "src/review.ts",
            "range": {
              "start": {
                "line": 10,
                "column": 10
              },
              "end": {
                "line": 10,
                "column": 29
              }
            },
            "source": null,
            "sink": null,
            "path": [],
            "otherSources": [],
            "status": "new"
          }
        ],
        "endorsements": [
          {
            "file": "src/review.ts",
            "range": {
              "start": {
                "line": 10,
                "column": 10
              },
              "end": {
                "line": 10,
                "column": 29
              }
            },
            "reason": "ok"
          }
        ],
        "coverage": {
          "files": 2,
          "failedFiles": [],
          "sources": 2,
          "sinks": 2,
          "sanitizers": 0,
          "sdks": [
            "ai@7"
          ]
        },
        "timing": {
          "totalMs": 1234,
          "loadMs": 900,
          "extractMs": 30,
          "solveMs": 4,
          "cacheHits": 0
        }
      }
      "
    `);
  });

  it('writes the same bytes whatever order the keys were set in', () => {
    const { status, path, range, ...rest } = LEAK;
    const shuffled = { status, range: { end: range.end, start: range.start }, path, ...rest };
    const report = sampleReport();
    expect(formatJson({ ...report, findings: [shuffled, UNEXPLAINED] })).toBe(formatJson(report));
  });

  it('ends with one line break and holds nothing but JSON', () => {
    const text = formatJson(sampleReport({ findings: [], problems: ['p'], notices: ['n'] }));
    expect(text.endsWith('}\n')).toBe(true);
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      'version',
      'tool',
      'findings',
      'endorsements',
      'coverage',
      'timing',
    ]);
  });

  it('adds the other sources with their paths, and says when there may be more', () => {
    const findingsOf = (findings: Report['findings']): readonly Record<string, unknown>[] =>
      (JSON.parse(formatJson(sampleReport({ findings }))) as { findings: Record<string, unknown>[] })
        .findings;
    const [alone, joined, cut] = findingsOf([LEAK, JOINED_LEAK, { ...LEAK, hasMoreSources: true }]);
    expect(joined).toEqual({ ...alone, otherSources: JOINED_LEAK.otherSources });
    expect(cut).toEqual({ ...alone, hasMoreSources: true });
    const [first] = joined?.['otherSources'] as readonly object[];
    expect(Object.keys(first ?? {})).toEqual(['kind', 'file', 'range', 'path']);
  });
});
