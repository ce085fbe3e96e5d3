import { describe, expect, it } from 'vitest';
import type { AnalysisWishes } from './support/analyze-source.ts';
import { analyzeSource } from './support/analyze-source.ts';

/** Declarations of packages, by the path of the file that holds them. */
const DECLARATIONS: Readonly<Record<string, string>> = {
  '/node_modules/@types/express/index.d.ts': `
    export interface Request { body: any; query: any; params: any; ip: string; get(name: string): string }
    export declare function express(): { post(path: string, handler: (request: Request) => void): void };
  `,
  '/node_modules/fastify/index.d.ts': `
    export interface FastifyRequest<Route = unknown> { body: Route; query: unknown; params: unknown; id: string }
  `,
  '/node_modules/next/index.d.ts': `
    export interface NextApiRequest { body: any; query: any; cookies: any }
  `,
  '/node_modules/hono/index.d.ts': `
    export declare class HonoRequest {
      json(): Promise<any>; query(name: string): string; param(name: string): string; path: string;
    }
    export interface Context { req: HonoRequest; get(name: string): any }
  `,
  '/node_modules/openai/index.d.ts': `
    export declare class Completions {
      create(options: object): Promise<{ model: string; choices: { message: { content: string } }[] }>;
    }
    export default class OpenAI { chat: { completions: Completions } }
  `,
  '/node_modules/@anthropic-ai/sdk/index.d.ts': `
    export declare class Messages { create(options: object): Promise<{ content: { text: string }[] }> }
    export default class Anthropic { messages: Messages }
  `,
  '/node_modules/@modelcontextprotocol/sdk/index.d.ts': `
    export declare class Client {
      callTool(request: { name: string; arguments?: object }): Promise<{ content: { text: string }[] }>;
      readResource(request: { uri: string }): Promise<{ contents: { text: string }[] }>;
    }
  `,
  '/node_modules/@ai-sdk/openai/index.d.ts': `
    export interface OpenAIProvider { (model: string): object; responses(model: string): object }
    export declare const openai: OpenAIProvider;
  `,
};

/** The kinds of the two ends of each flow, by line. */
function tell(code: string, wishes: AnalysisWishes): string[] {
  const text = `import { generateText } from 'ai';\n${code}`;
  const report = analyzeSource({ ...DECLARATIONS, '/main.ts': text }, wishes);
  expect(report.coverage.failedFiles).toEqual([]);
  return report.flows.map(({ source, sink }) => `${source.kind} -> ${sink.kind}`).sort();
}

describe('what a request brings', () => {
  const user: AnalysisWishes = { labels: ['user'] };

  it('is followed from the handlers of Express, with their types alone', () => {
    const code = `import { express, type Request } from 'express';
      express().post('/reply', async (request) => {
        await generateText({ model: 'm', system: request.body.persona, prompt: request.body.question });
      });
      export async function show({ params, ip }: Request) {
        await generateText({ model: 'm', system: params.tone });
        await generateText({ model: 'm', system: ip });
      }`;
    expect(tell(code, user)).toEqual([
      'express:Request.body -> ai:generateText.system',
      'express:Request.params -> ai:generateText.system',
    ]);
  });

  it.each([
    ["import type { FastifyRequest } from 'fastify';", 'FastifyRequest<{ persona: string }>', 'body.persona'],
    ["import type { NextApiRequest } from 'next';", 'NextApiRequest', 'query.persona'],
    ["import type { Request } from 'express';", 'Request & { desk: string }', 'body.persona'],
    ["import type { Request } from 'express';", 'Request | undefined', 'body.persona'],
  ])('is followed where %s', (statement, type, read) => {
    const code = `${statement} export async function reply(request: ${type}) {
      await generateText({ model: 'm', system: request?.${read} });
    }`;
    expect(tell(code, user)).toHaveLength(1);
    expect(tell(code, {})).toEqual([]);
  });

  it('is followed through the methods of Hono, and nothing else of its context is', () => {
    const code = `import type { Context } from 'hono';
      export async function reply(context: Context) {
        await generateText({ model: 'm', system: context.req.query('tone') });
        await generateText({ model: 'm', system: (await context.req.json()).persona });
        await generateText({ model: 'm', system: context.req.path });
        await generateText({ model: 'm', system: context.get('house style') });
      }`;
    expect(tell(code, user)).toEqual([
      'hono:HonoRequest.json.persona -> ai:generateText.system',
      'hono:HonoRequest.query -> ai:generateText.system',
    ]);
  });

  it('is told with words of its own', () => {
    const code = `import type { NextApiRequest } from 'next';
      export async function reply(request: NextApiRequest) {
        await generateText({ model: 'm', system: request.body });
      }`;
    const text = `import { generateText } from 'ai';\n${code}`;
    const [flow] = analyzeSource({ ...DECLARATIONS, '/main.ts': text }, user).flows;
    expect(flow).toMatchObject({
      rule: 'no-agent-text-in-prompt',
      message:
        'Text from a request (`next:NextApiRequest.body`) becomes part of a system prompt (`ai:generateText.system`) unquoted: the model obeys it above everything else.',
    });
    expect(flow?.advice).toMatch(/^Keep the system prompt constant, and move the text into the user message/);
    expect(flow?.path[0]?.note).toBe('text from a request comes out of `next:NextApiRequest.body`');
  });
});

describe('what a tool answers', () => {
  const tool: AnalysisWishes = { labels: ['tool'] };

  it.each([
    ["import axios from 'axios';", 'axios.get(address)', 'axios:get.data', '.data'],
    [
      "import axios from 'axios'; const api = axios.create({});",
      'api.get(address)',
      'axios:get.data',
      '.data',
    ],
    ["import got from 'got';", 'got(address)', 'got:default.body', '.body'],
    ["import { request } from 'undici';", 'request(address)', 'undici:request.body', '.body'],
    ["import { execa as start } from 'execa';", "start('git', ['log'])", 'execa:execa.stdout', '.stdout'],
  ])('comes in by %s', (statement, call, kind, read) => {
    const code = `${statement}
      export async function sum(address: string) {
        const answer: any = await ${call};
        await generateText({ model: 'm', prompt: answer${read} });
        await generateText({ model: 'm', prompt: String(answer.status) });
      }`;
    expect(tell(code, tool)).toEqual([`${kind} -> ai:generateText.prompt`]);
    expect(tell(code, {})).toEqual([]);
    expect(tell(code, { labels: ['user'] })).toEqual([]);
  });

  it('is told with words of its own, and reaches what the program does', () => {
    const text = `import { generateText } from 'ai';
      import { execSync } from 'node:child_process';
      export async function main() { execSync(execSync('pwd') + '/run'); await generateText({ model: 'm' }); }`;
    const { flows } = analyzeSource({ '/main.ts': text }, { ...tool, control: true });
    expect(flows.map(({ rule, message }) => ({ rule, message }))).toEqual([
      {
        rule: 'no-agent-text-in-control',
        message:
          'Text of a tool (`node:child_process.execSync`) becomes code to run (`node:child_process.execSync`): whoever steers its author runs commands with the rights of this program.',
      },
    ]);
  });
});

describe('what a text decides', () => {
  const control: AnalysisWishes = { control: true };

  function decide(statements: string, imports = ''): string[] {
    const code = `${imports}
      export async function main(ask: string) {
        const { text } = await generateText({ model: 'm', prompt: ask });
        ${statements}
      }`;
    expect(tell(code, {})).toEqual([]);
    return tell(code, control);
  }

  it.each([
    ["import { execa } from 'execa';", 'await execa(text);', 'execa:execa'],
    ["import { execa } from 'execa';", "await execa('sh', ['-c', text]);", 'execa:execa'],
    ["import spawn from 'cross-spawn';", 'spawn(text);', 'cross-spawn:default'],
    ["import * as shell from 'shelljs';", 'shell.exec(text);', 'shelljs:exec'],
    ["import fs from 'fs-extra';", 'await fs.outputFile(text, "");', 'fs-extra:outputFile'],
    ["import axios from 'axios';", 'await axios(text);', 'axios:default'],
    ["import axios from 'axios';", 'await axios({ url: text });', 'axios:default.url'],
    ["import axios from 'axios';", "await axios.post(text, 'done');", 'axios:post'],
    ["import got from 'got';", 'await got(text);', 'got:default'],
    ["import { request } from 'undici';", 'await request(text);', 'undici:request'],
    ["import { openai } from '@ai-sdk/openai';", 'openai(text);', '@ai-sdk/openai:openai'],
    [
      "import { openai } from '@ai-sdk/openai';",
      'openai.responses(text);',
      '@ai-sdk/openai:OpenAIProvider.responses',
    ],
  ])('is found behind %s in `%s`', (imports, statement, kind) => {
    expect(decide(statement, imports)).toEqual([`ai:generateText.text -> ${kind}`]);
  });

  it.each([
    ["import { execa } from 'execa';", "await execa('git', ['log', text]);"],
    ["import fs from 'fs-extra';", 'await fs.outputFile("summary.md", text);'],
    ["import axios from 'axios';", "await axios({ url: 'https://desk.example', data: text });"],
    ["import axios from 'axios';", "await axios.post('https://desk.example', text);"],
    ["import { openai } from '@ai-sdk/openai';", "openai(text === 'hard' ? 'gpt-5' : 'gpt-5-mini');"],
    ["import { execa } from './own.js';", 'await execa(text);'],
  ])('is nothing behind %s in `%s`', (imports, statement) => {
    expect(decide(statement, imports)).toEqual([]);
  });

  const clients = `import OpenAI from 'openai'; import Anthropic from '@anthropic-ai/sdk';
    import { Client } from '@modelcontextprotocol/sdk';
    declare const openai: OpenAI; declare const anthropic: Anthropic; declare const client: Client;`;

  it.each([
    ['await openai.chat.completions.create({ model: text });', 'openai:Completions.create.model'],
    [
      "await openai.chat.completions.create({ tool_choice: { type: 'function', function: { name: text } } });",
      'openai:Completions.create.tool_choice.function.name',
    ],
    [
      'await anthropic.messages.create({ tools: [{ name: text }] });',
      '@anthropic-ai/sdk:Messages.create.tools.name',
    ],
    ['await client.callTool({ name: text });', '@modelcontextprotocol/sdk:Client.callTool.name'],
    ['await client.readResource({ uri: text });', '@modelcontextprotocol/sdk:Client.readResource.uri'],
  ])('is found in `%s`', (statement, kind) => {
    expect(decide(statement, clients)).toEqual([`ai:generateText.text -> ${kind}`]);
  });

  it.each([
    "await openai.chat.completions.create({ model: text === 'hard' ? 'gpt-5' : 'gpt-5-mini' });",
    'const { model } = await openai.chat.completions.create({}); await openai.chat.completions.create({ model });',
    "await client.callTool({ name: 'search', arguments: { words: text } });",
  ])('is nothing in `%s`', (statement) => {
    expect(decide(statement, clients)).toEqual([]);
  });

  it('tells what each kind of text decides', () => {
    const code = `import { generateText } from 'ai';
      import { readFileSync } from 'node:fs';
      export async function main(ask: string) {
        const { text } = await generateText({ model: 'm', prompt: ask });
        readFileSync(text); fetch(text); await generateText({ model: text });
      }`;
    const { flows } = analyzeSource({ '/main.ts': code }, control);
    expect(flows.map(({ message }) => message.replace(/^.*? becomes /, ''))).toEqual([
      'a file path (`node:fs.readFileSync`): its author chooses which file is read or written.',
      'a URL (`global:fetch`): its author chooses whom the program talks to, and what it gives away there.',
      'a model id (`ai:generateText.model`): its author chooses which model answers, and at what price.',
    ]);
    expect(new Set(flows.map(({ advice }) => advice.split(':')[0])).size).toBe(1);
  });

  it('is told beside the prompt that the same expression becomes, and left out of rows while it is off', () => {
    const row = {
      names: ['hand'],
      sinks: [
        { rank: 'user' as const, at: ['(0)'] },
        { rank: 'control' as const, at: ['(0)'] },
      ],
    };
    const catalog = [{ sdk: 'desk', packages: ['desk'], versionedBy: [], shapes: {}, entries: [row] }];
    const code = `import { generateText } from 'ai';
      import { hand } from 'desk';
      export async function main(ask: string) { hand((await generateText({ model: 'm', prompt: ask })).text); }`;
    const told = (wishes: AnalysisWishes): string[] =>
      analyzeSource({ '/main.ts': code }, { ...wishes, catalog }).flows.map(({ rule }) => rule);
    expect(told(control)).toEqual(['no-agent-text-in-prompt', 'no-agent-text-in-control']);
    expect(told({})).toEqual(['no-agent-text-in-prompt']);
  });

  it('costs a program without an SDK nothing', () => {
    const code = `import { execSync } from 'node:child_process';
      export async function main(request: Request) { execSync(await (await fetch(await request.text())).text()); }`;
    const wishes: AnalysisWishes = { control: true, labels: ['tool', 'user'], packages: ['@types/node'] };
    const { coverage, flows } = analyzeSource({ '/main.ts': code }, wishes);
    expect({ flows, sources: coverage.sources, sinks: coverage.sinks }).toEqual({
      flows: [],
      sources: 0,
      sinks: 0,
    });
  });
});
