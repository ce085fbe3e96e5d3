import type { ToolShape } from '@hearsay/tool-rules';
import type { TextAt, ToolDeclaration } from './tool-declaration.ts';

/** A declaration as the judgements see it. */
export function toolShape({ name, description, parameters, triggers }: ToolDeclaration): ToolShape<TextAt> {
  return {
    name,
    description: description.kind === 'text' ? description.text : undefined,
    parameters,
    triggers,
  };
}
