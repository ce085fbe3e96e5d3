import type { AgentText, Prompt } from '@hearsay/core';
import { AgentError } from '../errors/agent-error.ts';
import { ToolError } from '../errors/tool-error.ts';
import type { JsonObject, JsonValue } from '@hearsay/answer';
import type { CancellableAgent } from '../react/agent.ts';
import type { ReActOptions } from '../react/react-agent.ts';
import { reactAgent } from '../react/react-agent.ts';
import type { ToolSchema } from '../provider/chat-request.ts';
import type { AgentTool, ToolContext } from '../tools/agent-tool.ts';
import { withAgent } from './agent-queue.ts';
import { taskPrompt } from './task-prompt.ts';

/** How a parent sees its child. */
export interface SubAgentOptions {
  /** What the parent calls it by. */
  readonly name: string;
  /** What it does, and when to reach for it. */
  readonly description: string;
  /** The JSON Schema of what it is asked; an object with a `task` when left out. */
  readonly parameters?: JsonObject | undefined;
  /** Writes the child's input; by default the arguments as a quoted block. */
  readonly prompt?: ((input: JsonValue) => Prompt) | undefined;
  /** Checks the arguments before they reach the child. */
  readonly decode?: ((input: unknown) => JsonValue) | undefined;
  /** How long the child may take; no limit but those of its own runs. */
  readonly timeoutMs?: number | undefined;
}

const TASK: JsonObject = {
  type: 'object',
  properties: { task: { type: 'string', description: 'What to do, with all that is needed to do it.' } },
  required: ['task'],
  additionalProperties: false,
};

type Ask = (input: JsonValue, context: ToolContext) => Promise<AgentText>;

/** The child's failure as the tool's: its words are quoted with the rest of the result. */
function childError(error: unknown): unknown {
  if (!AgentError.isInstance(error) || ToolError.isInstance(error)) return error;
  return new ToolError('execution', error.message, { cause: error });
}

/**
 * A tool that asks another agent.
 *
 * Cancelling the parent cancels the child. The child's answer, and what goes wrong in it, reaches the parent as a
 * quoted block in a tool result; what it takes counts for the parent; depth is bounded, and cycles are refused.
 */
export class SubAgentTool implements AgentTool {
  readonly schema: ToolSchema;
  readonly isForeign = true;
  readonly timeoutMs: number;
  readonly #options: SubAgentOptions;
  readonly #ask: Ask;

  private constructor(options: SubAgentOptions, ask: Ask) {
    const { name, description, parameters = TASK, timeoutMs = Infinity } = options;
    this.schema = { name, description, parameters };
    this.timeoutMs = timeoutMs;
    this.#options = options;
    this.#ask = ask;
  }

  /** Makes a tool of one agent, which remembers its earlier tasks; tasks at the same time wait for each other. */
  static fromAgent(agent: CancellableAgent, options: SubAgentOptions): SubAgentTool {
    const prompt = options.prompt ?? taskPrompt;
    return new SubAgentTool(options, (input, { signal, lineage }) =>
      withAgent(agent, lineage, signal, () => agent.run(prompt(input), { signal, parent: lineage })),
    );
  }

  /** Makes a tool that makes an agent for each task. */
  static fromFactory(
    create: (input: JsonValue, context: ToolContext) => CancellableAgent | Promise<CancellableAgent>,
    options: SubAgentOptions,
  ): SubAgentTool {
    const prompt = options.prompt ?? taskPrompt;
    return new SubAgentTool(options, async (input, context) => {
      const agent = await create(input, context);
      const { signal, lineage } = context;
      return agent.run(prompt(input), { signal, parent: lineage });
    });
  }

  /**
   * Makes a tool that makes a `ReActAgent` of the same parts for each task.
   *
   * The system prompt is the program's: no parent writes the rules of its child.
   */
  static fromReact<const System = undefined>(
    parts: Omit<ReActOptions<System>, 'memory'>,
    options: SubAgentOptions,
  ): SubAgentTool {
    return SubAgentTool.fromFactory(() => reactAgent<System>(parts), options);
  }

  decode(input: unknown): JsonValue {
    // Arguments were parsed from JSON text.
    return this.#options.decode ? this.#options.decode(input) : (input as JsonValue);
  }

  async call(input: JsonValue, context: ToolContext): Promise<AgentText> {
    try {
      return await this.#ask(input, context);
    } catch (error) {
      throw childError(error);
    }
  }
}
