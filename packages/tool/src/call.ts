import type {
  Answer,
  AnswerDeclaration,
  AnswerOfDeclaration,
  AnswerResult,
  DeclarationGuard,
  JsonValue,
} from '@hearsay/answer';
import { CallError } from './call-error.ts';
import { frozenJson } from './json/frozen-json.ts';
import { Tool } from './tool.ts';
import type { ToolDialect } from './tool-dialect.ts';
import { inputOf } from './tool-input.ts';
import { readCall } from './wires/read-call.ts';
import { wireName } from './wires/wire-name.ts';

/** What a call knows beside its name and arguments. */
export interface CallOptions {
  /** What the API calls this call, for the message with the result. */
  readonly id?: string | undefined;
  /** The dialect that the call came in. */
  readonly dialect?: ToolDialect | undefined;
}

/** The arguments with their types, or why there are none. */
export type CallResult<Input> =
  { readonly ok: true; readonly value: Input } | { readonly ok: false; readonly error: CallError };

/**
 * A call of a tool, as a model asked for it: nothing of it is checked before `parse`.
 *
 * Security contract: a model wrote the name and the arguments, so they are for comparing and for `parse`, never for a
 * prompt. What `parse` gives holds its texts as `AgentText`, and its errors hold nothing that the model wrote.
 *
 * @example
 * ```ts
 * import { Call, Tool } from '@hearsay/tool';
 *
 * const schema = { type: 'object', properties: { room: { enum: ['kitchen', 'hall'] } }, required: ['room'] } as const;
 * const light = Tool.of(schema, 'set_light', 'Turn the light of a room on');
 *
 * const call = Call.from('openai-chat', {
 *   id: 'call_1',
 *   type: 'function',
 *   function: { name: 'set_light', arguments: '{"room":"hall"}' },
 * });
 * const { room } = call.parse(light);
 * console.log(call.id, room);
 * ```
 */
export class Call {
  /** The name that the model wrote. */
  readonly name: string;
  /** The arguments as they came: an object, or the JSON text of one. */
  readonly arguments: JsonValue;

  readonly #id: string | undefined;
  readonly #dialect: ToolDialect | undefined;

  /**
   * Makes a call from its two parts.
   *
   * @throws ToolError for arguments that JSON cannot hold.
   */
  constructor(name: string, args: unknown, { id, dialect }: CallOptions = {}) {
    this.name = name;
    this.arguments = frozenJson(args ?? null, 'arguments');
    this.#id = id;
    this.#dialect = dialect;
    Object.freeze(this);
  }

  /**
   * Reads a call as the API of a dialect sends it.
   *
   * @throws ToolError for what is no call of that dialect.
   */
  static from(dialect: ToolDialect, payload: unknown): Call {
    const { name, args, id } = readCall(dialect, payload);
    return new Call(name, args, { id, dialect });
  }

  /** What the API calls this call, for the message with the result; no part of the JSON. */
  get id(): string | undefined {
    return this.#id;
  }

  /** The dialect that the call came in, if it is known; no part of the JSON. */
  get dialect(): ToolDialect | undefined {
    return this.#dialect;
  }

  /** Whether the call is one of a tool: by its name, or by the name that the tool has in the dialect of the call. */
  isOf(tool: Tool): boolean {
    return (
      this.name === tool.name ||
      (this.#dialect !== undefined && this.name === wireName(this.#dialect, tool.name))
    );
  }

  /**
   * Gives the arguments with their types, when they are those of a tool, an answer or a schema; a tool must have the
   * name of the call, too.
   *
   * @throws CallError when they are not, with each place and what was expected there.
   */
  parse<Input>(tool: Tool<Input>): Input;
  parse<Value>(answer: Answer<Value>): Value;
  parse<const Schema extends AnswerDeclaration>(
    schema: Schema & DeclarationGuard<Schema>,
  ): AnswerOfDeclaration<Schema>;
  parse(target: Tool | Answer<unknown> | AnswerDeclaration): unknown {
    const result = this.#read(target);
    if (result.ok) return result.value;
    throw result.error;
  }

  /** Does what `parse` does, and returns the error. */
  safeParse<Input>(tool: Tool<Input>): CallResult<Input>;
  safeParse<Value>(answer: Answer<Value>): CallResult<Value>;
  safeParse<const Schema extends AnswerDeclaration>(
    schema: Schema & DeclarationGuard<Schema>,
  ): CallResult<AnswerOfDeclaration<Schema>>;
  safeParse(target: Tool | Answer<unknown> | AnswerDeclaration): CallResult<unknown> {
    return this.#read(target);
  }

  /** The two members that a call consists of. */
  toJSON(): { readonly name: string; readonly arguments: JsonValue } {
    return { name: this.name, arguments: this.arguments };
  }

  #read(target: Tool | Answer<unknown> | AnswerDeclaration): CallResult<unknown> {
    if (!isTool(target)) return this.#decode(inputOf(target), undefined);
    if (!this.isOf(target)) return { ok: false, error: new CallError(target.name, 'name', []) };
    return this.#decode(target.input, target.name);
  }

  #decode(input: Answer<unknown>, tool: string | undefined): CallResult<unknown> {
    const result = decoded(this.arguments, input);
    if (result.ok) return result;
    const { error } = result;
    return { ok: false, error: new CallError(tool, 'arguments', error.violations, { cause: error }) };
  }
}

/** Arguments travel as JSON text in some dialects; none at all are an empty text there. */
function decoded(args: JsonValue, input: Answer<unknown>): AnswerResult<unknown> {
  if (typeof args !== 'string') return input.safeDecode(args);
  return input.safeParse(args.trim() === '' ? '{}' : args);
}

/** A tool of another installed copy of this package is one, too. */
function isTool(target: Tool | Answer<unknown> | AnswerDeclaration): target is Tool {
  return target instanceof Tool || ('withTrigger' in target && 'input' in target);
}
