import { noAgentTextInPrompt } from '../../src/rules/no-agent-text-in-prompt.ts';
import { typedRuleTester } from '../rule-tester.ts';

typedRuleTester().run('no-agent-text-in-prompt', noAgentTextInPrompt, {
  valid: [
    `import { generateText } from 'ai';
export async function translate(text: string) {
  const draft = await generateText({ model: 'openai/gpt-5', prompt: text });
  return draft.text;
}`,
  ],
  invalid: [
    {
      code: `
import { generateText } from 'ai';
export async function translate(text: string) {
  const draft = await generateText({ model: 'openai/gpt-5', prompt: text });
  return generateText({ model: 'openai/gpt-5', prompt: \`Translate: \${draft.text}\` });
}`,
      errors: [
        {
          messageId: 'flow',
          line: 5,
          column: 56,
          endLine: 5,
          endColumn: 82,
          data: {
            message:
              'Text of a model (`ai:generateText.text`) becomes part of a prompt (`ai:generateText.prompt`) unquoted: the model cannot tell it from what the program asks for.',
            way: 'line 4: text of a model comes out of `ai:generateText.text` → line 5: reads `.text` → line 5: becomes `ai:generateText.prompt`',
            advice:
              "Quote it: `new Prompt().text('…').untrusted(AgentText.from(text)).toString()` from `@hearsay/core`, or pass on a closed value instead (a boolean, a number, a member of an enum).",
          },
        },
      ],
    },
  ],
});
