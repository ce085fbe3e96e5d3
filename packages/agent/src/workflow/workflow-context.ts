import type { Answerable, TrustedText } from '@hearsay/core';
import { AgentText } from '@hearsay/core';
import { WorkflowError } from '../errors/workflow-error.ts';
import type { EventPublisher } from '../events/event-channel.ts';
import type { JsonValue } from '@hearsay/answer';
import type { Usage } from '../messages/usage.ts';
import { addUsage, ZERO_USAGE } from '../messages/usage.ts';
import type { Provider } from '../provider/provider.ts';
import { ReActAgent } from '../react/react-agent.ts';
import type { ReActEvent } from '../react/react-event.ts';
import type { Telemetry } from '../react/telemetry.ts';
import type { AgentStep, StepParts } from './agent-step.ts';
import { stepParts } from './agent-step.ts';
import { MemoryStepStore } from './memory-step-store.ts';
import type { StepStore } from './step-store.ts';

/** What a workflow runs with. */
export interface WorkflowOptions {
  /** What this run of the workflow is called: a rerun has the same id. */
  readonly id: string;
  /** The model of steps that name none. */
  readonly provider: Provider;
  /** Where finished steps are kept; in memory when left out. */
  readonly store?: StepStore | undefined;
  /** Cancels the workflow. */
  readonly signal?: AbortSignal | undefined;
  /** Is told what happens in the agents. */
  readonly events?: EventPublisher<ReActEvent> | undefined;
  /** Makes traces. */
  readonly telemetry?: Telemetry | undefined;
}

/**
 * One run of a workflow: each step is done once, and a rerun goes on after the last one that was finished.
 *
 * @example
 * ```ts
 * import { AgentStep, FileStepStore, WorkflowContext } from '@hearsay/agent';
 * import { FakeProvider } from '@hearsay/agent/testing';
 * import { Prompt } from '@hearsay/core';
 *
 * const store = await FileStepStore.open('steps.jsonl');
 * const workflow = new WorkflowContext({ id: 'pull-17', store, provider: new FakeProvider(['Fine.', 'Done.']) });
 * const review = await workflow.agent('review', AgentStep.of({ input: 'Review the change.' }));
 * const input = new Prompt().text('Act on this review:').untrusted(review);
 * await workflow.agent('act', AgentStep.of({ input }));
 * ```
 */
export class WorkflowContext {
  readonly #options: WorkflowOptions;
  readonly #store: StepStore;
  readonly #begun: Set<string> = new Set();
  #usage: Usage = ZERO_USAGE;

  constructor(options: WorkflowOptions) {
    this.#options = options;
    this.#store = options.store ?? new MemoryStepStore();
  }

  /** The tokens of all steps, of those that were finished before, too. */
  get usage(): Usage {
    return this.#usage;
  }

  /**
   * Does a step, or returns its stored output, marked again.
   *
   * @throws WorkflowError for a name that was used before, and for a stored output that does not fit any more.
   */
  agent<Output extends Answerable<Output>>(name: string, step: AgentStep<Output>): Promise<Output>;
  async agent(name: string, step: AgentStep<unknown>): Promise<unknown> {
    if (this.#begun.has(name)) throw new WorkflowError('duplicateStep', name);
    this.#begun.add(name);
    try {
      return await this.#outputOf(name, stepParts(step));
    } catch (error) {
      // It is not finished, and may be tried again.
      this.#begun.delete(name);
      throw error;
    }
  }

  async #outputOf(name: string, parts: StepParts): Promise<unknown> {
    const stored = await this.#store.read(this.#options.id, name);
    if (!stored) return this.#run(name, parts);
    this.#usage = addUsage(this.#usage, stored.usage);
    return decode(name, parts, stored.output);
  }

  async #run(name: string, parts: StepParts): Promise<unknown> {
    const { id, provider, signal, events, telemetry } = this.#options;
    const { answer, input } = parts;
    const agent = ReActAgent.of({
      provider: parts.provider ?? provider,
      // The step was made of a literal.
      system: parts.system as TrustedText | undefined,
      tools: parts.tools,
      config: parts.config,
      answer,
      events,
      telemetry,
      name: parts.agentName ?? name,
    });
    const { text, summary } = await agent.runDetailed(input, { signal });
    const { usage } = summary;
    const value = answer ? answer.parse(text) : text;
    // A text is its own JSON; what an answer encodes is JSON.
    const output = answer ? answer.encode(value) : text.raw();
    await this.#store.write(id, name, { output, usage });
    this.#usage = addUsage(this.#usage, usage);
    return value;
  }
}

function decode(name: string, { answer }: StepParts, output: JsonValue): unknown {
  if (!answer) {
    if (typeof output !== 'string') throw new WorkflowError('storedOutput', name);
    return AgentText.from(output);
  }
  const result = answer.safeDecode(output);
  if (!result.ok) throw new WorkflowError('storedOutput', name, { cause: result.error });
  return result.value;
}
