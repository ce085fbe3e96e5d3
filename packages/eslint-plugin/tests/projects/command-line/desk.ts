import { AgentText, prompt } from '@hearsay/core';
import { trusted } from '@hearsay/core/restricted';
import { generateText } from 'ai';

export async function translate(text: string): Promise<string> {
  const draft = await generateText({ model: 'openai/gpt-5', prompt: text });
  const again = await generateText({ model: 'openai/gpt-5', prompt: `Translate: ${draft.text}` });
  return again.text;
}

export function show(reply: AgentText): string {
  return String(reply);
}

export const quoted = prompt`Translate: ${AgentText.from('Hallo')} ${trusted('now', 'ok')}`;
