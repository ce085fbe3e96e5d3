import { isObject } from '@hearsay/tool-rules';
import type { ToolDialect } from './tool-dialect.ts';

/**
 * The dialect that a declaration is written in, told by its keys; `undefined` where it looks like none.
 *
 * Declarations for Ollama look like those for OpenAI's Chat Completions, and are told as those.
 */
export function detectDialect(declaration: unknown): ToolDialect | undefined {
  if (!isObject(declaration)) return undefined;
  const { name, type } = declaration;
  if (isObject(declaration['function'])) return 'openai-chat';
  if (Array.isArray(declaration['functionDeclarations']) || 'parametersJsonSchema' in declaration)
    return 'gemini';
  if ('input_schema' in declaration) return 'anthropic';
  if ('inputSchema' in declaration) return typeof name === 'string' && type !== 'function' ? 'mcp' : 'ai-sdk';
  if (typeof name === 'string') return namedDialect(declaration);
  return isKeyedByName(declaration) ? 'ai-sdk' : undefined;
}

function namedDialect(declaration: Readonly<Record<string, unknown>>): ToolDialect | undefined {
  const { type, parameters } = declaration;
  if (type === 'function') return 'openai-responses';
  if (isObject(parameters) && typeof parameters['type'] === 'string' && /^[A-Z]+$/u.test(parameters['type']))
    return 'gemini';
  return 'parameters' in declaration ? 'cactus' : undefined;
}

/** Whether an object is a record of tools, as the AI SDK takes them: each has a schema, and none a name of its own. */
export function isKeyedByName(declaration: Readonly<Record<string, unknown>>): boolean {
  const entries = Object.values(declaration);
  return (
    entries.length > 0 &&
    entries.every((entry) => isObject(entry) && ('inputSchema' in entry || 'parameters' in entry))
  );
}
