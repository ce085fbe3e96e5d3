import { HumanMessage, SystemMessage } from '@langchain/core/messages';
import { ChatOpenAI } from '@langchain/openai';

const model = new ChatOpenAI({ model: 'gpt-5' });

export async function answer(question: string): Promise<string> {
  const plan = await model.invoke([
    new SystemMessage('Plan how to answer, in three steps.'),
    new HumanMessage(question),
  ]);

  const reply = await model.invoke([
    new SystemMessage('Follow this plan: ' + plan.text),
    new HumanMessage(question),
  ]);
  return reply.text;
}
