import type { LinkedProgram, Placed } from '../link/linked-program.ts';
import type { SinkFact } from '../facts/file-facts.ts';
import type { SinkHit, Solution } from '../solve/solution.ts';
import { findSources, MAXIMUM_SOURCES } from './find-sources.ts';
import { adviseOn, describeFlow } from './flow-messages.ts';
import type {
  Coverage,
  Endorsement,
  FailedFile,
  Flow,
  FurtherSource,
  Place,
  SinkRank,
  TextLabel,
} from './flow-report.ts';
import type { Witness } from './witness.ts';
import { sourceOf, tellSteps, traceBack } from './witness.ts';

const RANKS: readonly SinkRank[] = ['system', 'tool-description', 'user', 'tool-result', 'control'];

/** One way that the sinks at an expression are reached. */
interface ReachedSink {
  readonly hit: SinkHit;
  readonly sink: Placed<SinkFact>;
}

/** Turns the sinks that were reached into flows: one for each expression and rule, the most serious first. */
export function buildFlows(program: LinkedProgram, solution: Solution): Flow[] {
  const byPlace = new Map<string, ReachedSink[]>();
  for (const hit of solution.hits) {
    const sink = program.sinks[hit.sink];
    if (sink === undefined) continue;
    const key = `${String(sink.file)}:${String(sink.start)}:${String(sink.end)} ${ruleOf(sink.rank)}`;
    const known = byPlace.get(key);
    if (known === undefined) byPlace.set(key, [{ hit, sink }]);
    else known.push({ hit, sink });
  }
  return [...byPlace.values()]
    .flatMap((reached) => {
      const [first, ...more] = reached.sort((one, other) => compareRanks(one.sink, other.sink));
      return first === undefined ? [] : [buildFlow(program, solution, first, more)];
    })
    .sort(compareFlows);
}

/** The flow into the most serious sink at an expression, with what else reaches the expression. */
function buildFlow(
  program: LinkedProgram,
  solution: Solution,
  first: ReachedSink,
  more: readonly ReachedSink[],
): Flow {
  const { sink, hit } = first;
  const { label, kind, place: source, path } = tellSource(program, sink, traceBack(hit.state));
  const others = findOthers(program, solution, [first, ...more], source);
  return {
    rule: ruleOf(sink.rank),
    message: describeFlow({ label, source: kind, sink: sink.kind, rank: sink.rank, use: sink.use }),
    advice: adviseOn(sink.rank, label, sink.use),
    source: { kind, place: source },
    sink: { kind: sink.kind, rank: sink.rank, place: place(program, sink) },
    path,
    otherSources: others.sources,
    hasMoreSources: others.isCut,
    scope: sink.scope,
  };
}

/** The sources beside the first one; where one reaches several sinks at the expression, the most serious counts. */
function findOthers(
  program: LinkedProgram,
  solution: Solution,
  reached: readonly ReachedSink[],
  first: Place,
): { readonly sources: readonly FurtherSource[]; readonly isCut: boolean } {
  const known = new Set([placeKey(first)]);
  const sources: FurtherSource[] = [];
  let isCut = false;
  for (const { hit, sink } of reached) {
    const found = findSources(program, solution, hit.states);
    isCut ||= found.isCut;
    for (const witness of found.witnesses) {
      const source = program.sources[sourceOf(witness).index];
      if (source === undefined || known.has(placeKey(place(program, source)))) continue;
      known.add(placeKey(place(program, source)));
      const { kind, place: at, path } = tellSource(program, sink, witness);
      sources.push({ kind, place: at, path });
    }
  }
  return {
    sources: sources.slice(0, MAXIMUM_SOURCES - 1).sort(compareSources),
    isCut: isCut || sources.length >= MAXIMUM_SOURCES,
  };
}

function tellSource(
  program: LinkedProgram,
  sink: Placed<SinkFact>,
  witness: Witness,
): FurtherSource & { readonly label: TextLabel } {
  const { index, member } = sourceOf(witness);
  const source = program.sources[index];
  const base = source?.kind ?? 'unknown';
  // A callback's parameter is named already; a result is named for what was read from it.
  const kind = member === undefined || source?.isParameter === true ? base : `${base}.${member}`;
  const sinkPlace = place(program, sink);
  const label = source?.label ?? 'agent';
  return {
    label,
    kind,
    place: source === undefined ? sinkPlace : place(program, source),
    path: tellSteps(program, witness, { label, source: kind, sink: sink.kind, sinkPlace }),
  };
}

function ruleOf(rank: SinkRank): Flow['rule'] {
  return rank === 'control' ? 'no-agent-text-in-control' : 'no-agent-text-in-prompt';
}

function placeKey({ file, start, end }: Place): string {
  return `${file}:${String(start)}:${String(end)}`;
}

function place(
  program: LinkedProgram,
  fact: { readonly file: number; readonly start: number; readonly end: number },
): Place {
  return { file: program.files[fact.file]?.file ?? '', start: fact.start, end: fact.end };
}

function compareFlows(one: Flow, other: Flow): number {
  return compareRanks(one.sink, other.sink) || comparePlaces(one.sink.place, other.sink.place);
}

function compareSources(one: FurtherSource, other: FurtherSource): number {
  return one.path.length - other.path.length || comparePlaces(one.place, other.place);
}

function compareRanks(one: { readonly rank: SinkRank }, other: { readonly rank: SinkRank }): number {
  return RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank);
}

function comparePlaces(one: Place, other: Place): number {
  return compareText(one.file, other.file) || one.start - other.start || one.end - other.end;
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
  const longFunctions = program.files.flatMap(({ file, longFunctions: long = [] }) =>
    long.map((known) => ({ ...known, file })),
  );
  return {
    files: program.files.length + failedFiles.length,
    failedFiles,
    sources: program.sources.length,
    sinks: new Set(places).size,
    sanitizers: program.files.reduce((count, facts) => count + facts.sanitizers, 0),
    sdks: listSdks(program),
    kinds: [...new Set([...program.sources, ...program.sinks].map(({ kind }) => kind))].sort(compareText),
    ...(longFunctions.length === 0 ? {} : { longFunctions }),
  };
}
