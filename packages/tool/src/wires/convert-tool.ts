import { schemaForDialect, type JsonObject, type SchemaDialect } from '@hearsay/answer';
import { isObject } from '@hearsay/tool-rules';
import { guardedSchema } from '../guarded-schema.ts';
import { orderedCopy } from '../json/ordered-copy.ts';
import { ownCopy } from '../json/own-copy.ts';
import type { Tool } from '../tool.ts';
import type { ToolDialect } from '../tool-dialect.ts';
import { ToolError } from '../tool-error.ts';
import { declarationMessages } from '../tool-messages.ts';
import { aiSdkSchema } from './ai-sdk-tool.ts';
import type { Conversion, ConversionOptions, ConversionOptionsOf, DeclarationOf } from './conversion.ts';
import type { GeminiTool, ObjectSchema } from './declarations.ts';
import type { Loss } from './loss.ts';
import { lossMessages } from './loss-messages.ts';
import { quietLosses } from './quiet-losses.ts';
import { TRIGGERS_KEY } from './read-declaration.ts';
import { argumentNameLosses, nameLosses, wireName } from './wire-name.ts';

type Writer<Dialect extends ToolDialect> = (
  writing: Writing,
  options: ConversionOptionsOf[Dialect],
) => DeclarationOf[Dialect];

/** The one writer of each dialect. */
const WRITERS: { readonly [Dialect in ToolDialect]: Writer<Dialect> } = {
  'openai-chat': (writing, { strict = false }) => ({
    type: 'function',
    function: {
      ...writing.nameAndDescription(),
      parameters: strict ? writing.subset('openai-strict') : writing.schema(),
      ...(strict ? { strict } : {}),
    },
  }),
  'openai-responses': (writing, { strict = false }) => ({
    type: 'function',
    ...writing.nameAndDescription(),
    parameters: strict ? writing.subset('openai-strict') : writing.schema(),
    strict,
  }),
  anthropic: (writing, { strict = false }) => ({
    ...writing.nameAndDescription(),
    input_schema: strict ? writing.subset('anthropic') : writing.schema(),
    ...(strict ? { strict } : {}),
  }),
  gemini: writeGemini,
  mcp: (writing) => {
    const triggers = writing.ownTriggers();
    return {
      ...writing.nameAndDescription(),
      inputSchema: writing.schema(),
      ...(triggers.length === 0 ? {} : { _meta: { [TRIGGERS_KEY]: triggers } }),
    };
  },
  'ai-sdk': (writing) => {
    const { name, description } = writing.nameAndDescription();
    const triggers = writing.ownTriggers();
    const tool = {
      description,
      inputSchema: aiSdkSchema(writing.root(), () => writing.tool.input),
      ...(triggers.length === 0 ? {} : { providerOptions: { hearsay: { triggers } } }),
    };
    // Assigned, the name `__proto__` would change what the record inherits.
    return Object.fromEntries([[name, tool]]);
  },
  ollama: (writing) => ({
    type: 'function',
    function: { ...writing.nameAndDescription(), parameters: writing.subset('ollama') },
  }),
  cactus: ({ tool: { name, description, parameters, triggers } }) => ({
    name,
    description,
    parameters: ownCopy(parameters),
    ...(triggers.length === 0 ? {} : { triggers: [...triggers] }),
  }),
};

/** Dialects in which triggers can travel along. */
const KEEPS_TRIGGERS: ReadonlySet<ToolDialect> = new Set(['mcp', 'ai-sdk', 'cactus']);

/**
 * Converts a tool to what another SDK takes.
 *
 * @throws ToolError where the schema is not one of an object, and for a dialect that does not exist.
 */
export function convertTool<Dialect extends ToolDialect>(
  tool: Tool,
  dialect: Dialect,
  options: ConversionOptions<Dialect>,
): Conversion<Dialect> {
  if (!Object.hasOwn(WRITERS, dialect)) throw new ToolError(declarationMessages.unknownDialect());
  const writing = new Writing(tool, dialect);
  // The compiler does not see that the writer and the options are of one dialect.
  const write = WRITERS[dialect] as Writer<Dialect>;
  const declaration = write(writing, options);
  return { declaration, losses: writing.losses };
}

function writeGemini(
  writing: Writing,
  { form = 'parametersJsonSchema' }: ConversionOptionsOf['gemini'],
): GeminiTool {
  const named = writing.nameAndDescription();
  writing.losses.push(...argumentNameLosses(writing.tool.parameters));
  if (form === 'parametersJsonSchema')
    return {
      functionDeclarations: [{ ...named, parametersJsonSchema: writing.subset('gemini-json-schema') }],
    };
  const parameters = writing.subset('gemini');
  const { properties } = parameters;
  // Gemini refuses an object without members; a function without arguments has no parameters.
  const hasMembers = isObject(properties) && Object.keys(properties).length > 0;
  return { functionDeclarations: [hasMembers ? { ...named, parameters } : named] };
}

/** One conversion under way: the parts that most dialects share, and the losses so far. */
class Writing {
  readonly losses: Loss[];
  readonly tool: Tool;
  readonly #dialect: ToolDialect;

  constructor(tool: Tool, dialect: ToolDialect) {
    this.tool = tool;
    this.#dialect = dialect;
    this.losses = [...nameLosses(dialect, tool.name)];
    if (tool.triggers.length > 0 && !KEEPS_TRIGGERS.has(dialect))
      this.losses.push({ path: '/triggers', keyword: 'triggers', message: lossMessages.triggers(dialect) });
  }

  nameAndDescription(): { name: string; description: string } {
    return { name: wireName(this.#dialect, this.tool.name), description: this.tool.description };
  }

  ownTriggers(): string[] {
    return [...this.tool.triggers];
  }

  /** The schema of the arguments as it stands, for the caller to own. */
  schema(): ObjectSchema {
    // A copy of an object is one.
    return ownCopy(this.root()) as ObjectSchema;
  }

  /** The schema in the subset that a target understands. */
  subset(dialect: SchemaDialect): ObjectSchema {
    const root = this.root();
    const { schema, losses } = guardedSchema(() => schemaForDialect(root, dialect));
    this.losses.push(
      ...losses.map(({ path, keyword, message }) => ({
        path: `/parameters${path}`,
        keyword,
        message: keyword === 'required' ? lossMessages.nullForAbsent() : lossMessages.inSchema(message),
      })),
    );
    const told = new Set(this.losses.map(({ path }) => path));
    this.losses.push(...quietLosses(root, schema, '/parameters', told));
    return orderedCopy(schema, root) as ObjectSchema;
  }

  /** The schema of the arguments, which every target but Cactus takes as that of an object. */
  root(): JsonObject & { readonly type: 'object' } {
    const { parameters } = this.tool;
    const lose = (keyword: string, message: string): void => {
      this.losses.push({ path: '/parameters', keyword, message });
    };
    if (parameters === null || (isObject(parameters) && Object.keys(parameters).length === 0)) {
      lose('parameters', lossMessages.noSchema());
      return { type: 'object', properties: {} };
    }
    if (!isObject(parameters)) throw new ToolError(declarationMessages.notObject(this.#dialect));
    const { type, ...others } = parameters;
    // The one cast for all that follows: `type` is what it is found to be.
    if (type === 'object') return parameters as JsonObject & { readonly type: 'object' };
    const isOfObjects = type === undefined || (Array.isArray(type) && type.includes('object'));
    if (!isOfObjects) throw new ToolError(declarationMessages.notObject(this.#dialect));
    lose('type', lossMessages.rootType());
    return { type: 'object', ...others };
  }
}
