import { inputOf, type ToolInput, type ToolInputGuard, type ToolInputType } from './tool-input.ts';
import type { ToolResult } from './tool-result.ts';
import { RunnableTool, type RunTool } from './runnable-tool.ts';

/** What `run` has to be, beside itself: nothing more when JSON can hold its result, and else one whose result it can. */
type ResultGuard<Result> = [Result] extends [ToolResult<Result>]
  ? unknown
  : (...values: never) => ToolResult<Result> | Promise<ToolResult<Result>>;

/** A tool and what it does, in one place. */
export interface ToolDefinition<Input, Result> {
  readonly name: string;
  /** A sentence for the model: what the tool does, and when to use it. */
  readonly description: string;
  /** The arguments, as a Standard Schema, a JSON Schema literal or an answer. */
  readonly input: Input & ToolInputGuard<Input>;
  /** Regular expressions that call the tool whatever the model thinks. */
  readonly triggers?: readonly string[];
  /** What the tool does; text in its arguments is `AgentText`, because a model wrote it. */
  readonly run: RunTool<ToolInputType<Input>, Result> & ResultGuard<Result>;
}

/**
 * Declares a tool together with the function behind it; the types of the arguments come from the schema.
 *
 * @throws AnswerSchemaError for a schema that lets through text of which nothing is known.
 *
 * @example
 * ```ts
 * import { defineTool } from '@hearsay/tool';
 *
 * const light = defineTool({
 *   name: 'set_light',
 *   description: 'Turn the light of a room on or off. Use it when somebody asks for light or for the dark.',
 *   input: {
 *     type: 'object',
 *     properties: { room: { type: 'string' }, on: { type: 'boolean' } },
 *     required: ['room', 'on'],
 *   },
 *   run: ({ room, on }) => ({ done: true, on, letters: room.byteLength }),
 * });
 * ```
 */
export function defineTool<const Input extends ToolInput, Result>({
  name,
  description,
  input,
  triggers = [],
  run,
}: ToolDefinition<Input, Result>): RunnableTool<ToolInputType<Input>, Result> {
  const answer = inputOf<Input>(input);
  // A schema is JSON.
  const parameters = answer.schema as never;
  return new RunnableTool(name, description, parameters, { triggers, input: answer, run });
}
