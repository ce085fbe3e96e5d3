import type { AnalysisInput, Endorsement, Flow, FlowReport, Place } from '@hearsay/flow';

/**
 * Stands in for the engine: every `leak(...)` in a source text is a flow into a system prompt, every `leakToUser(...)`
 * one into a user prompt, and every `trust('...')` an endorsement. What is to be tested is what happens around it.
 */
export function markerAnalyzer(input: AnalysisInput): FlowReport {
  const files = input.programs.flatMap((program) => program.files);
  const flows = files.flatMap(({ fileName, text }) => [
    ...calls(fileName, text, 'leak').map((place) => flow(place, 'system')),
    ...calls(fileName, text, 'leakToUser').map((place) => flow(place, 'user')),
  ]);
  const endorsements = files.flatMap(({ fileName, text }) =>
    calls(fileName, text, 'trust').map((place): Endorsement => {
      return { place, reason: text.slice(place.start, place.end).slice(1, -1) };
    }),
  );
  return {
    flows,
    endorsements,
    coverage: {
      files: files.length,
      failedFiles: [],
      sources: flows.length,
      sinks: flows.length,
      sanitizers: 0,
      sdks: ['ai@7'],
    },
    timing: { extractMs: 1.4, solveMs: 2.6 },
  };
}

function calls(file: string, text: string, name: string): readonly Place[] {
  return [...text.matchAll(new RegExp(`(?<!function )\\b${name}\\(([^)]+)\\)`, 'gu'))].map((match) => {
    const start = match.index + name.length + 1;
    return { file, start, end: start + (match[1] ?? '').length };
  });
}

function flow(place: Place, rank: Flow['sink']['rank']): Flow {
  return {
    rule: 'no-agent-text-in-prompt',
    message: `Model text enters a ${rank} prompt.`,
    advice: 'Quote it.',
    source: { kind: 'ai:generateText.text', place },
    sink: { kind: `ai:generateText.${rank}`, rank, place },
    otherSources: [],
    hasMoreSources: false,
    scope: 'main',
    path: [{ place, note: 'passed on' }],
  };
}
