// The files of a generated project that use an SDK: leaks at known lines, and what looks like them.
//
// A comment `// leak: rank` stands on the line of each sink that a finding has to name.

/** @typedef {import('./entity-files.mjs').Entity} Entity */

/** A file on the `ai` package. */
export function aiSdkFile(/** @type {Entity} */ { name, file, texts, amounts, states }) {
  return `import { generateText, type LanguageModel } from 'ai';
import { shorten, titleCase } from '../../kernel/text';
import { audit, withRetry } from '../../kernel/runtime';
import { asId } from '../../kernel/entity';
import type { ${name} } from './${file}.model';
import type { ${name}Service } from './${file}.service';
import { view${name} } from './${file}.view';

export interface ${name}Advice {
  readonly summary: string;
  readonly words: number;
  readonly urgency: 'low' | 'high';
}

/** Reads and writes about ${file} with a model. */
export class ${name}Assistant {
  constructor(
    private readonly model: LanguageModel,
    private readonly service: ${name}Service,
  ) {}

  /** What people wrote goes into the prompt; what the model answers goes out. */
  async summarize(item: ${name}): Promise<string> {
    const { text } = await withRetry(
      () => generateText({ model: this.model, system: 'You summarise.', prompt: item.${texts[0]} }),
      2,
    );
    return shorten(text, 400);
  }

  async advise(item: ${name}): Promise<${name}Advice> {
    const summary = await this.summarize(item);
    const { text: verdict } = await generateText({
      model: this.model,
      prompt: \`Is a \${item.state} ${file} with \${item.${amounts[0]}} urgent?\`,
    });
    const urgency = verdict === 'high' ? 'high' : 'low';
    audit('${file}.advised', { id: item.id, urgency });
    return { summary, words: summary.split(' ').length, urgency };
  }

  async reply(item: ${name}): Promise<string> {
    const advice = await this.advise(item);
    const { text } = await generateText({
      model: this.model,
      system: \`You answer \${titleCase(item.state)} requests of \${advice.urgency} urgency.\`,
      prompt: advice.summary, // leak: user
    });
    return text;
  }

  async translate(item: ${name}, language: 'de' | 'fr'): Promise<string> {
    const advice = await this.advise(item);
    const { text } = await generateText({
      model: this.model,
      prompt: \`Greet the customer in \${language}, in at most \${advice.words} words.\`,
    });
    return \`\${text}\\n\\n\${advice.summary}\`;
  }

  async describe(id: string): Promise<string> {
    const known = asId('${name}', id);
    if (known === undefined) return 'unknown';
    const description = await this.service.describe(known);
    const { text } = await generateText({ model: this.model, prompt: description });
    return text;
  }
}

export async function triage${name}(assistant: ${name}Assistant, items: readonly ${name}[]): Promise<readonly string[]> {
  const titles: string[] = [];
  for (const item of items) {
    const advice = await assistant.advise(item);
    if (advice.urgency === 'low' && item.state !== '${states[0]}') continue;
    titles.push(\`\${view${name}(item).title}: \${advice.summary}\`);
  }
  return titles;
}
`;
}

/** A file on the \`@openai/agents\` package, which continues with what another file's model wrote when there is one. */
export function openAiAgentsFile(
  /** @type {Entity} */ { name, file, texts, amounts },
  /** @type {Entity | undefined} */ other,
) {
  const imports =
    other === undefined
      ? ''
      : `import type { ${other.name} } from '../../${other.folder}/${other.file}.model';
import { ${other.name}Assistant } from '../../${other.folder}/${other.file}.assistant';
`;
  const continuation =
    other === undefined
      ? ''
      : `
/** Goes on with what the assistant of another desk wrote. */
export async function take${name}Over(assistant: ${other.name}Assistant, item: ${other.name}): Promise<string> {
  const handedOver = await assistant.summarize(item);
  const writer = new Agent({
    name: 'Writer',
    instructions: \`You continue this: \${handedOver}\`, // leak: system
  });
  const result = await run(writer, item.${other.texts[0]});
  return result.finalOutput ?? '';
}
`;
  return `import { Agent, run, tool, user } from '@openai/agents';
import { z } from 'zod';
import { audit } from '../../kernel/runtime';
import { shorten } from '../../kernel/text';
${imports}import type { ${name} } from './${file}.model';
import { total${name} } from './${file}.model';

const clerk = new Agent({
  name: '${name} clerk',
  instructions: 'You answer questions about a ${file}.',
});

const judge = new Agent({
  name: '${name} judge',
  instructions: 'You rate a ${file}.',
  outputType: z.object({ rating: z.enum(['good', 'bad']), score: z.number(), reason: z.string() }),
});

/** Adds up amounts; what it answers is a number. */
export const add${name} = tool({
  name: 'add_${file.replaceAll('-', '_')}',
  description: 'Adds two amounts.',
  parameters: z.object({ first: z.number(), second: z.number() }),
  execute: ({ first, second }) => String(first + second),
});

export async function answer${name}(item: ${name}, question: string): Promise<string> {
  const result = await run(clerk, \`\${question}\\n\\n\${item.${texts[0]}}\`);
  return shorten(result.finalOutput ?? 'No answer.', 1000);
}

/** The second question goes to the same agent, in its own conversation. */
export async function discuss${name}(item: ${name}, questions: readonly [string, string]): Promise<string> {
  const first = await run(clerk, \`\${questions[0]} It is \${item.${amounts[0]}}.\`);
  const second = await run(clerk, [...first.history, user(questions[1])]);
  audit('${file}.discussed', { id: item.id, length: second.finalOutput?.length ?? 0 });
  return second.finalOutput ?? '';
}

export async function rate${name}(items: readonly ${name}[]): Promise<ReadonlyMap<string, string>> {
  const reasons = new Map<string, string>();
  for (const item of items) {
    const { finalOutput } = await run(judge, item.${texts[0]});
    if (finalOutput === undefined) continue;
    reasons.set(item.id, finalOutput.reason);
    const followUp = await run(clerk, \`Rated \${finalOutput.rating} at \${finalOutput.score} of \${total${name}(items)}.\`);
    audit('${file}.rated', { id: item.id, length: followUp.finalOutput?.length ?? 0 });
  }
  return reasons;
}

export async function improve${name}(item: ${name}): Promise<string> {
  const { finalOutput } = await run(judge, item.${texts[1]});
  const improved = await run(clerk, \`Make it better: \${finalOutput?.reason ?? 'no reason'}\`); // leak: user
  return improved.finalOutput ?? '';
}
${continuation}`;
}
