import answer from '../../examples/answer.ts?text';
import clean from '../../examples/clean.ts?text';
import langchain from '../../examples/langchain.ts?text';
import openaiAgents from '../../examples/openai-agents.ts?text';
import review from '../../examples/review.ts?text';
import tickets from '../../examples/tickets.ts?text';

/** Code to begin with. */
export interface Example {
  /** Its name in links and tests. */
  readonly name: string;
  readonly title: string;
  readonly code: string;
}

/** What the visitor can choose from; the first one is shown when the page is opened. */
export const EXAMPLES: readonly [Example, ...Example[]] = [
  { name: 'review', title: 'AI SDK: a summary becomes the next system prompt', code: review },
  { name: 'tickets', title: 'OpenAI: an answer goes through a function', code: tickets },
  { name: 'openai-agents', title: 'OpenAI Agents: one agent instructs another', code: openaiAgents },
  { name: 'langchain', title: 'LangChain: an answer in a system message', code: langchain },
  { name: 'answer', title: 'Types: what the compiler refuses by itself', code: answer },
  { name: 'clean', title: 'The same, with nothing to say', code: clean },
];
