import { defineAnswer } from '@hearsay/answer';
import type { Answer, JsonValue } from '@hearsay/answer';
import { isObject } from '@hearsay/tool-rules';
import { guardedSchema } from './guarded-schema.ts';
import { equalJson } from './json/equal-json.ts';
import { frozenJson } from './json/frozen-json.ts';
import { parseFlat, type ToolParts } from './parse-flat.ts';
import { requireText } from './require-text.ts';
import type { ToolDialect } from './tool-dialect.ts';
import { ARGUMENTS, inputOf, type ToolInput, type ToolInputGuard, type ToolInputType } from './tool-input.ts';
import { convertTool } from './wires/convert-tool.ts';
import type { Conversion, ConversionOptions } from './wires/conversion.ts';
import type { Loss } from './wires/loss.ts';
import { readDeclaration } from './wires/read-declaration.ts';

/** What more a tool knows than a declaration says. */
export interface ToolOptions<Input> {
  readonly triggers?: readonly string[];
  /** What checks and types the arguments; without it, the parameters are compiled when the first call is parsed. */
  readonly input?: Answer<Input> | undefined;
}

/** The flat form of a declaration, with its keys in this order. */
export interface FlatTool {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonValue;
  readonly triggers?: readonly string[];
}

/** For what is read from another dialect; not part of the constructor's own parameters, which users write. */
const imported: unique symbol = Symbol('losses');

interface InnerOptions<Input> extends ToolOptions<Input> {
  readonly [imported]?: readonly Loss[];
}

/**
 * The declaration of a tool that a model can call: a name, a sentence, and a JSON Schema of the arguments.
 *
 * A tool never changes: `withTrigger` returns another one, and the parameters are a frozen copy. Two tools are equal
 * when they declare the same, whatever the order of keys.
 *
 * @example
 * ```ts
 * import { Tool } from '@hearsay/tool';
 *
 * const light = new Tool('set_light', 'Turn a room light on or off', {
 *   type: 'object',
 *   properties: { room: { type: 'string' }, on: { type: 'boolean' } },
 *   required: ['room', 'on'],
 * }).withTrigger('\\blights?\\b');
 *
 * console.log(JSON.stringify(light), light.to('anthropic').losses);
 * ```
 */
export class Tool<Input = unknown> {
  readonly name: string;
  readonly description: string;
  /** The JSON Schema of the arguments; any JSON, as it was given. */
  readonly parameters: JsonValue;
  /** Regular expressions that call this tool whatever the model thinks, in the order in which they were added. */
  readonly triggers: readonly string[];

  #input: Answer<Input> | undefined;
  readonly #losses: readonly Loss[];

  /**
   * Declares a tool from its three parts.
   *
   * @throws ToolError for parameters that JSON cannot hold.
   */
  constructor(
    name: string,
    description: string,
    parameters: unknown,
    { triggers = [], input, [imported]: losses = [] }: InnerOptions<Input> = {},
  ) {
    this.name = requireText(name, 'name');
    this.description = requireText(description, 'description');
    this.parameters = frozenJson(parameters ?? null, 'parameters');
    this.triggers = Object.freeze(triggers.map((trigger) => requireText(trigger, 'triggers')));
    this.#input = input;
    this.#losses = losses;
    if (new.target === Tool) Object.freeze(this);
  }

  /**
   * Declares a tool from one schema, which later types and checks the arguments of calls: a Standard Schema with its
   * JSON half, an answer, or a JSON Schema literal.
   *
   * @throws AnswerSchemaError for a schema that lets through text of which nothing is known.
   */
  static of<const Schema extends ToolInput>(
    schema: Schema & ToolInputGuard<Schema>,
    name: string,
    description: string,
  ): Tool<ToolInputType<Schema>> {
    const input = inputOf<Schema>(schema);
    return new Tool(name, description, input.schema, { input });
  }

  /**
   * Reads the flat form, as JSON text or as the parsed object; keys that it does not know are ignored.
   *
   * @throws ToolError for any other form, with the dialect that it is and the way to read it.
   */
  static parse(json: unknown): Tool {
    return toolOf(parseFlat(json));
  }

  /**
   * Reads a declaration as another SDK writes it; `losses` of the result lists what a flat declaration has no place
   * for.
   *
   * @throws ToolError for what is no declaration of that dialect.
   */
  static from(dialect: ToolDialect, declaration: unknown): Tool {
    const { parts, losses } = readDeclaration(dialect, declaration);
    return toolOf(parts, losses);
  }

  /** What checks the arguments of a call and gives them their types. */
  get input(): Answer<Input> {
    this.#input ??= compileInput<Input>(this.parameters);
    return this.#input;
  }

  /** What was left behind when the tool was read from another dialect; empty for every other tool. */
  get losses(): readonly Loss[] {
    return this.#losses;
  }

  /** Returns the same tool with one more trigger; nothing is checked before `compileTriggers`. */
  withTrigger(pattern: string): Tool<Input> {
    return new Tool(this.name, this.description, this.parameters, {
      ...this.extras(),
      triggers: [...this.triggers, pattern],
    });
  }

  /** Converts the declaration to what another SDK takes, and lists what it no longer says. */
  to<Dialect extends ToolDialect>(
    dialect: Dialect,
    options: ConversionOptions<Dialect> = {},
  ): Conversion<Dialect> {
    return convertTool(this, dialect, options);
  }

  /** Whether another tool declares the same: keys in any order, triggers in theirs. */
  equals(other: Tool): boolean {
    return (
      this.name === other.name &&
      this.description === other.description &&
      equalJson(this.triggers, other.triggers) &&
      equalJson(this.parameters, other.parameters)
    );
  }

  /** The flat form; `triggers` only where there are some. */
  toJSON(): FlatTool {
    const { name, description, parameters, triggers } = this;
    return { name, description, parameters, ...(triggers.length === 0 ? {} : { triggers }) };
  }

  /** What a changed copy of this tool keeps. */
  protected extras(): ToolOptions<Input> {
    const options: InnerOptions<Input> = { input: this.#input, [imported]: this.#losses };
    return options;
  }
}

function toolOf({ name, description, parameters, triggers }: ToolParts, losses: readonly Loss[] = []): Tool {
  const options: InnerOptions<unknown> = { triggers, [imported]: Object.freeze([...losses]) };
  return new Tool(name, description, parameters, options);
}

function compileInput<Input>(parameters: JsonValue): Answer<Input> {
  const isEmpty = !isObject(parameters) || Object.keys(parameters).length === 0;
  const schema = isEmpty ? { type: 'object', properties: {} } : parameters;
  // Whether it is a schema, and one that marks all text, is looked at now. A tool that was made without an answer is
  // one of `unknown`, so the type claims nothing.
  const answer: Answer<unknown> = guardedSchema(() => defineAnswer(schema as never, ARGUMENTS));
  return answer as Answer<Input>;
}
