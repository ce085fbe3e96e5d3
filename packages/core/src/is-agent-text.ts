import { markChecks } from './mark-checks.ts';
import type { AgentText } from './agent-text.ts';

/**
 * Tells whether a value is text that an agent wrote, also when another installed copy of this package marked it.
 *
 * A copy, a proxy, an object that inherits from a marked text or that has the same members is not one.
 */
export function isAgentText(value: unknown): value is AgentText {
  return markChecks.some((isMarked) => isMarked(value));
}
