import { detectDialect, type ToolDialect } from '@hearsay/tool';

type Keys = Readonly<Record<string, unknown>>;

/** A declaration of a tool, wherever in a file it stands. */
export interface FoundDeclaration {
  readonly declaration: unknown;
  /** The dialect to read it with; `undefined` where it looks like none. */
  readonly dialect: ToolDialect | undefined;
  /** The object that stands in the file, by which one that is there twice is told. */
  readonly source: unknown;
}

/** Lists and records of tools are not nested deeper. */
const DEPTH = 4;
/** Under which keys lists of tools stand: in requests, in the answers of MCP servers, and in files of tools. */
const LIST_KEYS = ['tools', 'result', 'functions', 'params'];

/**
 * Finds the declarations in a value: one, a list, a record by name, or an object that holds one of these.
 *
 * @param name - What a tool is called that has no name of its own.
 * @param isList - Whether everything in it claims to be a tool, so that what looks like none is found, too.
 */
export function collectDeclarations(
  value: unknown,
  name: string,
  isList: boolean = false,
  depth: number = DEPTH,
): readonly FoundDeclaration[] {
  if (depth === 0) return [];
  if (Array.isArray(value))
    return value.flatMap((element: unknown) => collectDeclarations(element, name, isList, depth - 1));
  if (!isObject(value)) return [];
  const declared = declaredIn(value, name);
  if (declared !== undefined) return declared;
  const within = LIST_KEYS.filter((key) => isObject(value[key]) || Array.isArray(value[key]));
  if (within.length > 0)
    return within.flatMap((key) =>
      collectDeclarations(value[key], key, key === 'tools' || key === 'functions', depth - 1),
    );
  return isList ? [{ declaration: value, dialect: undefined, source: value }] : [];
}

function declaredIn(value: Keys, name: string): readonly FoundDeclaration[] | undefined {
  if (isFunction(value['toJSON'])) {
    const flat: unknown = value['toJSON']();
    return detectDialect(flat) === 'cactus'
      ? [{ declaration: value, dialect: 'cactus', source: value }]
      : undefined;
  }
  const dialect = detectDialect(value);
  if (dialect === 'gemini' && Array.isArray(value['functionDeclarations']))
    return value['functionDeclarations'].map((declaration: unknown) => ({
      declaration,
      dialect,
      source: declaration,
    }));
  const schema = value['inputSchema'] ?? (isText(value['description']) ? value['schema'] : undefined);
  if (isSchema(schema)) {
    // Frameworks that run tools in the program have a schema with a validator, and call the name what they like.
    const given = [value['name'], value['id']].find(isText) ?? name;
    const declaration = { [given]: { ...described(value), inputSchema: schema } };
    return [{ declaration, dialect: 'ai-sdk', source: value }];
  }
  if (dialect === 'ai-sdk' && !isText(value['name']))
    return 'inputSchema' in value ? [keyed(name, value)] : recordOf(value);
  return dialect === undefined ? undefined : [{ declaration: value, dialect, source: value }];
}

/** A record of tools under their names. */
function recordOf(value: Keys): readonly FoundDeclaration[] {
  return Object.entries(value).flatMap(([key, tool]) =>
    isObject(tool) ? (declaredIn(tool, key) ?? [keyed(key, tool)]) : [],
  );
}

function keyed(name: string, tool: Keys): FoundDeclaration {
  return { declaration: { [name]: tool }, dialect: 'ai-sdk', source: tool };
}

function described({ description }: Keys): { description?: string } {
  return isText(description) ? { description } : {};
}

/** A Standard Schema, or one of the AI SDK. */
function isSchema(value: unknown): boolean {
  return (
    ((typeof value === 'object' && value !== null) || typeof value === 'function') &&
    ('~standard' in value || ('jsonSchema' in value && 'validate' in value))
  );
}

function isObject(value: unknown): value is Keys {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isFunction(value: unknown): value is () => unknown {
  return typeof value === 'function';
}
