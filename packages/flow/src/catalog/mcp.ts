import type { ApiEntry, ResultShape, SdkCatalog } from './sdk-catalog.ts';

const shapes: Readonly<Record<string, ResultShape>> = {
  'mcp.text': {},
  'mcp.result': {
    harmless: ['isError', '_meta', 'nextCursor'],
    nested: { content: 'mcp.block', contents: 'mcp.block' },
  },
  'mcp.block': { harmless: ['type', 'mimeType', 'uri', '_meta', 'annotations', 'data'] },
  'mcp.list': {
    harmless: ['nextCursor', '_meta'],
    nested: { tools: 'mcp.described', prompts: 'mcp.described', resources: 'mcp.described' },
  },
  // The name of a tool is a key that the program calls it by; its schema is handed on as it is.
  'mcp.described': {
    harmless: ['name', 'uri', 'mimeType', '_meta', 'inputSchema', 'outputSchema', 'arguments'],
  },
  'mcp.prompt': { harmless: ['_meta'], nested: { messages: 'mcp.message' } },
  'mcp.message': { harmless: ['role', 'model', 'stopReason', '_meta'], nested: { content: 'mcp.block' } },
  'mcp.request': {
    harmless: ['method', 'name', 'uri', 'cursor', '_meta'],
    nested: { params: 'mcp.request' },
  },
};

/** A tool's function, wherever it stands among the arguments, and what it answers. */
function toolFunction(positions: readonly number[]): Pick<ApiEntry, 'sinks' | 'parameters'> {
  return {
    sinks: [
      {
        rank: 'tool-result',
        at: positions.flatMap((position) => [
          `(${String(position)})().content[].text`,
          `(${String(position)})().structuredContent`,
        ]),
      },
    ],
    parameters: [{ isOwnInput: true, at: positions.map((position) => `(${String(position)})(0)`) }],
  };
}

/** What a client reads from a server of somebody else. */
const clientEntries: readonly ApiEntry[] = [
  { names: ['Client#callTool', 'Client#readResource'], result: 'mcp.result', isToolOutput: true },
  { names: ['Client#getPrompt'], result: 'mcp.prompt' },
  { names: ['Client#listTools', 'Client#listPrompts', 'Client#listResources'], result: 'mcp.list' },
  { names: ['Client#getInstructions'], result: 'mcp.text' },
];

const registerTool: ApiEntry = {
  names: ['McpServer#registerTool'],
  sinks: [
    { rank: 'tool-description', at: ['(1).description', '(1).title'] },
    ...(toolFunction([2]).sinks ?? []),
  ],
  parameters: toolFunction([2]).parameters ?? [],
};

const serverEntries: readonly ApiEntry[] = [
  { names: ['new McpServer', 'new Server'], sinks: [{ rank: 'system', at: ['(1).instructions'] }] },
  registerTool,
  {
    names: ['RegisteredTool#update'],
    sinks: [
      { rank: 'tool-description', at: ['(0).description', '(0).title'] },
      { rank: 'tool-result', at: ['(0).callback().content[].text', '(0).callback().structuredContent'] },
    ],
    parameters: [{ isOwnInput: true, at: ['(0).callback(0)'] }],
  },
  {
    names: ['set RegisteredTool#description', 'set RegisteredTool#title'],
    sinks: [{ rank: 'tool-description', at: ['(0)'] }],
  },
  {
    names: ['McpServer#registerPrompt'],
    sinks: [
      { rank: 'tool-description', at: ['(1).description', '(1).title'] },
      { rank: 'user', at: ['(2)().messages[]{role=user}.content.text'] },
    ],
  },
  {
    names: ['Server#createMessage'],
    result: 'mcp.message',
    sinks: [
      { rank: 'system', at: ['(0).systemPrompt'] },
      { rank: 'user', at: ['(0).messages[]{role=user}.content.text'] },
    ],
  },
];

/** Handlers of single requests: of tool calls, of the list of tools. */
function requestHandler(name: string): ApiEntry {
  return {
    names: [name],
    sinks: [
      { rank: 'tool-description', isExact: true, at: ['(1)().tools[].description'] },
      { rank: 'tool-result', at: ['(1)().content[].text'] },
    ],
    parameters: [{ isOwnInput: true, shape: 'mcp.request', at: ['(1)(0)'] }],
  };
}

/** The Model Context Protocol, version 1 of its SDK; paths were read in the declarations of 1.32.2. */
export const mcpCatalog: SdkCatalog = {
  sdk: '@modelcontextprotocol/sdk',
  packages: ['@modelcontextprotocol/sdk'],
  versionedBy: ['@modelcontextprotocol/sdk'],
  shapes,
  entries: [
    ...clientEntries,
    ...serverEntries,
    requestHandler('Server#setRequestHandler'),
    {
      names: ['McpServer#tool'],
      sinks: [
        { rank: 'tool-description', isExact: true, at: ['(1)'] },
        ...(toolFunction([1, 2, 3, 4]).sinks ?? []),
      ],
      parameters: toolFunction([2, 3, 4]).parameters ?? [],
    },
    {
      names: ['McpServer#prompt'],
      sinks: [{ rank: 'tool-description', isExact: true, at: ['(1)'] }],
    },
  ],
};

/** The server half of the Model Context Protocol, version 2; paths were read in the declarations of 2.4.0. */
export const mcpServerCatalog: SdkCatalog = {
  sdk: '@modelcontextprotocol/server',
  packages: ['@modelcontextprotocol/server'],
  versionedBy: ['@modelcontextprotocol/server'],
  shapes,
  entries: [...serverEntries, requestHandler('Protocol#setRequestHandler')],
};

/** The client half of the Model Context Protocol, version 2; paths were read in the declarations of 2.4.0. */
export const mcpClientCatalog: SdkCatalog = {
  sdk: '@modelcontextprotocol/client',
  packages: ['@modelcontextprotocol/client'],
  versionedBy: ['@modelcontextprotocol/client'],
  shapes,
  entries: clientEntries,
};
