import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { declaredTools } from '../../src/tools/declared-tools.ts';
import type { Source } from '../../src/tools/static-value.ts';
import type { ToolDeclaration } from '../../src/tools/tool-declaration.ts';

/** The tools that a text declares. */
function toolsOf(code: string): readonly ToolDeclaration[] {
  let tools: readonly ToolDeclaration[] = [];
  const read = {
    create: ({ sourceCode }: { sourceCode: unknown }) => ({
      Program() {
        // The types of ESLint and of typescript-eslint differ; the value is one.
        tools = declaredTools(sourceCode as Source);
      },
    }),
  };
  const [problem] = new Linter().verify(code, [
    // Its types say less of a parser than it has.
    {
      languageOptions: { parser: parser },
      plugins: { tools: { rules: { read } } },
      rules: { 'tools/read': 2 },
    },
  ]);
  expect(problem).toBeUndefined();
  return tools;
}

/** Kind, name and arguments, a question mark behind those that may be left out. */
function told(code: string): string[] {
  return toolsOf(code).map(({ kind, name, parameters }) => {
    const names = parameters?.properties.map((it) => `${it.name}${it.optionality === undefined ? '' : '?'}`);
    return `${kind} ${name?.text ?? '-'} (${names?.join(', ') ?? 'unread'})`;
  });
}

const ZOD = "import { z } from 'zod';";
const SCHEMA =
  "{ type: 'object', properties: { city: { type: 'string' }, day: { type: 'string' } }, required: ['city'] }";

describe('the tools that a file declares', () => {
  it.each([
    [
      'ai',
      `import { tool } from 'ai'; ${ZOD} const weather = tool({ inputSchema: z.object({ city: z.string() }) });`,
      'ai weather (city)',
    ],
    [
      'a record of ai',
      `import { generateText } from 'ai'; ${ZOD} generateText({ tools: { weather: { inputSchema: z.object({ city: z.string() }) } } });`,
      'ai weather (city)',
    ],
    [
      'an alias',
      `import { tool as declare } from 'ai'; const weather = declare({ inputSchema: jsonSchema(${SCHEMA}) });`,
      'ai weather (city, day?)',
    ],
    [
      'a namespace',
      `import * as ai from 'ai'; const weather = ai.dynamicTool({ inputSchema: imported });`,
      'ai weather (unread)',
    ],
    [
      '@openai/agents',
      `import { tool } from '@openai/agents'; tool({ name: 'weather', parameters: ${SCHEMA} });`,
      'openai-agents weather (city, day?)',
    ],
    [
      'chat tools of openai',
      `import OpenAI from 'openai'; const tools = [{ type: 'function', function: { name: 'weather', parameters: ${SCHEMA} } }];`,
      'openai weather (city, day?)',
    ],
    [
      'response tools of openai',
      `import OpenAI from 'openai'; const tools = [{ type: 'function', name: 'weather', parameters: ${SCHEMA} }];`,
      'openai weather (city, day?)',
    ],
    [
      'zodFunction',
      `import { zodFunction } from 'openai/helpers/zod'; ${ZOD} zodFunction({ name: 'weather', parameters: z.object({ city: z.string() }) });`,
      'openai weather (city)',
    ],
    [
      '@anthropic-ai/sdk',
      `import Anthropic from '@anthropic-ai/sdk'; const tools = [{ name: 'weather', input_schema: ${SCHEMA} }];`,
      'anthropic weather (city, day?)',
    ],
    [
      'betaZodTool',
      `import { betaZodTool } from '@anthropic-ai/sdk/helpers/beta/zod'; ${ZOD} betaZodTool({ name: 'weather', inputSchema: z.object({ city: z.string() }) });`,
      'anthropic weather (city)',
    ],
    [
      'the Claude Agent SDK',
      `import { tool } from '@anthropic-ai/claude-agent-sdk'; ${ZOD} tool('weather', 'Get the weather', { city: z.string() }, run);`,
      'claude-agent weather (city)',
    ],
    [
      '@google/genai',
      `import { Type } from '@google/genai'; const weather = { name: 'weather', parameters: { type: Type.OBJECT, properties: { city: { type: Type.STRING } } } }; const tools = [{ functionDeclarations: [weather] }];`,
      'gemini weather (city?)',
    ],
    [
      'a typed declaration of Gemini',
      `import type { FunctionDeclaration } from '@google/genai'; const weather: FunctionDeclaration = { name: 'weather', parametersJsonSchema: ${SCHEMA} };`,
      'gemini weather (city, day?)',
    ],
    [
      'registerTool',
      `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'; ${ZOD} server.registerTool('weather', { inputSchema: { city: z.string() } }, run);`,
      'mcp weather (city)',
    ],
    [
      'a list of MCP tools',
      `import { Server } from '@modelcontextprotocol/sdk/server/index.js'; const list = () => ({ tools: [{ name: 'weather', inputSchema: ${SCHEMA} }] });`,
      'mcp weather (city, day?)',
    ],
    [
      '@langchain/core',
      `import { tool } from '@langchain/core/tools'; ${ZOD} tool(run, { name: 'weather', schema: z.object({ city: z.string() }) });`,
      'langchain weather (city)',
    ],
    [
      'DynamicStructuredTool',
      `import { DynamicStructuredTool } from '@langchain/core/tools'; new DynamicStructuredTool({ name: 'weather', schema: imported });`,
      'langchain weather (unread)',
    ],
    [
      '@mastra/core',
      `import { createTool } from '@mastra/core/tools'; ${ZOD} createTool({ id: 'weather', inputSchema: z.object({ city: z.string() }) });`,
      'mastra weather (city)',
    ],
    [
      'a Tool of ours',
      `import { Tool } from '@hearsay/tool'; Tool.of(${SCHEMA}, 'weather', 'Get the weather');`,
      'hearsay weather (city, day?)',
    ],
    [
      'a list of ours',
      `import type { ToolDeclaration } from '@hearsay/tool'; const tools = [{ name: 'weather', parameters: ${SCHEMA} }] satisfies ToolDeclaration[];`,
      'hearsay weather (city, day?)',
    ],
    [
      'require',
      `const { tool } = require('@openai/agents'); tool({ name: 'weather', parameters: imported });`,
      'openai-agents weather (unread)',
    ],
  ])('are read: %s', (_form, code, expected) => {
    expect(told(code)).toEqual([expected]);
  });

  it.each([
    [
      'a function of the same name',
      `import { generateText } from 'ai'; const tool = (options) => options; tool({ inputSchema: {} });`,
    ],
    [
      'a call that a model made',
      `import OpenAI from 'openai'; const call = { type: 'function', function: { name: 'weather', arguments: '{}' } };`,
    ],
    [
      'the choice of a tool',
      `import OpenAI from 'openai'; const choices = [{ type: 'function', function: { name: 'weather' } }, { type: 'function', name: 'weather' }];`,
    ],
    [
      'another object of ours',
      `import type { ToolRunOptions } from '@hearsay/tool'; const options: ToolRunOptions = { name: 'weather', limit: 3 };`,
    ],
    ['an object of the same form, without the SDK', `const tool = { name: 'weather', input_schema: {} };`],
    [
      'a parameter that hides the import',
      `import { tool } from 'ai'; const run = (tool) => tool({ inputSchema: {} });`,
    ],
    ['options that are built elsewhere', `import { tool } from '@openai/agents'; tool(options()); tool();`],
  ])('are not read where there are none: %s', (_form, code) => {
    expect(told(code)).toEqual([]);
  });

  it('are read through constants, assertions and frozen objects', () => {
    const [weather] = toolsOf(`import { tool } from 'ai'; ${ZOD}
const texts = Object.freeze({ weather: 'Get the ' + 'weather' } as const);
const fields = { city: z.string().optional() } satisfies object;
const weather = tool({ description: texts.weather, inputSchema: z.object(fields)! });`);
    expect(weather?.description).toMatchObject({ kind: 'text', text: 'Get the weather' });
    expect(weather?.parameters?.properties).toMatchObject([
      { name: 'city', optionality: { hasDefault: false } },
    ]);
  });

  it('are cut short where a schema holds itself', () => {
    expect(
      told(`import { tool } from 'ai'; ${ZOD}
const tree = z.object({ children: z.array(z.lazy(() => tree)), tree: tree });
const plant = tool({ inputSchema: tree });`),
    ).toEqual(['ai plant (children, tree)']);
  });
});
