import type { Answer } from '@hearsay/answer';
import type { Answerable } from '@hearsay/core';
import { AgentText } from '@hearsay/core';
import type { AgentError } from '../errors/agent-error.ts';
import { AgentBusyError } from '../errors/run-error.ts';
import { SubAgentDepthError } from '../errors/pool-error.ts';
import type { EventPublisher } from '../events/event-channel.ts';
import type { Memory } from '../memory/memory.ts';
import { WindowMemory } from '../memory/window-memory.ts';
import type { AgentInput } from '../messages/agent-input.ts';
import type { ToolCall } from '../messages/tool-call.ts';
import { ToolResultMessage } from '../messages/tool-result-message.ts';
import { checkLimits } from '../options/check-limits.ts';
import { withDefaults } from '../options/with-defaults.ts';
import type { Provider } from '../provider/provider.ts';
import type { AgentTool } from '../tools/agent-tool.ts';
import type { DeclaredTool } from '../tools/declared-tool.ts';
import { SharedState } from '../tools/shared-state.ts';
import { ToolRegistry } from '../tools/tool-registry.ts';
import type { CancellableAgent, RunOptions, TypedAgent } from './agent.ts';
import type { AgentConfig } from './agent-config.ts';
import { DEFAULT_CONFIG } from './agent-config.ts';
import type { AnswerJudge } from './answer-judge.ts';
import { joinPublishers } from './join-publishers.ts';
import { agentErrorOf, driveRun } from './drive-run.ts';
import { judgeOf } from './judge-answer.ts';
import type { AnswerChunk, MessageChunk, TypedChunk } from './message-chunk.ts';
import { PartialReader } from './partial-answer.ts';
import type { ReActEvent } from './react-event.ts';
import { ReActRun } from './react-run.ts';
import { RunSignal } from './run-signal.ts';
import type { RunResult } from './run-summary.ts';
import { streamRun } from './stream-run.ts';
import type { SystemText } from './system-text.ts';
import { systemText } from './system-text.ts';
import type { Telemetry } from './telemetry.ts';

/** What a {@link ReActAgent} is made of. */
export interface ReActOptions<System> {
  /** The model. */
  readonly provider: Provider;
  /** What the model shall be and do, in the developer's own words. */
  readonly system?: SystemText<System> | undefined;
  /** What the model can call. */
  readonly tools?: ToolRegistry | Iterable<AgentTool | DeclaredTool> | undefined;
  /** What is remembered from run to run; a window of 128,000 tokens when left out. */
  readonly memory?: Memory | undefined;
  /** How runs are bounded. */
  readonly config?: Partial<AgentConfig> | undefined;
  /** What tools share with each other and with the host. */
  readonly state?: SharedState | undefined;
  /** Is told what happens. */
  readonly events?: EventPublisher<ReActEvent> | undefined;
  /** Makes traces. */
  readonly telemetry?: Telemetry | undefined;
  /** What every answer has to fit, also where it is returned as text. */
  readonly answer?: Answer<unknown> | undefined;
  /** What traces call the agent; `agent` when left out. */
  readonly name?: string | undefined;
}

/**
 * Asks a model, calls the tools that it asks for, and goes on until it answers.
 *
 * One run at a time: a second one is refused. What a run added to the memory stays, also when it fails.
 */
export class ReActAgent implements CancellableAgent, TypedAgent {
  readonly isCancellable = true;
  /** What tools share; the host may look at it between runs. */
  readonly state: SharedState;
  /** What is remembered. */
  readonly memory: Memory;
  /** The tools; changes count from the next run on. */
  readonly tools: ToolRegistry;
  readonly #provider: Provider;
  readonly #system: string | undefined;
  readonly #config: AgentConfig;
  readonly #events: EventPublisher<ReActEvent> | undefined;
  readonly #telemetry: Telemetry | undefined;
  readonly #name: string;
  readonly #judge: AnswerJudge | undefined;
  #busy = false;
  /** Calls of an earlier run that no memory would record a result for. */
  #lost: readonly ToolCall[] = [];

  private constructor(options: ReActOptions<unknown>) {
    const { tools } = options;
    this.#provider = options.provider;
    this.#system = systemText(options.system);
    this.tools = tools instanceof ToolRegistry ? tools : new ToolRegistry(tools);
    this.memory = options.memory ?? new WindowMemory();
    this.state = options.state ?? new SharedState();
    this.#config = Object.freeze(withDefaults(DEFAULT_CONFIG, options.config));
    checkLimits(this.#config, DEFAULT_CONFIG);
    this.#events = options.events;
    this.#telemetry = options.telemetry;
    this.#name = options.name ?? 'agent';
    this.#judge = options.answer && judgeOf(options.answer);
  }

  /**
   * Makes an agent.
   *
   * @throws RangeError for a limit that is no number from 0.
   */
  static of<const System = undefined>(options: ReActOptions<System>): ReActAgent {
    // `System` has done its work: the system prompt is a literal.
    return new ReActAgent(options);
  }

  async run(input: AgentInput, options: RunOptions = {}): Promise<AgentText> {
    const run = this.#begin(options, this.#judge, false);
    await this.#complete(run, input);
    return AgentText.from(run.answer);
  }

  /** Runs to the end, and returns the answer with what the run took, its messages and why the model stopped. */
  async runDetailed(input: AgentInput, options: RunOptions = {}): Promise<RunResult> {
    const run = this.#begin(options, this.#judge, true);
    await this.#complete(run, input);
    const { answer, summary, messages, finishReason } = run;
    return { text: AgentText.from(answer), summary, messages, finishReason };
  }

  runStream(input: AgentInput, options: RunOptions = {}): AsyncGenerator<MessageChunk, void, undefined> {
    // It was not asked to tell the answer, so it tells everything else.
    return this.#stream(input, options, this.#judge, false) as AsyncGenerator<MessageChunk, void, undefined>;
  }

  runTyped<Value extends Answerable<Value>>(
    answer: Answer<Value>,
    input: AgentInput,
    options?: RunOptions,
  ): Promise<Value>;
  // The judge is this answer's, so what it passes has the answer's type.
  async runTyped(answer: Answer<unknown>, input: AgentInput, options: RunOptions = {}): Promise<unknown> {
    const run = this.#begin(options, judgeOf(answer), false);
    return this.#complete(run, input);
  }

  /** Runs as `runTyped` does, and tells the pieces, the answer as far as it is written, and the answer itself. */
  runTypedStream<Value extends Answerable<Value>>(
    answer: Answer<Value>,
    input: AgentInput,
    options?: RunOptions,
  ): AsyncGenerator<TypedChunk<Value>, void, undefined>;
  async *runTypedStream(
    answer: Answer<unknown>,
    input: AgentInput,
    options: RunOptions = {},
  ): AsyncGenerator<TypedChunk<unknown>, void, undefined> {
    const judge = judgeOf(answer);
    const reader = await PartialReader.of(judge.schema);
    let text = '';
    for await (const chunk of this.#stream<unknown>(input, options, judge, true)) {
      yield chunk;
      if (chunk.type !== 'delta') {
        if (chunk.type === 'retry' || chunk.type === 'tool-result') text = '';
        reader.reset();
        continue;
      }
      text += chunk.text.raw();
      const partial = reader.read(text);
      // Read from JSON, every text marked, and every member optional: that is what the type says.
      if (partial) yield { type: 'partial', value: partial.value as never };
    }
  }

  #stream<Value>(
    input: AgentInput,
    options: RunOptions,
    judge: AnswerJudge | undefined,
    tellsAnswer: boolean,
  ): AsyncGenerator<MessageChunk | AnswerChunk<Value>, void, undefined> {
    const begin = async (): Promise<ReActRun> => {
      const run = this.#begin(options, judge, false);
      await this.#open(run, input);
      return run;
    };
    return streamRun<Value>({ begin, end: (run, failure) => this.#end(run, failure) }, tellsAnswer);
  }

  async #complete(run: ReActRun, input: AgentInput): Promise<unknown> {
    await this.#open(run, input);
    let failure: AgentError | undefined;
    let value: unknown;
    try {
      value = await driveRun(run);
    } catch (error) {
      failure = agentErrorOf(error);
    }
    const ending = this.#end(run, failure);
    if (ending) await ending;
    if (failure) throw failure;
    return value;
  }

  #begin(options: RunOptions, judge: AnswerJudge | undefined, keepsMessages: boolean): ReActRun {
    if (this.#busy) throw new AgentBusyError();
    const { parent, signal, timeoutMs = this.#config.runTimeoutMs } = options;
    const maxDepth = Math.min(this.#config.maxDepth, parent?.maxDepth ?? Infinity);
    if (parent && parent.depth + 1 > maxDepth) throw new SubAgentDepthError(maxDepth);
    const parts = {
      agent: this,
      name: this.#name,
      provider: this.#provider,
      registry: this.tools,
      system: this.#system,
      memory: this.memory,
      config: this.#config,
      state: this.state,
      events: joinPublishers(this.#events, parent),
      telemetry: this.#telemetry,
      judge,
      parent,
      keepsMessages,
    };
    const run = new ReActRun(parts, new RunSignal(signal, timeoutMs));
    this.#busy = true;
    return run;
  }

  /** Records the input; without that there was no run. */
  async #open(run: ReActRun, input: AgentInput): Promise<void> {
    try {
      await this.#settleLost(run);
      await run.open(input);
    } catch (error) {
      run.signal.dispose();
      this.#busy = false;
      throw error;
    }
  }

  /** Answers what an earlier run had to leave unanswered, so that no request shows a call without its result. */
  async #settleLost(run: ReActRun): Promise<void> {
    for (const { id } of this.#lost) {
      await run.record(new ToolResultMessage({ id, content: 'not run: the run was over', isError: true }));
      this.#lost = this.#lost.slice(1);
    }
  }

  #end(run: ReActRun, failure: AgentError | undefined): void | Promise<void> {
    run.isOver = true;
    if (failure) run.signal.abandon(failure);
    if (!run.hasUnanswered) {
      this.#close(run, failure);
      return;
    }
    return run.repair('the run was over').then((lost) => {
      this.#lost = lost;
      this.#close(run, failure);
    });
  }

  #close(run: ReActRun, failure: AgentError | undefined): void {
    this.#busy = false;
    run.close(failure);
  }
}

/**
 * Assembles an agent: a model, and where needed a system prompt, tools, a memory and limits.
 *
 * @example
 * ```ts
 * import { reactAgent } from '@hearsay/agent';
 * import { FakeProvider } from '@hearsay/agent/testing';
 *
 * const agent = reactAgent({
 *   provider: new FakeProvider(['All tests pass.']),
 *   system: 'You report on builds.',
 * });
 * const answer = await agent.run('How is the build?');
 * console.log(answer.byteLength);
 * ```
 */
export function reactAgent<const System = undefined>(options: ReActOptions<System>): ReActAgent {
  return ReActAgent.of(options);
}
