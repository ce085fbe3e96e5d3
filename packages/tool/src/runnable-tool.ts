import type { JsonValue } from '@hearsay/answer';
import type { Call } from './call.ts';
import { Tool, type ToolOptions } from './tool.ts';

/** What a tool is told beside its arguments. */
export interface RunContext {
  /** Aborted when nobody waits for the result any more. */
  readonly signal?: AbortSignal;
  /** What the API calls this call. */
  readonly callId?: string | undefined;
}

/** What a tool does when it is called. */
export type RunTool<Input, Result> = (input: Input, context: RunContext) => Result | Promise<Result>;

/** A tool with the function behind it. */
export class RunnableTool<Input = unknown, Result = unknown> extends Tool<Input> {
  readonly #run: RunTool<Input, Result>;

  constructor(
    name: string,
    description: string,
    parameters: JsonValue,
    { run, ...options }: ToolOptions<Input> & { readonly run: RunTool<Input, Result> },
  ) {
    super(name, description, parameters, options);
    this.#run = run;
    if (new.target === RunnableTool) Object.freeze(this);
  }

  override withTrigger(pattern: string): RunnableTool<Input, Result> {
    const triggers = [...this.triggers, pattern];
    const { name, description, parameters } = this;
    return new RunnableTool(name, description, parameters, { ...this.extras(), triggers, run: this.#run });
  }

  /** Runs the tool with arguments that are checked already. */
  async run(input: Input, context: RunContext = {}): Promise<Result> {
    return this.#run(input, context);
  }

  /**
   * Checks the arguments of a call, and runs the tool with them.
   *
   * @throws CallError when the call is not one of this tool.
   */
  async runCall(call: Call, context: RunContext = {}): Promise<Result> {
    return this.run(call.parse(this), { callId: call.id, ...context });
  }
}
