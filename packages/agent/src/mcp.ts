/**
 * Gives an agent the tools of MCP servers, through the official SDK.
 *
 * @module
 */

export { mcpTools } from './mcp/mcp-tools.ts';
export type { McpOptions } from './mcp/mcp-tools.ts';
export type { McpClient, McpListedTool } from './mcp/mcp-client.ts';
