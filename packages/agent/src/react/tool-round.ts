import { AgentText } from '@hearsay/core';
import { isThenable } from '../async/is-thenable.ts';
import type { ToolCall } from '../messages/tool-call.ts';
import { callTool } from '../tools/call-tool.ts';
import { executionOutcome } from '../tools/tool-outcome.ts';
import type { ToolOutcome } from '../tools/tool-outcome.ts';
import type { ReActRun } from './react-run.ts';

type Outcome = ToolOutcome | Promise<ToolOutcome>;

function completed(run: ReActRun, call: ToolCall, outcome: ToolOutcome): ToolOutcome {
  if (run.isOver) return outcome;
  run.parts.events?.publish({
    name: 'tool.completed',
    id: call.id,
    tool: call.name,
    result: AgentText.from(outcome.text),
    ...(outcome.error ? { error: outcome.error } : {}),
  });
  return outcome;
}

function traced(run: ReActRun, call: ToolCall): Outcome {
  const span = run.span?.startTool({ call, name: run.registry.get(call.name)?.schema.name }, run.rounds);
  if (!span) return callTool(call, run);
  const outcome = span.run(() => callTool(call, run));
  if (!isThenable(outcome)) {
    span.end(outcome);
    return outcome;
  }
  return outcome.then((value) => {
    span.end(value);
    return value;
  });
}

function start(run: ReActRun, call: ToolCall): Outcome {
  const { events } = run.parts;
  // A call that has not begun when the run is cancelled, or over, does not begin.
  if (run.isOver) return executionOutcome('tool', 'not run: the run was over', undefined, false);
  if (run.signal.caller?.aborted === true) {
    return executionOutcome('tool', 'not run: the run was cancelled', undefined, false);
  }
  events?.publish({ name: 'tool.started', id: call.id, tool: call.name, arguments: call.arguments });
  const outcome = traced(run, call);
  if (!events) return outcome;
  return isThenable(outcome)
    ? outcome.then((value) => completed(run, call, value))
    : completed(run, call, outcome);
}

/** Runs the calls of one reply, and hands out their outcomes by place. */
export interface ToolRound {
  /** The outcome of a call; one after another, it is only begun when it is asked for. */
  outcomeOf(place: number): Outcome;
}

/** Begins as many calls as may run at the same time, and each next one when one is done. */
function parallel(run: ReActRun, calls: readonly ToolCall[], width: number): ToolRound {
  const outcomes: Promise<ToolOutcome>[] = [];
  const lanes: Promise<unknown>[] = Array.from({ length: width }, () => Promise.resolve());
  for (const [index, call] of calls.entries()) {
    const lane = index % width;
    const outcome = (lanes[lane] ?? Promise.resolve()).then(() => start(run, call));
    // When the run is over early, nobody waits for this one.
    outcome.catch(() => undefined);
    outcomes.push(outcome);
    lanes[lane] = outcome;
  }
  return { outcomeOf: (place) => outcomes[place] ?? Promise.reject(new RangeError('no such call')) };
}

/** Makes the round for the calls of a reply. */
export function toolRound(run: ReActRun, calls: readonly ToolCall[]): ToolRound {
  const width = Math.min(run.parts.config.parallelTools, calls.length);
  if (width > 1) return parallel(run, calls, width);
  return {
    outcomeOf(place) {
      const call = calls[place];
      if (!call) throw new RangeError('no such call');
      return start(run, call);
    },
  };
}
