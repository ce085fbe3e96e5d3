import type { LinkedProgram, Placed } from '../link/linked-program.ts';
import type { SinkFact } from '../facts/file-facts.ts';
import type { SinkHit, Solution } from '../solve/solver.ts';
import { adviseOn, describeFlow } from './flow-messages.ts';
import type { Coverage, Endorsement, FailedFile, Flow, Place, SinkRank } from './flow-report.ts';
import type { Witness } from './witness.ts';
import { sourceOf, tellSteps, traceBack } from './witness.ts';

const RANKS: readonly SinkRank[] = ['system', 'tool-description', 'user', 'tool-result', 'control'];

/** Turns the sinks that were reached into flows: one for each expression and rule, the most serious first. */
export function buildFlows(program: LinkedProgram, solution: Solution): Flow[] {
  const byPlace = new Map<string, { hit: SinkHit; sink: Placed<SinkFact>; witness: Witness }>();
  for (const hit of solution.hits) {
    const sink = program.sinks[hit.sink];
    if (sink === undefined) continue;
    const key = `${String(sink.file)}:${String(sink.start)}:${String(sink.end)} ${ruleOf(sink.rank)}`;
    const known = byPlace.get(key);
    if (known !== undefined && RANKS.indexOf(known.sink.rank) <= RANKS.indexOf(sink.rank)) continue;
    byPlace.set(key, { hit, sink, witness: traceBack(hit) });
  }
  return [...byPlace.values()]
    .map(({ sink, witness }) => buildFlow(program, sink, witness))
    .sort(compareFlows);
}

function buildFlow(program: LinkedProgram, sink: Placed<SinkFact>, witness: Witness): Flow {
  const { index, member } = sourceOf(witness);
  const source = program.sources[index];
  const base = source?.kind ?? 'unknown';
  // A callback's parameter is named already; a result is named for what was read from it.
  const kind = member === undefined || source?.isParameter === true ? base : `${base}.${member}`;
  const sinkPlace = place(program, sink);
  const label = source?.label ?? 'agent';
  return {
    rule: ruleOf(sink.rank),
    message: describeFlow({ label, source: kind, sink: sink.kind, rank: sink.rank, use: sink.use }),
    advice: adviseOn(sink.rank, label, sink.use),
    source: { kind, place: source === undefined ? sinkPlace : place(program, source) },
    sink: { kind: sink.kind, rank: sink.rank, place: sinkPlace },
    path: tellSteps(program, witness, { label, source: kind, sink: sink.kind, sinkPlace }),
    scope: sink.scope,
  };
}

function ruleOf(rank: SinkRank): Flow['rule'] {
  return rank === 'control' ? 'no-agent-text-in-control' : 'no-agent-text-in-prompt';
}

function place(
  program: LinkedProgram,
  fact: { readonly file: number; readonly start: number; readonly end: number },
): Place {
  return { file: program.files[fact.file]?.file ?? '', start: fact.start, end: fact.end };
}

function compareFlows(one: Flow, other: Flow): number {
  return (
    RANKS.indexOf(one.sink.rank) - RANKS.indexOf(other.sink.rank) ||
    compareText(one.sink.place.file, other.sink.place.file) ||
    one.sink.place.start - other.sink.place.start ||
    one.sink.place.end - other.sink.place.end
  );
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The written endorsements, by file and position. */
export function listEndorsements(program: LinkedProgram): Endorsement[] {
  return program.files
    .flatMap(({ file, endorsements }) =>
      endorsements.map(({ start, end, reason }) => ({ place: { file, start, end }, reason })),
    )
    .sort(
      (one, other) => compareText(one.place.file, other.place.file) || one.place.start - other.place.start,
    );
}

/** The SDKs with their versions; one without a version only where no file knew it. */
function listSdks(program: LinkedProgram): string[] {
  const all = new Set(program.files.flatMap((facts) => facts.sdks));
  return [...all].filter((name) => ![...all].some((other) => other.startsWith(`${name}@`))).sort(compareText);
}

/** Counts what was recognised. */
export function measureCoverage(program: LinkedProgram, failedFiles: readonly FailedFile[]): Coverage {
  const places = program.sinks.map(
    (sink) => `${String(sink.file)}:${String(sink.start)}:${String(sink.end)}`,
  );
  return {
    files: program.files.length + failedFiles.length,
    failedFiles,
    sources: program.sources.length,
    sinks: new Set(places).size,
    sanitizers: program.files.reduce((count, facts) => count + facts.sanitizers, 0),
    sdks: listSdks(program),
    kinds: [...new Set([...program.sources, ...program.sinks].map(({ kind }) => kind))].sort(compareText),
  };
}
