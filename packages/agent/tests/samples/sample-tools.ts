import type { AgentTool, ToolContext, ToolOutput } from '../../src/index.ts';

/** A tool that does what it is told to. */
export function sampleTool(
  name: string,
  call: (input: unknown, context: ToolContext) => ToolOutput | Promise<ToolOutput>,
  rest: Partial<AgentTool> = {},
): AgentTool {
  const schema = { name, description: `Does ${name}.`, parameters: { type: 'object', properties: {} } };
  return { schema, call, ...rest };
}

/** A call with its arguments as JSON text. */
export function sampleCall(
  id: string,
  name: string,
  input: unknown = {},
): { id: string; name: string; arguments: string } {
  return { id, name, arguments: JSON.stringify(input) };
}
