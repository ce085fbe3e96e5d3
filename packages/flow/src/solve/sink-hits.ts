import type { ResultShape } from '../catalog/sdk-catalog.ts';
import type { LinkedProgram } from '../link/linked-program.ts';
import type { FlowState } from './flow-state.ts';
import type { Label } from './label.ts';
import { belongsAt, meetsSink } from './sink-match.ts';
import type { SinkHit } from './solution.ts';

/** Keeps the states of texts that reached a sink. */
export class SinkHits {
  readonly #program: LinkedProgram;
  readonly #shapes: Readonly<Record<string, ResultShape>>;
  readonly #states = new Map<number, FlowState[]>();

  constructor(program: LinkedProgram, shapes: Readonly<Record<string, ResultShape>>) {
    this.#program = program;
    this.#shapes = shapes;
  }

  /** Keeps a state at the node of a sink, when its text lies in the prompt there and is out of its place. */
  check(state: FlowState, label: Label, index: number): void {
    const sink = this.#program.sinks[index];
    if (sink === undefined || label.kind !== 'text') return;
    if (sink.group !== undefined && sink.group === label.group) return;
    if (belongsAt(label.origin, sink.rank)) return;
    const isMet = meetsSink(sink.pattern, state.path, {
      isExact: sink.isExact === true,
      isText: sink.use !== undefined,
      shapes: this.#shapes,
    });
    if (!isMet) return;
    const known = this.#states.get(index);
    if (known === undefined) this.#states.set(index, [state]);
    else known.push(state);
  }

  /** The sinks that were reached, in the order in which they were. */
  all(): SinkHit[] {
    return [...this.#states].flatMap(([sink, states]) => {
      const [state] = states;
      return state === undefined ? [] : [{ sink, state, states }];
    });
  }
}
