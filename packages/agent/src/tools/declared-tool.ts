import type { AnswerResult } from '@hearsay/answer';
import type { RunContext } from '@hearsay/tool';
import { ToolError } from '../errors/tool-error.ts';
import type { JsonObject } from '@hearsay/answer';
import type { AgentTool, ToolOutput } from './agent-tool.ts';

/** What `defineTool` of `@hearsay/tool` returns, for arguments of any type. */
export interface DeclaredTool {
  readonly name: string;
  readonly description: string;
  /** The JSON Schema of the arguments. */
  readonly parameters: unknown;
  /** What checks and types the arguments. */
  readonly input: {
    /** Decodes arguments, and gives what is wrong with them instead of throwing. */
    safeDecode(value: unknown): AnswerResult<unknown>;
  };
  /** Does the work with checked arguments. */
  run(input: never, context: RunContext): unknown;
}

/** How an agent treats a tool, beside what its declaration says. */
export type ToolTraits = Pick<AgentTool, 'isProtected' | 'isForeign' | 'timeoutMs' | 'maxResultBytes'>;

/**
 * Makes a tool for an agent out of one that `defineTool` declared; its arguments are checked before each call.
 *
 * An agent does so by itself: call it to say how the agent shall treat the tool.
 */
export function agentTool(tool: DeclaredTool, traits: ToolTraits = {}): AgentTool {
  const { name, description, input } = tool;
  // A schema is a JSON object by its nature.
  const parameters = tool.parameters as JsonObject;
  return {
    ...traits,
    schema: { name, description, parameters },
    decode(value) {
      const result = input.safeDecode(value);
      if (result.ok) return result.value;
      const faults = result.error.violations.map(
        ({ path, expected }) => `${path || 'arguments'}: ${expected}`,
      );
      throw new ToolError('invalid-arguments', faults.join('; '), { cause: result.error });
    },
    // Decoded by the tool's own answer, and made of what JSON can hold by the types of `defineTool`.
    call: (value, context) => tool.run(value as never, context) as ToolOutput | Promise<ToolOutput>,
  };
}
