import { flowNames, knownSdks } from '@hearsay/flow';
import { parseForESLint } from '@typescript-eslint/parser';
import { describe, expect, it } from 'vitest';
import { mayFlow } from '../../src/flows/may-flow.ts';
import { sdksIn } from '../../src/flows/sdks-in.ts';

function read(text: string): { readonly text: string; readonly ast: Parameters<typeof mayFlow>[0]['ast'] } {
  const { ast }: { ast: Parameters<typeof mayFlow>[0]['ast'] } = parseForESLint(text, {
    range: true,
    loc: true,
    tokens: true,
    comment: true,
  });
  return { text, ast };
}

function answer(text: string): boolean {
  const source = read(text);
  return mayFlow(
    source,
    sdksIn(source).map((sdk) => flowNames([sdk])),
    () => false,
  );
}

describe('mayFlow', () => {
  it.each([
    "import { generateText } from 'ai'; const { text } = await generateText({ prompt });",
    "import { generateText as ask } from 'ai'; ask({ prompt });",
    "import OpenAI from 'openai'; new OpenAI().responses.create({ input });",
    "import OpenAI from 'openai'; const { create } = client.responses;",
    "const ai = require('ai'); ai.generateText({ prompt });",
    "const { generateText } = await import('ai'); generateText({ prompt });",
    "import { Prompt } from '@hearsay/core'; new Prompt().text(reply.raw() as 'Hello.');",
    "import { Prompt } from '@hearsay/core'; try { run(); } catch (error) { new Prompt().text(error.message); }",
  ])('looks further at %s', (text) => {
    expect(answer(text)).toBe(true);
  });

  it.each([
    'export const total = 1;',
    "import { readFile } from 'node:fs'; readFile.create(text);",
    "import { Prompt } from '@hearsay/core'; new Prompt().text('Hello.').untrusted(reply); log(reply.raw());",
    "import { Prompt } from '@hearsay/core'; new Prompt().text(`Hello.`).untrusted(reply); log(reply.raw());",
    "import { AgentText } from '@hearsay/core'; const text = AgentText.from(name).raw(); show(text);",
    "import { Prompt } from '@hearsay/core'; new Prompt().text(words);",
  ])('has seen enough of %s', (text) => {
    expect(answer(text)).toBe(false);
  });
});

describe('sdksIn', () => {
  it('takes an entry point for its package, and every way to load one', () => {
    const names = (text: string): readonly string[] => sdksIn(read(text)).map(({ sdk }) => sdk);
    expect(names("import { tool } from 'ai/internal';")).toContain('ai');
    expect(names("export * from '@openai/agents/realtime';")).toContain('@openai/agents');
    expect(names("import ai = require('ai');")).toContain('ai');
    expect(names("import { x } from 'ai-tools';")).toEqual([]);
  });

  it('knows every package of the catalog', () => {
    for (const { sdk, packages } of knownSdks) {
      for (const name of packages)
        expect(sdksIn(read(`import '${name}';`)).map((one) => one.sdk)).toContain(sdk);
    }
  });
});
