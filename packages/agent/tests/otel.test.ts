import type {
  Attributes,
  Context,
  Span,
  SpanContext,
  SpanOptions,
  SpanStatus,
  Tracer,
} from '@opentelemetry/api';
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { describe, expect, it } from 'vitest';
import { ToolError, reactAgent, usageOf } from '../src/index.ts';
import { otelTelemetry } from '../src/otel.ts';
import { FakeProvider } from '../src/testing.ts';
import { EventLog, collect, rejection } from './samples/collect.ts';
import { sampleCall, sampleTool } from './samples/sample-tools.ts';

/** Keeps what it is told, as an exporter would get it. */
class KeptSpan implements Span {
  readonly name: string;
  readonly kind: SpanKind | undefined;
  readonly parent: Span | undefined;
  readonly attributes: Attributes;
  status: SpanStatus = { code: SpanStatusCode.UNSET };
  ended = false;

  constructor(
    name: string,
    kind: SpanKind | undefined,
    parent: Span | undefined,
    attributes: Attributes = {},
  ) {
    this.name = name;
    this.kind = kind;
    this.parent = parent;
    this.attributes = { ...attributes };
  }

  spanContext(): SpanContext {
    return { traceId: '1', spanId: '1', traceFlags: 1 };
  }
  setAttribute(key: string, value: Attributes[string]): this {
    if (value !== undefined) this.attributes[key] = value;
    return this;
  }
  setAttributes(attributes: Attributes): this {
    Object.assign(this.attributes, attributes);
    return this;
  }
  setStatus(status: SpanStatus): this {
    this.status = status;
    return this;
  }
  end(): void {
    this.ended = true;
  }
  isRecording(): boolean {
    return true;
  }
  addEvent(): this {
    throw new Error('not used');
  }
  addLink(): this {
    throw new Error('not used');
  }
  addLinks(): this {
    throw new Error('not used');
  }
  updateName(): this {
    throw new Error('not used');
  }
  recordException(): void {
    throw new Error('an exception may quote anything');
  }
}

class KeepingTracer implements Tracer {
  readonly spans: KeptSpan[] = [];

  startSpan(name: string, options: SpanOptions = {}, context?: Context): Span {
    const span = new KeptSpan(name, options.kind, context && trace.getSpan(context), options.attributes);
    this.spans.push(span);
    return span;
  }
  startActiveSpan(): never {
    throw new Error('not used');
  }
}

const usage = usageOf(10, 5);
const script = [
  { text: 'SECRET WORDS', toolCalls: [sampleCall('c1', 'weather', { city: 'SECRET CITY' })], usage },
  { text: 'SECRET ANSWER', usage },
];
const weather = sampleTool('weather', () => 'SECRET RESULT');

describe('OpenTelemetry', () => {
  it.each([false, true])(
    'E5 inner spans nest under the run, rounds numbered 1, 2, tokens per round, one run id equal to that of run.started (stream: %s)',
    async (streamed) => {
      const tracer = new KeepingTracer();
      const events = new EventLog();
      const telemetry = otelTelemetry({ tracer });
      const agent = reactAgent({
        provider: new FakeProvider(script),
        tools: [weather],
        telemetry,
        events,
        name: 'clerk',
      });
      if (streamed) await collect(agent.runStream('SECRET INPUT'));
      else await agent.run('SECRET INPUT');
      const [run, first, tool, second] = tracer.spans;
      expect(tracer.spans.map(({ name }) => name)).toEqual([
        'invoke_agent clerk',
        'chat unknown',
        'execute_tool weather',
        'chat unknown',
      ]);
      expect([first, tool, second].map((span) => span?.parent)).toEqual([run, run, run]);
      expect(first?.kind).toBe(SpanKind.CLIENT);
      expect([first, tool, second].map((span) => span?.attributes['hearsay.round'])).toEqual([1, 1, 2]);
      expect(second?.attributes).toMatchObject({
        'gen_ai.operation.name': 'chat',
        'gen_ai.provider.name': 'fake',
        'gen_ai.usage.input_tokens': 10,
        'gen_ai.usage.output_tokens': 5,
        'gen_ai.response.finish_reasons': ['stop'],
      });
      expect(run?.attributes).toMatchObject({
        'gen_ai.agent.name': 'clerk',
        'gen_ai.usage.input_tokens': 20,
      });
      const runId = events.find('run.started')[0]?.runId;
      for (const span of tracer.spans) {
        expect(span.attributes['hearsay.run.id']).toBe(runId);
        expect(span.ended).toBe(true);
        expect(JSON.stringify(span.attributes)).not.toContain('SECRET');
      }
    },
  );

  it('records arguments and results on request', async () => {
    const tracer = new KeepingTracer();
    const telemetry = otelTelemetry({ tracer, recordsContent: true });
    await reactAgent({ provider: new FakeProvider(script), tools: [weather], telemetry }).run('Hi');
    expect(tracer.spans[2]?.attributes).toMatchObject({
      'gen_ai.tool.call.arguments': '{"city":"SECRET CITY"}',
      'gen_ai.tool.call.result': 'SECRET RESULT',
    });
  });

  it('E6 run error on the run span; tool error only on the tool span; provider error on both', async () => {
    const tracer = new KeepingTracer();
    const broken = sampleTool('weather', () => {
      throw new ToolError('execution', 'SECRET FAULT');
    });
    const toolCalls = [sampleCall('c1', 'weather'), sampleCall('c2', 'SECRET NAME')];
    const provider = new FakeProvider([{ toolCalls }, 'ok']);
    const telemetry = otelTelemetry({ tracer });
    const agent = reactAgent({ provider, tools: [broken], telemetry });
    await agent.run('Hi');
    const failed = tracer.spans.filter(({ status }) => status.code === SpanStatusCode.ERROR);
    expect(failed.map(({ name }) => name)).toEqual(['execute_tool weather', 'execute_tool unknown']);
    expect(JSON.stringify(failed.map(({ attributes, status }) => [attributes, status]))).not.toContain(
      'SECRET',
    );
    tracer.spans.length = 0;
    await rejection(agent.run('Again'));
    expect(
      tracer.spans.map(({ name, status, attributes }) => [name, status.code, attributes['error.type']]),
    ).toEqual([
      ['invoke_agent agent', SpanStatusCode.ERROR, 'HEARSAY_PROVIDER_API'],
      ['chat unknown', SpanStatusCode.ERROR, 'HEARSAY_PROVIDER_API'],
    ]);
  });

  it('ends every span of a stream that was left', async () => {
    for (let stop = 1; stop <= 4; stop += 1) {
      const tracer = new KeepingTracer();
      const provider = new FakeProvider(script);
      const agent = reactAgent({ provider, tools: [weather], telemetry: otelTelemetry({ tracer }) });
      let seen = 0;
      for await (const _chunk of agent.runStream('Hi')) if ((seen += 1) === stop) break;
      expect(tracer.spans.filter(({ ended }) => !ended)).toEqual([]);
      expect(tracer.spans[0]?.attributes['error.type']).toBe('HEARSAY_STREAM_ABANDONED');
    }
  });

  it('marks a cancelled run alike on both paths', async () => {
    const tracer = new KeepingTracer();
    const telemetry = otelTelemetry({ tracer });
    const agent = reactAgent({ provider: new FakeProvider(script), telemetry });
    const signal = AbortSignal.abort();
    await rejection(agent.run('Hi', { signal }));
    await collect(agent.runStream('Hi', { signal }));
    expect(tracer.spans.map(({ attributes }) => attributes['error.type'])).toEqual([
      'HEARSAY_CANCELLED',
      'HEARSAY_CANCELLED',
    ]);
  });
});
