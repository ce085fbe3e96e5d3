import { UsageError } from '../../usage-error.ts';
import { toolsMessages } from '../tools-messages.ts';
import { splitCommand } from './split-command.ts';

/** A server of the Model Context Protocol, as `--mcp` names it. */
export type McpServer =
  | { readonly kind: 'http'; readonly url: URL; readonly label: string }
  | {
      readonly kind: 'stdio';
      readonly command: string;
      readonly args: readonly string[];
      readonly env: Readonly<Record<string, string>>;
      readonly label: string;
    };

/**
 * Reads what stands behind `--mcp`: an address, or a command with its arguments, before which variables may be set as
 * in a shell. The label leaves out what can be secret: variables, and what an address has behind its path.
 *
 * @throws UsageError for what is neither.
 */
export function parseMcpServer(written: string): McpServer {
  if (/^https?:\/\//iu.test(written.trim())) return httpServer(written.trim());
  const words = splitCommand(written);
  const count = words.findIndex((word) => !ASSIGNMENT.test(word));
  const [command, ...args] = count === -1 ? [] : words.slice(count);
  if (command === undefined || command === '') throw new UsageError(toolsMessages.noServer());
  const env = Object.fromEntries(words.slice(0, count).map(assignment));
  return { kind: 'stdio', command, args, env, label: [command, ...args].join(' ') };
}

const ASSIGNMENT = /^(?<name>[A-Za-z_]\w*)=(?<value>[\s\S]*)$/u;

function assignment(word: string): readonly [string, string] {
  const { name = '', value = '' } = ASSIGNMENT.exec(word)?.groups ?? {};
  return [name, value];
}

function httpServer(written: string): McpServer {
  if (!URL.canParse(written)) throw new UsageError(toolsMessages.noServer());
  const url = new URL(written);
  return { kind: 'http', url, label: `${url.origin}${url.pathname}` };
}
