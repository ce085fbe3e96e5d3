import { isAgentText } from './is-agent-text.ts';

/** Returns the text of an `AgentText`, whichever copy of the package marked it, and every other value as it is. */
export function textOf(value: unknown): unknown {
  return isAgentText(value) ? value.raw() : value;
}
