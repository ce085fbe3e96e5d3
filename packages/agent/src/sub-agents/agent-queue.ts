import { abortable } from '../async/abortable.ts';
import { PromiseQueue } from '../async/promise-queue.ts';
import { SubAgentCycleError } from '../errors/pool-error.ts';
import type { RunLineage } from '../tools/agent-tool.ts';

/** For each agent, those whose runs it waits for at the moment, and how often. */
const waits: WeakMap<object, Map<object, number>> = new WeakMap();
const queues: WeakMap<object, PromiseQueue> = new WeakMap();

function waitsFor(from: object, targets: readonly object[]): boolean {
  const seen = new Set<object>();
  const open = [from];
  for (let agent = open.pop(); agent; agent = open.pop()) {
    if (targets.includes(agent)) return true;
    if (seen.has(agent)) continue;
    seen.add(agent);
    open.push(...(waits.get(agent)?.keys() ?? []));
  }
  return false;
}

function change(from: object, to: object, by: 1 | -1): void {
  const counts = waits.get(from) ?? new Map<object, number>();
  const count = (counts.get(to) ?? 0) + by;
  if (count > 0) counts.set(to, count);
  else counts.delete(to);
  waits.set(from, counts);
}

/**
 * Runs a job with an agent when those before it are done.
 *
 * A job that could only be done after the run that asks for it is refused, however many agents stand between.
 *
 * @throws SubAgentCycleError for such a job.
 */
export async function withAgent<Value>(
  agent: object,
  lineage: RunLineage | undefined,
  signal: AbortSignal | undefined,
  job: () => Promise<Value>,
): Promise<Value> {
  const above = lineage?.agents ?? [];
  if (waitsFor(agent, above)) throw new SubAgentCycleError();
  const queue = queues.get(agent) ?? new PromiseQueue();
  queues.set(agent, queue);
  for (const waiting of above) change(waiting, agent, 1);
  let left = false;
  try {
    const done = queue.run(async () => {
      // Nobody waits any more: the turn passes on.
      if (left) return undefined;
      return { value: await job() };
    });
    const result = await abortable(done, signal);
    if (!result) throw new SubAgentCycleError();
    return result.value;
  } finally {
    left = true;
    for (const waiting of above) change(waiting, agent, -1);
  }
}
