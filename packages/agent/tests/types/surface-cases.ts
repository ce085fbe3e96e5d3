// What does not compile: text that is not quoted, a signal that nobody would watch, an answer that holds plain text.
import type {
  Agent,
  CancellableAgent,
  ContentBlock,
  Provider,
  ReActAgent,
  TypedAgent,
  WorkflowContext,
} from '@hearsay/agent';
import {
  AgentRole,
  AgentStep,
  SubAgentPool,
  SubAgentTool,
  SummarizeStrategy,
  SystemMessage,
  UserMessage,
  WindowMemory,
  reactAgent,
  typedByText,
} from '@hearsay/agent';
import type { Answer } from '@hearsay/answer';
import { defineAnswer } from '@hearsay/answer';
import type { AgentText } from '@hearsay/core';
import { Prompt } from '@hearsay/core';

declare const text: AgentText;
declare const words: string;
declare const provider: Provider;
declare const agent: ReActAgent;
declare const plain: Agent;
declare const cancellable: CancellableAgent;
declare const typed: TypedAgent;
declare const workflow: WorkflowContext;
declare const signal: AbortSignal;
const verdict = defineAnswer({
  type: 'object',
  properties: { verdict: { enum: ['yes', 'no'] } },
  required: ['verdict'],
});
/** Somebody's own answer, whose text is not marked. */
declare const unmarked: Answer<{ note: string }>;
const pool = new SubAgentPool();
const child = { name: 'child', description: 'Helps.' };

export function inputs(): unknown[] {
  const block = [{ type: 'text', text: words }] as const;
  return [
    agent.run(words),
    agent.run(new Prompt().text('Read:').untrusted(text)),
    agent.run(block),
    // @ts-expect-error TS2345 -- An agent's text has to be quoted.
    agent.run(text),
    // @ts-expect-error TS2345 -- As above.
    agent.runDetailed(text),
    // @ts-expect-error TS2345 -- As above.
    agent.runStream(text),
    // @ts-expect-error TS2345 -- As above.
    agent.runTyped(verdict, text),
    // @ts-expect-error TS2345 -- As above.
    agent.runTypedStream(verdict, text),
    // @ts-expect-error TS2345 -- As above.
    plain.run(text),
    // @ts-expect-error TS2345 -- As above.
    cancellable.run(text, { signal }),
    // @ts-expect-error TS2345 -- As above.
    typed.runTyped(verdict, text),
    // @ts-expect-error TS2345 -- As above.
    typedByText(plain, verdict, text),
    // @ts-expect-error TS2345 -- As above.
    pool.send('a', text),
    // @ts-expect-error TS2345 -- As above.
    pool.spawn('a', () => agent, text),
    // @ts-expect-error TS2322 -- As above.
    AgentStep.of({ input: text }),
    // @ts-expect-error TS2345 -- As above.
    new UserMessage(text),
    // @ts-expect-error TS2322 -- As above.
    new UserMessage([text]),
    // @ts-expect-error TS2322 -- A parent's words have to be quoted for the child.
    SubAgentTool.fromAgent(agent, { ...child, prompt: () => words }),
  ];
}

export function blocks(): ContentBlock[] {
  return [
    // @ts-expect-error TS2322 -- A block is what the program wrote.
    { type: 'text', text },
    // @ts-expect-error TS2322 -- As above.
    { type: 'wire', value: text },
    // @ts-expect-error TS2322 -- As above.
    { type: 'wire', value: { content: text } },
  ];
}

export function systemTexts(): unknown[] {
  return [
    reactAgent({ provider, system: 'You judge.' }),
    // @ts-expect-error TS2322 -- Any string could be anybody's.
    reactAgent({ provider, system: words }),
    // @ts-expect-error TS2322 -- An agent's text is no persona.
    reactAgent({ provider, system: text }),
    // @ts-expect-error TS2322 -- A template is as open as what stands in it.
    reactAgent({ provider, system: `You judge ${words}.` }),
    // @ts-expect-error TS2345 -- Any string could be anybody's.
    SystemMessage.of(words),
    // @ts-expect-error TS2345 -- An agent's text is no system message.
    SystemMessage.of(text),
    // @ts-expect-error TS2322 -- Any string could be anybody's.
    new SummarizeStrategy({ provider, instruction: words }),
    // @ts-expect-error TS2322 -- As above.
    SubAgentTool.fromReact({ provider, system: words }, child),
    // @ts-expect-error TS2322 -- As above.
    pool.spawnReact('a', { provider, system: words }, words),
    // @ts-expect-error TS2353 -- Each task has a memory of its own.
    SubAgentTool.fromReact({ provider, memory: new WindowMemory() }, child),
  ];
}

export function signals(): unknown[] {
  const asPlain: Agent = agent;
  return [
    cancellable.run(words, { signal }),
    cancellable.runStream(words, { signal }),
    // @ts-expect-error TS2554 -- A plain agent would not watch it.
    plain.run(words, { signal }),
    // @ts-expect-error TS2554 -- As above.
    plain.runStream(words, { signal }),
    // @ts-expect-error TS2554 -- Whatever else it is, it was called a plain one.
    asPlain.run(words, { signal }),
    // @ts-expect-error TS2554 -- As above.
    typed.runTyped(verdict, words, { signal }),
    // @ts-expect-error TS2345 -- A parent that is cancelled could not cancel it.
    SubAgentTool.fromAgent(plain, child),
    // @ts-expect-error TS2322 -- As above.
    pool.spawn('a', () => plain, words),
  ];
}

export function outputs(): unknown[] {
  const step = AgentStep.of({ input: words });
  return [
    agent.run(words) satisfies Promise<AgentText>,
    workflow.agent('say', step) satisfies Promise<AgentText>,
    workflow.agent('judge', step.output(verdict)) satisfies Promise<{ verdict: 'yes' | 'no' }>,
    agent.runTyped(verdict, words) satisfies Promise<{ verdict: 'yes' | 'no' }>,
    // @ts-expect-error TS2345 -- Its text would leave the workflow unmarked.
    workflow.agent('note', step.output(unmarked)),
    // @ts-expect-error TS2322 -- As above.
    AgentRole.of({ name: 'a', system: 'You judge.', answer: unmarked, prompt: () => words }),
    // @ts-expect-error TS2345 -- As above.
    agent.runTyped(unmarked, words),
    // @ts-expect-error TS2345 -- As above.
    agent.runTypedStream(unmarked, words),
    // @ts-expect-error TS2345 -- As above.
    typedByText(plain, unmarked, words),
    // @ts-expect-error TS2345 -- A schema alone marks nothing.
    agent.runTyped(verdict.schema, words),
    // @ts-expect-error TS2322 -- What a role asks has to be quoted.
    AgentRole.of({ name: 'a', system: 'You judge.', answer: verdict, prompt: () => text }),
  ];
}

export async function chunks(): Promise<AgentText | undefined> {
  for await (const chunk of agent.runStream(words, { signal })) {
    if (chunk.type === 'delta') return chunk.text;
    // @ts-expect-error TS2367 -- Nobody is told what the model thinks.
    if (chunk.type === 'reasoning') return undefined;
  }
  return undefined;
}
