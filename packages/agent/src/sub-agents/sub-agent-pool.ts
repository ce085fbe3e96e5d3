import type { AgentText } from '@hearsay/core';
import { PoolError, SubAgentCycleError } from '../errors/pool-error.ts';
import { CancelledError } from '../errors/run-error.ts';
import type { AgentInput } from '../messages/agent-input.ts';
import type { CancellableAgent, RunOptions } from '../react/agent.ts';
import type { ReActOptions } from '../react/react-agent.ts';
import { reactAgent } from '../react/react-agent.ts';
import { withAgent } from './agent-queue.ts';

const NAME = /^[\w.-]{1,64}$/;

/**
 * Sub-agents by name that keep their conversations.
 *
 * Tasks for one name wait for each other; tasks for different names run at the same time.
 */
export class SubAgentPool {
  readonly #agents: Map<string, CancellableAgent | undefined> = new Map();
  readonly #maxAgents: number;

  constructor(options: { readonly maxAgents?: number } = {}) {
    this.#maxAgents = options.maxAgents ?? 64;
  }

  /**
   * Adds an agent under a new name, and gives it its first task.
   *
   * @throws PoolError when the name is taken, the pool is full, or the factory or the task fails. After a failed task
   *   the agent is there, and can be sent another one.
   */
  async spawn(
    name: string,
    create: () => CancellableAgent | Promise<CancellableAgent>,
    input: AgentInput,
    options: RunOptions = {},
  ): Promise<AgentText> {
    if (!NAME.test(name)) throw new TypeError('The name of a sub-agent is a plain identifier.');
    if (this.#agents.has(name)) throw new PoolError('duplicate', name);
    if (this.#agents.size >= this.#maxAgents) throw new PoolError('full', name);
    // Taken from now on, and free again if no agent comes about.
    this.#agents.set(name, undefined);
    try {
      this.#agents.set(name, await create());
    } catch (cause) {
      this.#agents.delete(name);
      throw new PoolError('factory', name, { cause });
    }
    return this.send(name, input, options);
  }

  /** Adds a `ReActAgent` of the given parts, and gives it its first task. */
  spawnReact<const System = undefined>(
    name: string,
    parts: ReActOptions<System>,
    input: AgentInput,
    options: RunOptions = {},
  ): Promise<AgentText> {
    return this.spawn(name, () => reactAgent<System>(parts), input, options);
  }

  /**
   * Gives an agent its next task.
   *
   * @throws PoolError when there is no such agent, or the task fails.
   * @throws SubAgentCycleError when the agent waits for the run that sends.
   */
  async send(name: string, input: AgentInput, options: RunOptions = {}): Promise<AgentText> {
    const agent = this.#agents.get(name);
    if (!agent) throw new PoolError('notFound', NAME.test(name) ? name : '?');
    try {
      return await withAgent(agent, options.parent, options.signal, () => agent.run(input, options));
    } catch (cause) {
      if (cause instanceof SubAgentCycleError || cause instanceof CancelledError) throw cause;
      throw new PoolError('run', name, { cause });
    }
  }

  /** Tells whether there is an agent of exactly this name. */
  contains(name: string): boolean {
    return this.#agents.get(name) !== undefined;
  }

  /** The names, sorted. */
  names(): readonly string[] {
    return [...this.#agents].flatMap(([name, agent]) => (agent ? [name] : [])).sort();
  }

  /** Lets an agent go, and tells whether it was there; a task that is under way is finished. */
  remove(name: string): boolean {
    return this.contains(name) && this.#agents.delete(name);
  }
}
