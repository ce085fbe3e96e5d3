/** Why `hearsay tools` could not begin. */
export const toolsMessages = {
  unreadable: (file: string, reason: string): string => `\`${file}\` could not be read (${reason}).`,
  noJson: (file: string, reason: string): string =>
    `\`${file === '-' ? 'standard input' : file}\` is no JSON (${reason}): give a module, or JSON with declarations of tools.`,
  unloadable: (file: string, reason: string): string =>
    `\`${file}\` could not be loaded (${reason}): its exports are read by running it.`,
  noTools: (file: string, isModule: boolean): string =>
    isModule
      ? `\`${file}\` exports no tools: export them, alone, in a list or in a record.`
      : `\`${file}\` holds no declarations of tools: give one, a list, or an object with \`tools\`.`,
  noServer: (): string =>
    '`--mcp` names no server: write `--mcp "npx -y some-server"` for one that is started here, or `--mcp https://…`.',
  noMcpSdk: (): string =>
    '`--mcp` asks servers through the official SDK, which is not installed: `npm install --save-dev @modelcontextprotocol/client`.',
  noAnswer: (server: string, reason: string): string =>
    `\`${server}\` could not be asked for its tools: ${reason}.`,
  endlessList: (): string => 'The list of tools does not end.',
  serverWithoutTools: (server: string): string => `\`${server}\` has no tools.`,
  oneSource: (): string =>
    'Name one source of tools: a file, `-` for standard input, or a server with `--mcp`.',
  malformedCheck: (written: string): string =>
    `\`--check ${written}\` sets no level: write \`--check <check>=off|info|warn|error\`.`,
  unknownCheck: (name: string, remedy: string): string => `There is no check \`${name}\`: ${remedy}`,
} as const;
