import { isCapture } from '../facts/access-path.ts';
import { type EdgeOperation } from '../facts/edge-facts.ts';
import { type FunctionFact } from '../facts/file-facts.ts';
import { CLEAN, type NodeId } from '../facts/node-facts.ts';
import type { LinkedCall, LinkedProgram } from '../link/linked-program.ts';

/**
 * Finds the values from which a function of the program can come to a place where it is called.
 *
 * To any other place no function has to be followed: tables that hold callbacks go through half of a program, and
 * nobody calls these there. What can come where is taken for more than it is, since neither the properties that a
 * function lies under nor the callers of what it goes through count.
 *
 * @param closures - By node: the closures that are made there.
 * @returns By node: 1 where a function counts.
 */
export function callableValues(
  program: LinkedProgram,
  closures: ReadonlyMap<NodeId, readonly number[]>,
): Uint8Array {
  const count = program.traits.length;
  const ways = new Ways(count + HUB_SIZE);
  const reached = new Uint8Array(count);
  for (let node = 0; node < count; node += 1) {
    program.edges.forEach(node, (to, operation) => {
      if (TEXT_ONLY.has(operation.kind)) return;
      ways.add(node, to);
      if (!isCaptured(operation)) reached[to] = 1;
    });
  }
  const hub = createHub(count);
  for (const closure of program.closures) {
    const made = program.functions[closure.function];
    if (made === undefined) continue;
    ways.add(closure.node, made.environment);
    ways.add(made.environmentOut, closure.out);
    connect(hub.asCall, made, ways);
  }
  for (const call of program.calls) {
    // Most callbacks are written where they are called, and nothing else comes there.
    const written = reached[call.callee] === 1 ? undefined : closures.get(call.callee);
    const targets = [
      ...call.targets,
      ...call.choices,
      ...(written ?? []).flatMap((closure) => program.closures[closure]?.function ?? []),
    ];
    for (const index of targets) {
      const target = program.functions[index];
      if (target !== undefined) connect(call, target, ways);
    }
    if (call.callee !== CLEAN && written === undefined) connect(call, hub.asFunction, ways);
  }
  return ways.backFrom(program.calls.map(({ callee }) => callee));
}

/** Ways that no function takes: what is made of one is a text. */
const TEXT_ONLY: ReadonlySet<EdgeOperation['kind']> = new Set(['derive', 'parse', 'data']);

/** What a closure holds lies in it, and does not stand for it. */
function isCaptured(operation: EdgeOperation): boolean {
  const [first] = operation.kind === 'write' ? operation.path : [];
  return first !== undefined && isCapture(first);
}

/** The ends of a call that values go into and come out of. */
type CallEnds = Pick<
  LinkedCall,
  'callee' | 'receiver' | 'receiverOut' | 'arguments' | 'result' | 'resultOut' | 'thrown'
>;

/** Those of a function. */
type FunctionEnds = Pick<
  FunctionFact,
  'environment' | 'thisIn' | 'thisOut' | 'parameters' | 'allArguments' | 'returns' | 'returnsIn' | 'throws'
>;

/**
 * Where calls and functions meet of which only a value tells that one reaches the other: to the calls it is a function
 * that takes anything, and to the functions a call that passes it on.
 */
interface Hub {
  readonly asFunction: FunctionEnds;
  readonly asCall: CallEnds;
}

const HUB_SIZE = 8;

function createHub(first: NodeId): Hub {
  const [environment, thisIn, parameter] = [first, first + 1, first + 2];
  const [out, thisOut, returns, throws] = [first + 3, first + 4, first + 5, first + 6];
  const stored = first + 7;
  return {
    asFunction: {
      environment,
      thisIn,
      thisOut,
      parameters: [{ node: parameter, out, rest: true, fallback: CLEAN }],
      allArguments: CLEAN,
      returns,
      returnsIn: stored,
      throws,
    },
    asCall: {
      callee: environment,
      receiver: thisIn,
      receiverOut: thisOut,
      arguments: [{ node: parameter, out, spread: true }],
      result: returns,
      resultOut: stored,
      thrown: throws,
    },
  };
}

/** Ways between a call and a function that it reaches. */
function connect(call: CallEnds, target: FunctionEnds, ways: Ways): void {
  ways.add(call.callee, target.environment);
  ways.add(call.receiver, target.thisIn);
  call.arguments.forEach((argument, position) => {
    ways.add(argument.node, target.allArguments);
    target.parameters.forEach(({ node, out, rest }, index) => {
      const meets = index === position || (index < position && rest) || (index > position && argument.spread);
      if (!meets) return;
      ways.add(argument.node, node);
      ways.add(out, argument.out);
    });
  });
  for (const { node, fallback } of target.parameters) ways.add(fallback, node);
  ways.add(target.thisOut, call.receiverOut);
  ways.add(target.returns, call.result);
  ways.add(call.resultOut, target.returnsIn ?? CLEAN);
  ways.add(target.throws, call.thrown);
}

/** Ways that values can take, backwards. */
class Ways {
  readonly #size: number;
  readonly #from: number[] = [];
  readonly #to: number[] = [];

  constructor(size: number) {
    this.#size = size;
  }

  add(from: NodeId, to: NodeId): void {
    if (from === CLEAN || to === CLEAN) return;
    this.#from.push(from);
    this.#to.push(to);
  }

  /** Marks everything from which a way leads to one of some nodes. */
  backFrom(nodes: readonly NodeId[]): Uint8Array {
    const first = new Int32Array(this.#size + 1);
    for (const to of this.#to) first[to + 1] = (first[to + 1] ?? 0) + 1;
    for (let node = 0; node < this.#size; node += 1)
      first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0);
    const next = first.slice();
    const sources = new Int32Array(this.#from.length);
    this.#to.forEach((to, way) => {
      const place = next[to] ?? 0;
      sources[place] = this.#from[way] ?? 0;
      next[to] = place + 1;
    });
    const marks = new Uint8Array(this.#size);
    const waiting = nodes.filter((node) => node !== CLEAN);
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (marks[node] === 1) continue;
      marks[node] = 1;
      for (let way = first[node] ?? 0; way < (first[node + 1] ?? 0); way += 1)
        waiting.push(sources[way] ?? 0);
    }
    return marks;
  }
}
