import type { Answer } from '@hearsay/answer';
import type { Answerable, TrustedText } from '@hearsay/core';
import type { AgentInput } from '../messages/agent-input.ts';
import type { Provider } from '../provider/provider.ts';
import type { AgentConfig } from '../react/agent-config.ts';
import type { SystemText } from '../react/system-text.ts';
import type { AgentTool } from '../tools/agent-tool.ts';
import type { DeclaredTool } from '../tools/declared-tool.ts';
import { AgentStep } from './agent-step.ts';

/** What a role is: whom it plays, what it may call, what it is asked and what it answers. */
export interface RoleOptions<Input, Output, System> {
  /** What the role is called, in traces too; at most 128 bytes. */
  readonly name: string;
  /** What it shall be and do, in the developer's own words. */
  readonly system: SystemText<System>;
  /** What it answers. */
  readonly answer: Answer<Output>;
  /** What it can call. */
  readonly tools?: readonly (AgentTool | DeclaredTool)[] | undefined;
  /** Writes the task: agent text in its input has to be quoted. */
  readonly prompt: (input: Input) => AgentInput;
  /** How its runs are bounded. */
  readonly config?: Partial<AgentConfig> | undefined;
}

/** What whoever gives a role a task may change: its budget and its model, not whom it plays or what it may call. */
export interface TaskOptions {
  /** Rounds in which the model may ask for tools. */
  readonly maxToolRounds?: number | undefined;
  /** Wrong answers that are sent back. */
  readonly maxStructuredRetries?: number | undefined;
  /** How long the run may take. */
  readonly runTimeoutMs?: number | undefined;
  /** The most tokens of a reply. */
  readonly maxTokens?: number | undefined;
  /** The model. */
  readonly provider?: Provider | undefined;
}

const LONGEST_NAME = 128;

/**
 * A part that an agent plays in a workflow, the same wherever it is given a task.
 *
 * Persona, tools and output type are locked: who needs more rights needs another role.
 */
export class AgentRole<Input, Output> {
  /** What the role is called. */
  readonly name: string;
  readonly #options: RoleOptions<Input, Output, unknown>;

  private constructor(options: RoleOptions<Input, Output, unknown>) {
    this.name = options.name;
    this.#options = options;
  }

  /**
   * Makes a role.
   *
   * @throws TypeError for a name that is empty or too long.
   */
  static of<Input, Output extends Answerable<Output>, const System>(
    options: RoleOptions<Input, Output, System>,
  ): AgentRole<Input, Output>;
  static of(options: RoleOptions<never, unknown, unknown>): AgentRole<never, unknown> {
    const { name } = options;
    if (name === '' || Buffer.byteLength(name) > LONGEST_NAME) {
      throw new TypeError(`The name of a role has 1 to ${LONGEST_NAME} bytes.`);
    }
    return new AgentRole(options);
  }

  /** Makes a step of a task for this role. */
  task(input: Input, options: TaskOptions = {}): AgentStep<Output> {
    const { system, answer, tools, prompt, config = {} } = this.#options;
    const { provider, maxTokens, ...budget } = options;
    const given = Object.fromEntries(Object.entries(budget).filter(([, value]) => value !== undefined));
    const model = maxTokens === undefined ? config.model : { ...config.model, maxTokens };
    return AgentStep.of({
      input: prompt(input),
      // Checked when the role was made.
      system: system as unknown as TrustedText,
      tools,
      provider,
      agentName: this.name,
      config: { ...config, ...given, ...(model === undefined ? {} : { model }) },
    }).output(answer);
  }
}
