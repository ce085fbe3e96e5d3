import { isObject } from '@hearsay/tool-rules';
import type { ToolDialect } from '../tool-dialect.ts';
import { ToolError } from '../tool-error.ts';
import { callMessages, declarationMessages } from '../tool-messages.ts';

type Keys = Readonly<Record<string, unknown>>;

/** The parts of a call in our own terms. */
export interface ReadCall {
  readonly name: string;
  readonly args: unknown;
  readonly id: string | undefined;
}

/** Where a dialect keeps the parts of a call, and what an error says of it. */
interface CallShape {
  readonly expected: string;
  readonly read: (
    payload: Keys,
  ) => { readonly name: unknown; readonly args: unknown; readonly id?: unknown } | undefined;
}

const inFunction = ({ function: inner, id }: Keys): ReturnType<CallShape['read']> =>
  isObject(inner) ? { name: inner['name'], args: inner['arguments'], id } : undefined;

const SHAPES: Readonly<Record<ToolDialect, CallShape>> = {
  'openai-chat': {
    expected: 'an entry of `tool_calls` has a `function` with `name` and `arguments`',
    read: inFunction,
  },
  'openai-responses': {
    expected: "an item has `type: 'function_call'`, `call_id`, `name` and `arguments`",
    read: ({ type, name, arguments: args, call_id: id }) =>
      type === undefined || type === 'function_call' ? { name, args, id } : undefined,
  },
  anthropic: {
    expected: "a block has `type: 'tool_use'`, `id`, `name` and `input`",
    read: ({ type, name, input, id }) =>
      type === undefined || type === 'tool_use' ? { name, args: input, id } : undefined,
  },
  gemini: {
    expected: 'a part has a `functionCall` with `name` and `args`',
    read: ({ functionCall, ...payload }) => {
      const { name, args, id } = isObject(functionCall) ? functionCall : payload;
      return { name, args: args ?? {}, id };
    },
  },
  mcp: {
    expected: 'a request `tools/call` has `params` with `name` and `arguments`',
    read: (payload) => {
      const { params, method, id } = payload;
      if (method !== undefined && method !== 'tools/call') return undefined;
      const { name, arguments: args = {} } = isObject(params) ? params : payload;
      return { name, args, id: typeof id === 'number' ? String(id) : id };
    },
  },
  'ai-sdk': {
    expected: "a part has `type: 'tool-call'`, `toolCallId`, `toolName` and `input`",
    // Version 4 of the SDK called the input `args`.
    read: ({ toolName, input, args, toolCallId }) => ({
      name: toolName,
      args: input ?? args,
      id: toolCallId,
    }),
  },
  ollama: {
    expected: 'an entry of `tool_calls` has a `function` with `name` and `arguments`',
    read: inFunction,
  },
  cactus: {
    expected: 'a call is an object `{ name, arguments }`',
    // The engine leaves out what is empty.
    read: ({ name = '', arguments: args = null }) => ({ name, args }),
  },
};

/**
 * Reads a call of a dialect.
 *
 * @throws ToolError for what is none.
 */
export function readCall(dialect: ToolDialect, payload: unknown): ReadCall {
  if (!Object.hasOwn(SHAPES, dialect)) throw new ToolError(declarationMessages.unknownDialect());
  const { expected, read } = SHAPES[dialect];
  const found = isObject(payload) ? read(payload) : undefined;
  if (found === undefined || typeof found.name !== 'string')
    throw new ToolError(callMessages.unread(dialect, expected));
  const { name, args, id } = found;
  return { name, args, id: typeof id === 'string' ? id : undefined };
}
