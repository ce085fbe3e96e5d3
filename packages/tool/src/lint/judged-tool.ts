import { schemaShape, type FieldAt, type SaidAt, type SchemaShape } from '@hearsay/tool-rules';
import type { Tool } from '../tool.ts';

/** A tool with what its schema says, as the judgements see it. */
export interface JudgedTool {
  readonly tool: Tool;
  readonly index: number;
  readonly name: { readonly text: string };
  readonly description: string | undefined;
  readonly parameters: SchemaShape & { readonly properties: readonly FieldAt[] };
  readonly triggers: readonly SaidAt[];
}

/** Reads a tool for the judgements. */
export function judgedTool(tool: Tool, index: number): JudgedTool {
  return {
    tool,
    index,
    name: { text: tool.name },
    description: tool.description,
    parameters: schemaShape(tool.parameters, '/parameters'),
    triggers: tool.triggers.map((text, place) => ({ text, path: `/triggers/${place}` })),
  };
}
