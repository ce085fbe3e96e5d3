import { stringMessage } from './core-messages.ts';

/** Returns a string as it is, and throws for everything else, `AgentText` above all. */
export function requireString(value: unknown, taker: string): string {
  if (typeof value !== 'string') throw new TypeError(stringMessage(taker));
  return value;
}
