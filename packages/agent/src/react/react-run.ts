import type { Prompt } from '@hearsay/core';
import { AgentText } from '@hearsay/core';
import { abortable } from '../async/abortable.ts';
import { isThenable } from '../async/is-thenable.ts';
import type { AgentError } from '../errors/agent-error.ts';
import { memoryErrorOf } from '../errors/memory-error.ts';
import { ProviderApiError } from '../errors/provider-error.ts';
import {
  CancelledError,
  StructuredParseError,
  StructuredRetriesExhaustedError,
  TooManyToolRoundsError,
} from '../errors/run-error.ts';
import type { EventPublisher } from '../events/event-channel.ts';
import type { Memory } from '../memory/memory.ts';
import type { AgentInput } from '../messages/agent-input.ts';
import type { AssistantMessage } from '../messages/assistant-message.ts';
import { rawReply } from '../messages/assistant-message.ts';
import type { Message, Messages } from '../messages/message.ts';
import type { ToolCall } from '../messages/tool-call.ts';
import { rawCall } from '../messages/tool-call.ts';
import { ToolResultMessage } from '../messages/tool-result-message.ts';
import type { Usage } from '../messages/usage.ts';
import { addUsage, ZERO_USAGE } from '../messages/usage.ts';
import { UserMessage } from '../messages/user-message.ts';
import type { CallOptions, ChatRequest, ModelOptions, ToolSchema } from '../provider/chat-request.ts';
import type { FinishReason } from '../provider/chat-response.ts';
import type { Provider } from '../provider/provider.ts';
import type { RunLineage } from '../tools/agent-tool.ts';
import { boundedCall } from '../tools/bounded-call.ts';
import type { ToolEnvironment } from '../tools/call-tool.ts';
import type { SharedState } from '../tools/shared-state.ts';
import type { ToolOutcome } from '../tools/tool-outcome.ts';
import type { ToolRegistry } from '../tools/tool-registry.ts';
import type { AgentConfig } from './agent-config.ts';
import type { AnswerJudge } from './answer-judge.ts';
import type { ReActEvent } from './react-event.ts';
import { nextRunId } from './run-id.ts';
import type { RunSignal } from './run-signal.ts';
import type { RunSummary } from './run-summary.ts';
import type { RunSpan, Telemetry } from './telemetry.ts';

/** What a run needs of its agent. */
export interface RunParts {
  readonly agent: object;
  readonly name: string;
  readonly provider: Provider;
  readonly registry: ToolRegistry;
  readonly system: string | undefined;
  readonly memory: Memory;
  readonly config: AgentConfig;
  readonly state: SharedState;
  readonly events: EventPublisher<ReActEvent> | undefined;
  readonly telemetry: Telemetry | undefined;
  readonly judge: AnswerJudge | undefined;
  readonly parent: RunLineage | undefined;
  /** Whether the caller wants the messages of the run. */
  readonly keepsMessages: boolean;
}

const NO_TOOLS: readonly ToolSchema[] = Object.freeze([]);

/** The bytes of what a model writes in a reply. */
export function replyBytes(text: string, reasoning: string, calls: readonly ToolCall[]): number {
  const own = Buffer.byteLength(text) + Buffer.byteLength(reasoning);
  return calls.reduce((bytes, call) => bytes + Buffer.byteLength(rawCall(call).arguments), own);
}

/** How a reply was settled: more to do, or an answer. */
export type Settled =
  | { readonly next: 'tools' }
  | { readonly next: 'retry'; readonly attempt: number }
  | { readonly next: 'end'; readonly value: unknown };

const TOOLS: Settled = { next: 'tools' };

/** The state of one run and its steps; what drives it decides whether pieces are told on the way. */
export class ReActRun implements ToolEnvironment, RunLineage {
  readonly parts: RunParts;
  readonly signal: RunSignal;
  readonly messages: Message[] = [];
  readonly callOptions: CallOptions;
  rounds = 0;
  toolCalls = 0;
  usage: Usage = ZERO_USAGE;
  finishReason: FinishReason = 'stop';
  span: RunSpan | undefined;
  answer = '';
  /** Whether nobody waits for its tools any more: none begins, and none is told of. */
  isOver = false;
  #toolRounds = 0;
  #rejected = 0;
  #runId: string | undefined;
  #options: ModelOptions;
  readonly #tools: readonly ToolSchema[];
  #unanswered: readonly ToolCall[] = [];
  #answered = 0;
  /** Whether the memory did not answer in the time of grace: then nothing more is waited for. */
  #isMemoryStuck = false;

  constructor(parts: RunParts, signal: RunSignal) {
    this.parts = parts;
    this.signal = signal;
    this.callOptions = signal.caller ? { signal: signal.caller } : {};
    this.#tools = parts.registry.size > 0 ? parts.registry.schemas() : NO_TOOLS;
    const { model } = parts.config;
    this.#options = parts.judge ? { ...model, structured: parts.judge.schema } : model;
  }

  // What tools get to know.

  get runId(): string {
    return (this.#runId ??= nextRunId());
  }
  get depth(): number {
    return this.parts.parent ? this.parts.parent.depth + 1 : 0;
  }
  get events(): EventPublisher<ReActEvent> | undefined {
    return this.parts.events;
  }
  get agents(): readonly object[] {
    return [...(this.parts.parent?.agents ?? []), this.parts.agent];
  }
  get registry(): ToolRegistry {
    return this.parts.registry;
  }
  get state(): SharedState {
    return this.parts.state;
  }
  get toolTimeoutMs(): number {
    return this.parts.config.toolTimeoutMs;
  }
  get cancelGraceMs(): number {
    return this.parts.config.cancelGraceMs;
  }
  get maxResultBytes(): number {
    return this.parts.config.maxResultBytes;
  }
  get maxDepth(): number {
    // What a run above allows, no run below can extend.
    return Math.min(this.parts.config.maxDepth, this.parts.parent?.maxDepth ?? Infinity);
  }
  get approve(): AgentConfig['approve'] {
    return this.parts.config.approve;
  }
  get lineage(): RunLineage {
    return this;
  }
  get callerSignal(): AbortSignal | undefined {
    return this.signal.caller;
  }
  get toolSignal(): AbortSignal {
    return this.signal.tools;
  }

  /** Counts tokens that were taken on behalf of this run. */
  report(usage: Usage): void {
    this.usage = addUsage(this.usage, usage);
  }

  /** What the run has taken so far. */
  get summary(): RunSummary {
    return { rounds: this.rounds, toolCalls: this.toolCalls, usage: this.usage };
  }

  /** Records what was asked; without that, there is no run and no event. */
  async open(input: AgentInput): Promise<void> {
    const message = new UserMessage(input);
    await this.record(message);
    const { telemetry, events, name, parent } = this.parts;
    this.span = telemetry?.startRun({ runId: this.runId, agent: name, parentRunId: parent?.runId });
    events?.publish({ name: 'run.started', runId: this.runId, input: AgentText.from(message.text) });
  }

  /** Ends the run for those who watch it. */
  close(error: AgentError | undefined): void {
    const { events } = this.parts;
    this.signal.dispose();
    this.parts.parent?.report(this.usage);
    this.span?.end(this.summary, error);
    events?.publish({
      name: 'run.ended',
      runId: this.runId,
      summary: this.summary,
      ...(error === undefined ? {} : { error }),
    });
  }

  /** Begins a round: checks the limit and the signal, and says what the model is asked. */
  nextRequest(): ChatRequest | PromiseLike<ChatRequest> {
    const { config, memory, events } = this.parts;
    const isLast = this.#toolRounds >= config.maxToolRounds;
    if (isLast && (config.atLimit === 'error' || this.#toolRounds > config.maxToolRounds)) {
      throw new TooManyToolRoundsError(config.maxToolRounds);
    }
    this.rounds += 1;
    this.signal.check();
    events?.publish({ name: 'round.started', runId: this.runId, round: this.rounds });
    let context: Messages | Promise<Messages>;
    try {
      context = memory.context({ signal: this.signal.caller, report: (usage) => this.report(usage) });
    } catch (error) {
      throw this.#memoryError(error);
    }
    if (!isThenable(context)) return this.#request(context, isLast);
    // A memory that hangs does not hold a cancelled run up.
    return abortable(context, this.signal.caller).then(
      (messages) => {
        this.signal.check();
        return this.#request(messages, isLast);
      },
      (error: unknown) => {
        throw this.#memoryError(error);
      },
    );
  }

  #memoryError(error: unknown): Error {
    this.signal.check();
    return memoryErrorOf(error);
  }

  #request(messages: Messages, isLast: boolean): ChatRequest {
    const { system } = this.parts;
    const options = this.#options;
    if (!isLast) return { system, messages, tools: this.#tools, options };
    const { toolChoice: _toolChoice, ...others } = options;
    return { system, messages, tools: NO_TOOLS, options: others };
  }

  /** Takes a whole reply in: records it, and judges it if it is an answer. */
  settle(reply: AssistantMessage, hasReasoning: boolean): Settled | Promise<Settled> {
    const { text, reasoning } = rawReply(reply);
    const calls = reply.toolCalls;
    this.#checkSize(text, reasoning ?? '', calls);
    this.checkCalls(calls.length);
    if (text === '' && !hasReasoning && calls.length === 0) return this.#judge('');
    const recorded = this.record(reply);
    if (!isThenable(recorded)) return this.#recorded(text, calls);
    return recorded.then(() => this.#recorded(text, calls));
  }

  #recorded(text: string, calls: readonly ToolCall[]): Settled | Promise<Settled> {
    if (calls.length === 0) return this.#judge(text);
    this.#unanswered = calls;
    this.#answered = 0;
    this.#toolRounds += 1;
    this.toolCalls += calls.length;
    return TOOLS;
  }

  #checkSize(text: string, reasoning: string, calls: readonly ToolCall[]): void {
    let units = text.length + reasoning.length;
    for (const call of calls) units += rawCall(call).arguments.length;
    if (this.isSurelySmall(units)) return;
    this.checkBytes(replyBytes(text, reasoning, calls));
  }

  /** Whether a reply is short however its characters are encoded: none takes over three bytes for a UTF-16 unit. */
  isSurelySmall(units: number): boolean {
    return units * 3 <= this.parts.config.maxReplyBytes;
  }

  /** Throws when a reply asks for more calls than it may. */
  checkCalls(calls: number): void {
    const { maxCallsPerReply } = this.parts.config;
    if (calls <= maxCallsPerReply) return;
    throw new ProviderApiError(0, { reason: `more than ${maxCallsPerReply} tool calls in one reply` });
  }

  /** Throws when a reply is longer than it may be. */
  checkBytes(bytes: number): void {
    const { maxReplyBytes } = this.parts.config;
    if (bytes <= maxReplyBytes) return;
    throw new ProviderApiError(0, { reason: `a reply of more than ${maxReplyBytes} bytes` });
  }

  #judge(text: string): Settled | Promise<Settled> {
    this.answer = text;
    const { judge, config, events } = this.parts;
    if (!judge) return { next: 'end', value: undefined };
    const verdict = judge.judge(text);
    if (verdict.kind === 'passed') return { next: 'end', value: verdict.value };
    if (verdict.kind === 'undecodable') {
      throw new StructuredParseError(AgentText.from(text), { cause: verdict.cause });
    }
    this.#rejected += 1;
    const attempt = this.#rejected;
    if (attempt > config.maxStructuredRetries) {
      const { cause } = verdict;
      throw new StructuredRetriesExhaustedError(config.maxStructuredRetries, AgentText.from(text), { cause });
    }
    events?.publish({ name: 'answer.rejected', attempt });
    return this.#askAgain(verdict.feedback, attempt);
  }

  async #askAgain(feedback: () => Promise<Prompt>, attempt: number): Promise<Settled> {
    await this.record(new UserMessage(await feedback(), { continues: true }));
    return { next: 'retry', attempt };
  }

  /** Records the result of a call; if that fails, says so under the same id, once. */
  recordResult(call: ToolCall, result: ToolResultMessage, outcome: ToolOutcome): void | Promise<void> {
    const settled = (): void => {
      this.#answered += 1;
    };
    try {
      const recorded = this.record(result, outcome.isProtected);
      if (!isThenable(recorded)) {
        settled();
        return;
      }
      return recorded.then(settled, (error: unknown) => this.#resultLost(call, error));
    } catch (error) {
      return this.#resultLost(call, error);
    }
  }

  async #resultLost(call: ToolCall, error: unknown): Promise<never> {
    const note = 'memory record failed: the result could not be stored';
    if (await this.#recordNote(call.id, note)) this.#answered += 1;
    throw error;
  }

  /** Whether calls were asked for that have no result. */
  get hasUnanswered(): boolean {
    return this.#answered < this.#unanswered.length;
  }

  /** Answers calls that nothing will answer any more, so that the history stays paired. */
  async repair(reason: string): Promise<readonly ToolCall[]> {
    const open = this.#unanswered.slice(this.#answered);
    const lost: ToolCall[] = [];
    for (const call of open) if (!(await this.#recordNote(call.id, `not run: ${reason}`))) lost.push(call);
    this.#unanswered = [];
    this.#answered = 0;
    return lost;
  }

  async #recordNote(id: string, content: string): Promise<boolean> {
    try {
      await this.record(new ToolResultMessage({ id, content, isError: true }));
      return true;
    } catch {
      return false;
    }
  }

  /** Adds a message to the memory; a cancelled run waits for it as long as for a tool. */
  record(message: Message, isProtected: boolean = false): void | Promise<void> {
    const { memory } = this.parts;
    if (this.#isMemoryStuck) this.signal.check();
    try {
      const recorded =
        isProtected && memory.recordProtected ? memory.recordProtected(message) : memory.record(message);
      if (isThenable(recorded)) return this.#recordLater(message, recorded);
    } catch (error) {
      throw memoryErrorOf(error);
    }
    this.#keep(message);
  }

  async #recordLater(message: Message, recorded: PromiseLike<void>): Promise<void> {
    const bounds = { timeoutMs: Infinity, graceMs: this.cancelGraceMs, signal: this.signal.caller };
    try {
      await boundedCall(recorded, bounds);
    } catch (error) {
      this.#isMemoryStuck = error instanceof CancelledError;
      throw error instanceof CancelledError ? error : memoryErrorOf(error);
    }
    this.#keep(message);
  }

  #keep(message: Message): void {
    if (this.parts.keepsMessages) this.messages.push(message);
  }
}
