import type { AgentText } from '@hearsay/core';
import { MissingToolsError, ToolCollisionError } from '../errors/registry-error.ts';
import type { ToolSchema } from '../provider/chat-request.ts';
import type { AgentTool } from './agent-tool.ts';
import type { DeclaredTool } from './declared-tool.ts';
import { agentTool } from './declared-tool.ts';

/**
 * The tools of an agent by name, in the order in which they were registered.
 *
 * A tool that is registered again takes the place of the one before: only the program registers tools.
 */
export class ToolRegistry {
  readonly #tools: Map<string, AgentTool> = new Map();
  #schemas: readonly ToolSchema[] | undefined;

  constructor(tools: Iterable<AgentTool | DeclaredTool> = []) {
    for (const tool of tools) this.register(tool);
  }

  /** How many tools there are. */
  get size(): number {
    return this.#tools.size;
  }

  /**
   * Adds a tool, or puts it in the place of one of the same name.
   *
   * @throws ToolCollisionError when somebody else declared the tool and the name is taken.
   */
  register(declared: AgentTool | DeclaredTool): this {
    const tool = 'schema' in declared ? declared : agentTool(declared);
    const { name } = tool.schema;
    if (tool.isRemote === true && this.#tools.has(name)) throw new ToolCollisionError(name);
    this.#tools.set(name, tool);
    this.#schemas = undefined;
    return this;
  }

  /** The names in order. */
  names(): readonly string[] {
    return [...this.#tools.keys()];
  }

  /** What a model is told, in order; made once. */
  schemas(): readonly ToolSchema[] {
    return (this.#schemas ??= Array.from(this.#tools.values(), ({ schema }) => schema));
  }

  /** Returns a tool. */
  get(name: string | AgentText): AgentTool | undefined {
    return this.#tools.get(typeof name === 'string' ? name : name.raw());
  }

  /** Takes a tool out, and tells whether it was there. */
  remove(name: string): boolean {
    this.#schemas = undefined;
    return this.#tools.delete(name);
  }

  /** Keeps what the test says, and returns the names of the others in order. */
  retain(keep: (name: string, tool: AgentTool) => boolean): readonly string[] {
    const removed = [...this.#tools].filter(([name, tool]) => !keep(name, tool)).map(([name]) => name);
    for (const name of removed) this.remove(name);
    return removed;
  }

  /**
   * Makes a registry of some of the tools, the same ones, in the order that they have here.
   *
   * @throws MissingToolsError with the names that are not there, in the order asked for.
   */
  subset(names: readonly string[]): ToolRegistry {
    const missing = names.filter((name) => !this.#tools.has(name));
    if (missing.length > 0) throw new MissingToolsError(missing);
    const wanted = new Set(names);
    return new ToolRegistry(Array.from(this.#tools.values()).filter(({ schema }) => wanted.has(schema.name)));
  }

  /** Makes a registry of the same tools, which can change apart from this one. */
  clone(): ToolRegistry {
    return new ToolRegistry(this.#tools.values());
  }
}
