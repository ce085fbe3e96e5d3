/** A tool as a server lists it. */
export interface McpListedTool {
  readonly name: string;
  readonly description?: string | undefined;
  readonly inputSchema: object;
}

/** What is used of the client of the official SDK, of its version 2 or 1. */
export interface McpClient {
  /** Lists one page of the tools that the server offers. */
  listTools(
    params?: { cursor?: string },
    options?: object,
  ): Promise<{ readonly tools: readonly McpListedTool[]; readonly nextCursor?: string | undefined }>;
  /** Calls a tool; version 1 has the schema of the result between its two arguments. */
  callTool(...all: never[]): Promise<unknown>;
}

/** Calls a tool with whichever version of the SDK the client is from. */
export async function callMcpTool(
  client: McpClient,
  params: { readonly name: string; readonly arguments: object },
  options: { readonly signal: AbortSignal; readonly timeout: number },
): Promise<unknown> {
  const call = client.callTool.bind(client) as (...all: unknown[]) => Promise<unknown>;
  // Version 1 gives its second parameter a default, which ends the count of parameters before it.
  return client.callTool.length < 2 ? call(params, undefined, options) : call(params, options);
}
