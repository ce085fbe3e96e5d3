import { createRequire } from 'node:module';
import { UsageError } from '../../usage-error.ts';
import { toolsMessages } from '../tools-messages.ts';

/** What is used of a client of the official SDK, of its version 2 or 1. */
export interface McpSdkClient {
  connect(transport: object, options: { readonly timeout: number }): Promise<void>;
  listTools(
    params: { readonly cursor?: string },
    options: { readonly timeout: number },
  ): Promise<{ readonly tools: readonly unknown[]; readonly nextCursor?: string | undefined }>;
  close(): Promise<void>;
}

/** The classes of the official SDK. */
export interface McpSdk {
  readonly Client: new (info: { readonly name: string; readonly version: string }) => McpSdkClient;
  readonly StdioClientTransport: new (server: {
    readonly command: string;
    readonly args: string[];
    readonly env: Record<string, string>;
    readonly stderr: 'ignore';
  }) => object;
  readonly getDefaultEnvironment: () => Record<string, string>;
  readonly StreamableHTTPClientTransport: new (url: URL) => object;
}

/** Where the classes stand, version by version. */
const MODULES = [
  ['@modelcontextprotocol/client', '@modelcontextprotocol/client/stdio'],
  [
    '@modelcontextprotocol/sdk/client/index.js',
    '@modelcontextprotocol/sdk/client/stdio.js',
    '@modelcontextprotocol/sdk/client/streamableHttp.js',
  ],
];

/**
 * Loads the official SDK of MCP from the first of some files beside which it is installed.
 *
 * @throws UsageError when it is not installed.
 */
export function loadMcpSdk(files: readonly string[]): McpSdk {
  for (const file of files) {
    const require = createRequire(file);
    for (const names of MODULES) {
      if (!isInstalled(require, names)) continue;
      // The modules of the SDK, by their documented names.
      return Object.assign({}, ...names.map((name) => require(name) as object)) as McpSdk;
    }
  }
  throw new UsageError(toolsMessages.noMcpSdk());
}

function isInstalled(require: NodeJS.Require, names: readonly string[]): boolean {
  try {
    names.forEach((name) => require.resolve(name));
    return true;
  } catch {
    return false;
  }
}
