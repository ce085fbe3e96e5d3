import { ToolError } from './tool-error.ts';
import { declarationMessages } from './tool-messages.ts';

/** The value itself, if it is a string: programs without types can pass anything. */
export function requireText(value: unknown, key: string): string {
  if (typeof value === 'string') return value;
  throw new ToolError(declarationMessages.noText(key));
}
