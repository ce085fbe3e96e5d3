import { isObject, pointerToken } from '@hearsay/tool-rules';
import { detectDialect } from '../detect-dialect.ts';
import { parseFlat, type ToolParts } from '../parse-flat.ts';
import type { ToolDialect } from '../tool-dialect.ts';
import { ToolError } from '../tool-error.ts';
import { declarationMessages } from '../tool-messages.ts';
import { geminiJsonSchema } from './gemini-json-schema.ts';
import type { Loss } from './loss.ts';
import { lossMessages } from './loss-messages.ts';
import { sdkSchema } from './sdk-schema.ts';

type Keys = Readonly<Record<string, unknown>>;

/** A declaration of a dialect in our own terms. */
export interface ReadDeclaration {
  readonly parts: ToolParts;
  readonly losses: readonly Loss[];
}

/** Where a dialect keeps the parts: the object, and what it calls the schema. */
interface FoundParts {
  readonly name: string;
  readonly members: Keys;
  /** Members of the declaration around it. */
  readonly around: Keys;
  readonly schemaKey: string;
  /** Keys that say nothing more. */
  readonly known: readonly string[];
  readonly triggers: unknown;
}

/** What each dialect has, in the words of its errors. */
const EXPECTED: Readonly<Record<ToolDialect, string>> = {
  'openai-chat': "it has `type: 'function'` and an object `function` with a `name`",
  'openai-responses': "it has `type: 'function'` and a `name`, side by side",
  anthropic: 'it has a `name` and an `input_schema`',
  gemini: 'it has one entry in `functionDeclarations`, or is such an entry, with a `name`',
  mcp: 'it has a `name` and an `inputSchema`',
  'ai-sdk':
    'it is a record with one tool under its name, or has `name` and `inputSchema`; schemas are there at once',
  ollama: "it has `type: 'function'` and an object `function` with a `name`",
  cactus: 'it has `name`, `description` and `parameters`',
};

/**
 * Reads a declaration of a dialect.
 *
 * @throws ToolError for what is none, with the dialect that it looks like.
 */
export function readDeclaration(dialect: ToolDialect, declaration: unknown): ReadDeclaration {
  if (!Object.hasOwn(EXPECTED, dialect)) throw new ToolError(declarationMessages.unknownDialect());
  if (dialect === 'cactus') return { parts: parseFlat(declaration), losses: [] };
  const found = isObject(declaration) ? findParts(dialect, declaration) : undefined;
  if (found === undefined) throw notRead(dialect, declaration);
  const losses: Loss[] = [];
  const lose = (path: string, keyword: string, message: string): void => {
    losses.push({ path, keyword, message });
  };
  const { name, members, schemaKey, known } = found;
  for (const key of [...Object.keys(found.around), ...Object.keys(members)])
    if (!known.includes(key) && !isDefault(key, members[key]))
      lose(`/${pointerToken(key)}`, key, lossMessages.dropped(dialect, key));
  const { description } = members;
  if (typeof description !== 'string') lose('/description', 'description', lossMessages.noDescription());
  const parameters = readSchema(dialect, found, losses);
  if (parameters === undefined) lose('/parameters', schemaKey, lossMessages.noParameters());
  const parts = {
    name,
    description: typeof description === 'string' ? description : '',
    parameters: parameters ?? { type: 'object', properties: {} },
    triggers: textsIn(found.triggers),
  };
  return { parts, losses };
}

/** Whether a member says what its absence says. */
function isDefault(key: string, value: unknown): boolean {
  return value === undefined || (key === 'strict' && (value === false || value === null));
}

function notRead(dialect: ToolDialect, declaration: unknown): ToolError {
  const looksLike = detectDialect(declaration);
  if (looksLike === undefined || looksLike === dialect)
    return new ToolError(declarationMessages.unread(dialect, EXPECTED[dialect]));
  const message = declarationMessages.unreadAs(dialect, EXPECTED[dialect], looksLike);
  return new ToolError(message, { dialect: looksLike });
}

function findParts(dialect: ToolDialect, declaration: Keys): FoundParts | undefined {
  switch (dialect) {
    case 'openai-chat':
    case 'ollama': {
      const { function: inner, type: _type, ...around } = declaration;
      return isObject(inner) ? named(inner, 'parameters', { around }) : undefined;
    }
    case 'openai-responses':
      return declaration['type'] === 'function' && !('inputSchema' in declaration)
        ? named(declaration, 'parameters', { known: ['type'] })
        : undefined;
    case 'anthropic':
      return 'input_schema' in declaration ? named(declaration, 'input_schema') : undefined;
    case 'mcp':
      return 'inputSchema' in declaration ? mcpParts(declaration) : undefined;
    case 'gemini':
      return geminiParts(declaration);
    case 'ai-sdk':
      return aiSdkParts(declaration);
    default:
      return undefined;
  }
}

interface MoreParts {
  readonly around?: Keys;
  readonly known?: readonly string[];
  readonly triggers?: unknown;
  readonly name?: string;
}

function named(members: Keys, schemaKey: string, more: MoreParts = {}): FoundParts | undefined {
  const name = more.name ?? members['name'];
  if (typeof name !== 'string') return undefined;
  const known = ['name', 'description', schemaKey, ...(more.known ?? [])];
  return { name, members, schemaKey, known, around: more.around ?? {}, triggers: more.triggers };
}

/** Our triggers travel in `_meta`; whatever else is in there is lost. */
function mcpParts(declaration: Keys): FoundParts | undefined {
  const { _meta: meta } = declaration;
  const isOurs = isObject(meta) && Object.keys(meta).every((key) => key === TRIGGERS_KEY);
  return named(declaration, 'inputSchema', {
    known: isOurs ? ['_meta'] : [],
    triggers: isObject(meta) ? meta[TRIGGERS_KEY] : undefined,
  });
}

function geminiParts(declaration: Keys): FoundParts | undefined {
  const { functionDeclarations: list, ...around } = declaration;
  const inner: unknown = Array.isArray(list) && list.length === 1 ? list[0] : declaration;
  if (!isObject(inner) || Array.isArray(inner['functionDeclarations'])) return undefined;
  const schemaKey = 'parametersJsonSchema' in inner ? 'parametersJsonSchema' : 'parameters';
  return named(inner, schemaKey, inner === declaration ? {} : { around });
}

function aiSdkParts(declaration: Keys): FoundParts | undefined {
  if (typeof declaration['name'] === 'string' && 'inputSchema' in declaration)
    return aiSdkEntry(declaration['name'], declaration, ['type']);
  const [entry, ...others] = Object.entries(declaration);
  if (entry === undefined || others.length > 0) return undefined;
  const [name, tool] = entry;
  return isObject(tool) && ('inputSchema' in tool || 'parameters' in tool)
    ? aiSdkEntry(name, tool, tool['type'] === 'function' || tool['type'] === undefined ? ['type'] : [])
    : undefined;
}

function aiSdkEntry(name: string, tool: Keys, known: readonly string[]): FoundParts | undefined {
  const { providerOptions: options } = tool;
  const ours = isObject(options) ? options['hearsay'] : undefined;
  const isOurs = isObject(options) && Object.keys(options).every((key) => key === 'hearsay');
  return named(tool, 'inputSchema' in tool ? 'inputSchema' : 'parameters', {
    name,
    known: isOurs ? [...known, 'providerOptions'] : known,
    triggers: isObject(ours) ? ours['triggers'] : undefined,
  });
}

/** Under which key of `_meta` triggers travel: prefixed, as the Model Context Protocol asks. */
export const TRIGGERS_KEY = 'hearsay/triggers';

function readSchema(dialect: ToolDialect, { members, schemaKey }: FoundParts, losses: Loss[]): unknown {
  const schema = members[schemaKey];
  if (schema === undefined || schema === null) return undefined;
  if (dialect === 'gemini' && schemaKey === 'parameters')
    return geminiJsonSchema(schema, '/parameters', losses);
  if (dialect !== 'ai-sdk') return schema;
  const json = sdkSchema(schema);
  if (json === undefined) throw new ToolError(declarationMessages.unread(dialect, EXPECTED[dialect]));
  return json;
}

function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) && value.every((one): one is string => typeof one === 'string') ? value : [];
}
