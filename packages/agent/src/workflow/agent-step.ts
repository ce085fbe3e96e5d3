import type { Answer } from '@hearsay/answer';
import type { AgentText } from '@hearsay/core';
import type { AgentInput } from '../messages/agent-input.ts';
import type { Provider } from '../provider/provider.ts';
import type { AgentConfig } from '../react/agent-config.ts';
import type { SystemText } from '../react/system-text.ts';
import { systemText } from '../react/system-text.ts';
import type { AgentTool } from '../tools/agent-tool.ts';
import type { DeclaredTool } from '../tools/declared-tool.ts';

/** What an agent is asked in a step of a workflow. */
export interface StepOptions<System> {
  /** The task. */
  readonly input: AgentInput;
  /** What the agent shall be and do, in the developer's own words. */
  readonly system?: SystemText<System> | undefined;
  /** What it can call. */
  readonly tools?: readonly (AgentTool | DeclaredTool)[] | undefined;
  /** The model; the workflow's own when left out. */
  readonly provider?: Provider | undefined;
  /** How the run is bounded. */
  readonly config?: Partial<AgentConfig> | undefined;
  /** What traces call the agent; the step's own name when left out. */
  readonly agentName?: string | undefined;
}

/** The parts of a step, as the workflow reads them. */
export interface StepParts {
  readonly input: AgentInput;
  readonly system: string | undefined;
  readonly tools: readonly (AgentTool | DeclaredTool)[];
  readonly provider: Provider | undefined;
  readonly config: Partial<AgentConfig>;
  readonly answer: Answer<unknown> | undefined;
  readonly agentName: string | undefined;
}

/** The parts of a step; not a member, so that a step shows nothing that somebody could change. */
export let stepParts: (step: AgentStep<unknown>) => StepParts;

/**
 * One task for an agent in a workflow.
 *
 * Its output is the agent's text, or after {@link AgentStep.output} a value of a declared type.
 *
 * @example
 * ```ts
 * import { AgentStep } from '@hearsay/agent';
 * import { defineAnswer } from '@hearsay/answer';
 *
 * const verdict = defineAnswer({ enum: ['approve', 'reject'] });
 * const step = AgentStep.of({ input: 'Is 7 a prime?', system: 'You judge claims.' }).output(verdict);
 * ```
 */
export class AgentStep<Output> {
  readonly #parts: StepParts;
  /** Never set; it carries the type. */
  declare readonly outputType?: Output;

  private constructor(parts: StepParts) {
    this.#parts = parts;
  }

  /** Makes a step whose output is the agent's text. */
  static of<const System = undefined>(options: StepOptions<System>): AgentStep<AgentText> {
    const { input, tools = [], provider, config = {}, agentName } = options;
    return new AgentStep({
      input,
      system: systemText(options.system),
      tools,
      provider,
      config,
      answer: undefined,
      agentName,
    });
  }

  /** Makes the same step with a value of a declared type as its output. */
  output<Value>(answer: Answer<Value>): AgentStep<Value> {
    return new AgentStep({ ...this.#parts, answer });
  }

  static {
    stepParts = (step) => step.#parts;
  }
}
