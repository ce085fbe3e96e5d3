import type { Answer } from '@hearsay/answer';
import type { Answerable } from '@hearsay/core';
import { StructuredParseError, StructuredRetriesExhaustedError } from '../errors/run-error.ts';
import type { AgentInput } from '../messages/agent-input.ts';
import type { Agent } from './agent.ts';
import { DEFAULT_CONFIG } from './agent-config.ts';
import { judgeOf } from './judge-answer.ts';

/**
 * Gets a value of a declared type from any agent: asks, judges the text, and asks again with what is wrong.
 *
 * The agent has to remember what it said, and to be told the schema by its own prompt.
 */
export function typedByText<Value extends Answerable<Value>>(
  agent: Agent,
  answer: Answer<Value>,
  input: AgentInput,
  options?: { readonly maxRetries?: number },
): Promise<Value>;
// The judge is this answer's, so what it passes has the answer's type.
export async function typedByText(
  agent: Agent,
  answer: Answer<unknown>,
  input: AgentInput,
  options: { readonly maxRetries?: number } = {},
): Promise<unknown> {
  const { maxRetries = DEFAULT_CONFIG.maxStructuredRetries } = options;
  const judge = judgeOf(answer);
  let next = input;
  for (let attempt = 0; ; attempt += 1) {
    const text = await agent.run(next);
    const verdict = judge.judge(text.raw());
    if (verdict.kind === 'passed') return verdict.value;
    if (verdict.kind === 'undecodable') throw new StructuredParseError(text, { cause: verdict.cause });
    if (attempt >= maxRetries)
      throw new StructuredRetriesExhaustedError(maxRetries, text, { cause: verdict.cause });
    next = await verdict.feedback();
  }
}
