import type { Attributes, Context, Span, Tracer } from '@opentelemetry/api';
import { SpanKind, SpanStatusCode, context, trace } from '@opentelemetry/api';
import { AgentError } from '../errors/agent-error.ts';
import type { Usage } from '../messages/usage.ts';
import type { ChatRequest } from '../provider/chat-request.ts';
import type { FinishReason } from '../provider/chat-response.ts';
import type { Provider } from '../provider/provider.ts';
import type { ChatSpan, RunSpan, Telemetry, ToolSpan, TracedTool } from '../react/telemetry.ts';
import type { RunSummary } from '../react/run-summary.ts';
import type { ToolOutcome } from '../tools/tool-outcome.ts';

/** How spans are made. */
export interface OtelOptions {
  /** Makes the spans; the global provider's tracer `@hearsay/agent` when left out. */
  readonly tracer?: Tracer | undefined;
  /** Whether arguments and results of tools stand in the spans; no when left out, because they are anybody's text. */
  readonly recordsContent?: boolean | undefined;
}

function fail(span: Span, error: unknown): void {
  // The code and nothing else: an error behind it may quote anything.
  span.setAttribute('error.type', AgentError.isInstance(error) ? error.code : 'unknown');
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function usageAttributes({ promptTokens, completionTokens }: Usage): Attributes {
  return { 'gen_ai.usage.input_tokens': promptTokens, 'gen_ai.usage.output_tokens': completionTokens };
}

function reasonName(reason: FinishReason): string {
  return typeof reason === 'string' ? reason : 'other';
}

class OtelChatSpan implements ChatSpan {
  readonly #span: Span;

  constructor(span: Span) {
    this.#span = span;
  }

  end(outcome: Parameters<ChatSpan['end']>[0]): void {
    if ('error' in outcome) fail(this.#span, outcome.error);
    else {
      const { finishReason, model, usage } = outcome.response;
      this.#span.setAttribute('gen_ai.response.finish_reasons', [reasonName(finishReason)]);
      if (model !== undefined) this.#span.setAttribute('gen_ai.response.model', model);
      if (usage) this.#span.setAttributes(usageAttributes(usage));
    }
    this.#span.end();
  }
}

class OtelToolSpan implements ToolSpan {
  readonly #span: Span;
  readonly #context: Context;
  readonly #recordsContent: boolean;

  constructor(span: Span, parent: Context, recordsContent: boolean) {
    this.#span = span;
    this.#context = trace.setSpan(parent, span);
    this.#recordsContent = recordsContent;
  }

  run<Value>(call: () => Value): Value {
    return context.with(this.#context, call);
  }

  end({ text, error }: ToolOutcome): void {
    if (this.#recordsContent) this.#span.setAttribute('gen_ai.tool.call.result', text);
    if (error) fail(this.#span, error);
    this.#span.end();
  }
}

class OtelRunSpan implements RunSpan {
  readonly #tracer: Tracer;
  readonly #span: Span;
  readonly #context: Context;
  readonly #runId: string;
  readonly #recordsContent: boolean;

  constructor(tracer: Tracer, span: Span, runId: string, recordsContent: boolean) {
    this.#tracer = tracer;
    this.#span = span;
    this.#context = trace.setSpan(context.active(), span);
    this.#runId = runId;
    this.#recordsContent = recordsContent;
  }

  startChat(provider: Provider, { options }: ChatRequest, round: number): ChatSpan {
    const model = provider.model ?? 'unknown';
    const attributes: Attributes = {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': provider.name ?? 'unknown',
      'gen_ai.request.model': model,
      'hearsay.run.id': this.#runId,
      'hearsay.round': round,
      ...(options.temperature === undefined ? {} : { 'gen_ai.request.temperature': options.temperature }),
      ...(options.maxTokens === undefined ? {} : { 'gen_ai.request.max_tokens': options.maxTokens }),
    };
    const span = this.#tracer.startSpan(
      `chat ${model}`,
      { kind: SpanKind.CLIENT, attributes },
      this.#context,
    );
    return new OtelChatSpan(span);
  }

  startTool({ call, name }: TracedTool, round: number): ToolSpan {
    // A name that the model made up is text.
    const tool = name ?? 'unknown';
    const attributes: Attributes = {
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': tool,
      'gen_ai.tool.call.id': call.id,
      'gen_ai.tool.type': 'function',
      'hearsay.run.id': this.#runId,
      'hearsay.round': round,
      ...(this.#recordsContent ? { 'gen_ai.tool.call.arguments': call.arguments.raw() } : {}),
    };
    const span = this.#tracer.startSpan(`execute_tool ${tool}`, { attributes }, this.#context);
    return new OtelToolSpan(span, this.#context, this.#recordsContent);
  }

  end({ rounds, toolCalls, usage }: RunSummary, error: AgentError | undefined): void {
    const counts = { 'hearsay.rounds': rounds, 'hearsay.tool_calls': toolCalls };
    this.#span.setAttributes({ ...usageAttributes(usage), ...counts });
    if (error) fail(this.#span, error);
    this.#span.end();
  }
}

/**
 * Makes spans of OpenTelemetry by the conventions for generative AI.
 *
 * No text of a model, a tool or a user stands in them, unless it is asked for; of errors, only the code.
 */
export function otelTelemetry(options: OtelOptions = {}): Telemetry {
  const { recordsContent = false } = options;
  return {
    startRun({ runId, agent, parentRunId }) {
      const tracer = options.tracer ?? trace.getTracer('@hearsay/agent');
      const attributes: Attributes = {
        'gen_ai.operation.name': 'invoke_agent',
        'gen_ai.agent.name': agent,
        'hearsay.run.id': runId,
        ...(parentRunId === undefined ? {} : { 'hearsay.parent_run.id': parentRunId }),
      };
      const span = tracer.startSpan(`invoke_agent ${agent}`, { attributes });
      return new OtelRunSpan(tracer, span, runId, recordsContent);
    },
  };
}
