import { AgentText, Prompt } from '@hearsay/core';
import { ToolError } from '../errors/tool-error.ts';
import type { JsonObject } from '@hearsay/answer';
import type { AgentTool } from '../tools/agent-tool.ts';
import { capText } from '../tools/tool-result-text.ts';
import { bareSchema } from './bare-schema.ts';
import type { McpClient, McpListedTool } from './mcp-client.ts';
import { callMcpTool } from './mcp-client.ts';
import { mcpResultText } from './mcp-result.ts';

/** How the tools of a server become tools of an agent. */
export interface McpOptions {
  /** What the program calls the server: letters, digits, `_` and `-`. */
  readonly server: string;
  /** Whether tools are called `server__tool`; yes when left out. */
  readonly hasPrefix?: boolean | undefined;
  /** Descriptions in the developer's own words, by the server's name of the tool; others are quoted. */
  readonly descriptions?: Readonly<Record<string, string>> | undefined;
  /** Which tools to take; all when left out. */
  readonly include?: ((name: string) => boolean) | undefined;
  /** Is told about a tool that is left out, because its name is no plain identifier. */
  readonly onSkip?: ((name: AgentText) => void) | undefined;
  /** How many tools are taken; 512. */
  readonly maxTools?: number | undefined;
  /** How long a call may take; one minute. */
  readonly callTimeoutMs?: number | undefined;
  /** How much of a result the model gets, in UTF-8 bytes; 1 MiB. */
  readonly maxResultBytes?: number | undefined;
}

const PLAIN_NAME = /^[\w-]{1,64}$/;
const LONGEST_DESCRIPTION = 8192;
const LIST_TIMEOUT = 10_000;

async function listAll(client: McpClient, maxTools: number): Promise<readonly McpListedTool[]> {
  const tools: McpListedTool[] = [];
  let cursor: string | undefined;
  // A server can hand out cursors for ever, with no tools in between.
  for (let page = 0; page < 64 && tools.length < maxTools; page += 1) {
    const listed = await client.listTools(cursor === undefined ? {} : { cursor }, { timeout: LIST_TIMEOUT });
    tools.push(...listed.tools);
    cursor = listed.nextCursor;
    if (cursor === undefined) break;
  }
  return tools.slice(0, maxTools);
}

/** What a server says of its tool, as a block: it is read where a model looks for the developer's own words. */
function quotedDescription({ description = '', inputSchema }: McpListedTool): string {
  const said = JSON.stringify({ description, parameters: inputSchema });
  return new Prompt()
    .text('A tool of a server that others run. What the server says about it:')
    .untrusted(capText(said, LONGEST_DESCRIPTION), { source: 'mcp' })
    .render().text;
}

function toolOf(client: McpClient, listed: McpListedTool, options: McpOptions): AgentTool {
  const {
    server,
    hasPrefix = true,
    descriptions = {},
    callTimeoutMs = 60_000,
    maxResultBytes = 1024 * 1024,
  } = options;
  const { name, inputSchema } = listed;
  const own = Object.hasOwn(descriptions, name) ? descriptions[name] : undefined;
  return {
    schema: {
      name: hasPrefix ? `${server}__${name}` : name,
      description: own ?? quotedDescription(listed),
      // It came over the wire as JSON.
      parameters: bareSchema(inputSchema as JsonObject),
    },
    isForeign: true,
    isRemote: true,
    timeoutMs: callTimeoutMs,
    maxResultBytes,
    decode(input) {
      if (typeof input === 'object' && input !== null && !Array.isArray(input)) return input;
      throw new ToolError('invalid-arguments', 'an object is expected');
    },
    async call(input, { signal }) {
      // Checked by `decode`.
      const params = { name, arguments: input as object };
      return mcpResultText(await callMcpTool(client, params, { signal, timeout: callTimeoutMs }));
    },
  };
}

/**
 * Lists the tools of an MCP server as tools for an agent.
 *
 * Security contract: what the server says about its tools reaches the model as a quoted block, and their schemas without
 * the words in them; what a tool says comes back as a quoted block in a tool result. No tool takes the place of another.
 */
export async function mcpTools(client: McpClient, options: McpOptions): Promise<readonly AgentTool[]> {
  const { server, include = () => true, onSkip, maxTools = 512 } = options;
  if (!PLAIN_NAME.test(server)) throw new TypeError('The name of a server is a plain identifier.');
  const tools: AgentTool[] = [];
  for (const listed of await listAll(client, maxTools)) {
    const tool = toolOf(client, listed, options);
    if (!PLAIN_NAME.test(tool.schema.name)) onSkip?.(AgentText.from(listed.name));
    else if (include(listed.name)) tools.push(tool);
  }
  return tools;
}
