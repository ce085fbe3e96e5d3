type ToolsText =
  | 'summary'
  | 'description'
  | 'file'
  | 'mcp'
  | 'format'
  | 'json'
  | 'check'
  | 'flat'
  | 'quiet'
  | 'maxWarnings'
  | 'after';

/** What `hearsay tools --help` says beyond the names of its options. */
export const toolsHelp: Readonly<Record<ToolsText, string>> = {
  summary: 'tell what models and SDKs stumble over in declarations of tools',
  description:
    'Looks at the tools that a module exports, at the declarations in a JSON file, whatever SDK they are for, or at the ' +
    'tools that an MCP server lists, and tells what models and SDKs stumble over. A module is run, so that its exports ' +
    'are known; a server is started and asked, and none of its tools is called.',
  file: 'module (.ts, .js, .mts, …) that exports tools, JSON file with declarations, or - for JSON on standard input',
  mcp: 'ask an MCP server instead of reading a file: a command that starts it, or its address',
  format: 'how to print the report',
  json: 'short for --format json',
  check: 'set a check to off, info, warn or error; repeatable',
  flat: 'take the flat form alone for right: { name, description, parameters }',
  quiet: 'report errors and warnings only',
  maxWarnings: 'exit with status 1 when there are more warnings than this',
  after: `
Examples:
  hearsay tools src/tools.ts
  hearsay tools tools.json --format json
  hearsay tools tools.json --check optional-argument=off --max-warnings 0
  hearsay tools - < tools-list.json
  hearsay tools --mcp "npx -y @modelcontextprotocol/server-filesystem ."
  hearsay tools --mcp "API_KEY=$API_KEY node server.js"
  hearsay tools --mcp https://mcp.example.com/mcp

Reads: exported tools of @hearsay/tool, the AI SDK, OpenAI Agents, LangChain, Mastra and MCP; JSON in the form of
OpenAI, Anthropic, Gemini, the Model Context Protocol (also the answer to tools/list), Ollama, the AI SDK and Cactus.
A server is asked through @modelcontextprotocol/client or @modelcontextprotocol/sdk, whichever is installed. It gets
the variables of the environment that are safe to hand on, and those that are set before its command.
Each finding names the page that says more: hearsay explain <rule>.

Exit status: 0 nothing at error level, 1 findings at error level or more warnings than --max-warnings allows,
2 usage, or a file or server that cannot be read or has no tools.`,
};
