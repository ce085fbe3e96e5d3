import { join } from 'node:path';
import { TOOL_VERSION } from '../../report/tool-version.ts';
import { UsageError } from '../../usage-error.ts';
import { collectDeclarations, type FoundDeclaration } from '../collect-declarations.ts';
import { toolsMessages } from '../tools-messages.ts';
import { loadMcpSdk, type McpSdk, type McpSdkClient } from './load-mcp-sdk.ts';
import type { McpServer } from './mcp-server.ts';

/** How long a server may take in all; `npx` may have to install it first. */
const PATIENCE = 120_000;
/** More pages than any honest server has. */
const MOST_PAGES = 100;

/**
 * Asks a server of the Model Context Protocol for its tools, through the official SDK.
 *
 * @throws UsageError when the SDK is not installed, and for a server that does not answer, or has no tools.
 */
export async function listMcpTools(server: McpServer, cwd: string): Promise<readonly FoundDeclaration[]> {
  // The project's own, or else the one beside this package.
  const sdk = loadMcpSdk([join(cwd, 'package.json'), import.meta.url]);
  const client = new sdk.Client({ name: 'hearsay', version: TOOL_VERSION });
  let tools: readonly unknown[];
  try {
    tools = await askForTools(client, transportTo(server, sdk));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(toolsMessages.noAnswer(server.label, reasonOf(error)));
  } finally {
    // Nothing is asked any more: a server that ends badly has said what it had to say.
    await client.close().catch(() => undefined);
  }
  if (tools.length === 0) throw new UsageError(toolsMessages.serverWithoutTools(server.label));
  return collectDeclarations(tools, 'tools', true);
}

function transportTo(server: McpServer, sdk: McpSdk): object {
  if (server.kind === 'http') return new sdk.StreamableHTTPClientTransport(server.url);
  const { command, args, env } = server;
  return new sdk.StdioClientTransport({
    command,
    args: [...args],
    env: { ...sdk.getDefaultEnvironment(), ...env },
    // Whatever the server writes there would stand between our own lines.
    stderr: 'ignore',
  });
}

async function askForTools(client: McpSdkClient, transport: object): Promise<readonly unknown[]> {
  const deadline = Date.now() + PATIENCE;
  const options = (): { timeout: number } => ({ timeout: Math.max(1, deadline - Date.now()) });
  await client.connect(transport, options());
  const tools: unknown[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    // One page after the other, as each names the next.
    const answer = await client.listTools(cursor === undefined ? {} : { cursor }, options());
    tools.push(...answer.tools);
    cursor = answer.nextCursor;
    if (cursor === undefined) return tools;
  }
  throw new UsageError(toolsMessages.endlessList());
}

/** In our own words: a message of the server could say anything. */
function reasonOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such program';
  if (code === 'EACCES') return 'the program may not be run';
  return 'it ended, took longer than two minutes, or does not speak the protocol';
}
