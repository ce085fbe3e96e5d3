import { isThenable } from '../async/is-thenable.ts';
import type { ToolCall } from '../messages/tool-call.ts';
import { rawCall } from '../messages/tool-call.ts';
import type { AgentTool, RunLineage, ToolContext, ToolOutput } from './agent-tool.ts';
import { boundedCall } from './bounded-call.ts';
import type { SharedState } from './shared-state.ts';
import type { ToolOutcome } from './tool-outcome.ts';
import { executionOutcome, invalidOutcome, notFoundOutcome, thrownOutcome } from './tool-outcome.ts';
import type { ToolRegistry } from './tool-registry.ts';
import { capText, outputText, quotedText } from './tool-result-text.ts';

/** A call that somebody has to approve. */
export interface ApprovalRequest {
  /** The registered name of the tool: the developer's own word for it. */
  readonly tool: string;
  /** The call as the model wrote it, its texts marked. */
  readonly call: ToolCall;
  /** The arguments, checked. */
  readonly input: unknown;
  /** Aborted when the run is cancelled. */
  readonly signal: AbortSignal;
}

/** Decides about a call before it is made. */
export type Approve = (request: ApprovalRequest) => boolean | Promise<boolean>;

/** What calls of tools need to know about the run. */
export interface ToolEnvironment {
  readonly registry: ToolRegistry;
  readonly state: SharedState;
  readonly toolTimeoutMs: number;
  readonly cancelGraceMs: number;
  readonly maxResultBytes: number;
  readonly approve: Approve | undefined;
  readonly lineage: RunLineage;
  /** The signal of the caller; undefined when nobody can cancel. */
  readonly callerSignal: AbortSignal | undefined;
  /** A signal for the tool, made when somebody asks for it. */
  readonly toolSignal: AbortSignal;
}

/** Made for each call: the signal is only linked to the run's when the tool looks at it. */
class CallContext implements ToolContext {
  readonly id: string;
  readonly #environment: ToolEnvironment;
  #timedOut: AbortController | undefined;
  #signal: AbortSignal | undefined;

  constructor(id: string, environment: ToolEnvironment) {
    this.id = id;
    this.#environment = environment;
  }

  get callId(): string {
    return this.id;
  }

  get state(): SharedState {
    return this.#environment.state;
  }

  get lineage(): RunLineage {
    return this.#environment.lineage;
  }

  get signal(): AbortSignal {
    this.#timedOut ??= new AbortController();
    return (this.#signal ??= AbortSignal.any([this.#environment.toolSignal, this.#timedOut.signal]));
  }

  /** Tells the tool that nobody waits for it any more. */
  abort(): void {
    this.#timedOut ??= new AbortController();
    this.#timedOut.abort(new DOMException('The tool took too long.', 'TimeoutError'));
  }
}

function parseArguments(text: string): { readonly value: unknown } | { readonly fault: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    // `JSON.parse` throws a SyntaxError, which quotes the text: it goes to the model, and into no error's cause.
    return { fault: (error as Error).message.slice(0, 500) };
  }
}

/** What the model reads: no longer than it may be, and quoted if somebody else wrote it. */
function shownText(tool: AgentTool, text: string, environment: ToolEnvironment): string {
  const capped = capText(text, tool.maxResultBytes ?? environment.maxResultBytes);
  return tool.isForeign === true ? quotedText(capped) : capped;
}

function finish(tool: AgentTool, output: ToolOutput, environment: ToolEnvironment): ToolOutcome {
  return { text: shownText(tool, outputText(output), environment), isProtected: tool.isProtected === true };
}

function failure(tool: AgentTool, thrown: unknown, environment: ToolEnvironment): ToolOutcome {
  const outcome = thrownOutcome(tool.schema.name, thrown, tool.isProtected === true);
  return { ...outcome, text: shownText(tool, outcome.text, environment) };
}

async function approvedCall(
  tool: AgentTool,
  call: ToolCall,
  input: unknown,
  environment: ToolEnvironment,
  approve: Approve,
): Promise<ToolOutcome> {
  const { name } = tool.schema;
  const { toolSignal: signal } = environment;
  let approved: boolean;
  try {
    const decision = Promise.resolve(approve({ tool: name, call, input, signal }));
    approved = await boundedCall(decision, {
      timeoutMs: Infinity,
      graceMs: 0,
      signal: environment.callerSignal,
      onTimeout: () => undefined,
    });
  } catch (error) {
    return executionOutcome(name, 'the call could not be approved', error, false);
  }
  if (!approved) return executionOutcome(name, 'the call was not approved', undefined, false);
  return invoke(tool, call.id, input, environment);
}

function invoke(
  tool: AgentTool,
  id: string,
  input: unknown,
  environment: ToolEnvironment,
): ToolOutcome | Promise<ToolOutcome> {
  const context = new CallContext(id, environment);
  let output: ToolOutput | Promise<ToolOutput>;
  try {
    output = tool.call(input, context);
    if (!isThenable(output)) return finish(tool, output, environment);
  } catch (error) {
    return failure(tool, error, environment);
  }
  return boundedCall(output, {
    timeoutMs: tool.timeoutMs ?? environment.toolTimeoutMs,
    graceMs: environment.cancelGraceMs,
    signal: environment.callerSignal,
    onTimeout: () => context.abort(),
  })
    .then((value) => finish(tool, value, environment))
    .catch((error: unknown) => failure(tool, error, environment));
}

/**
 * Looks a tool up, parses and checks its arguments, asks for approval, and calls it.
 *
 * It never throws: what goes wrong is an outcome for the model to read.
 */
export function callTool(call: ToolCall, environment: ToolEnvironment): ToolOutcome | Promise<ToolOutcome> {
  const raw = rawCall(call);
  const tool = environment.registry.get(raw.name);
  if (!tool) return notFoundOutcome(raw.name.slice(0, 200));
  const parsed = parseArguments(raw.arguments);
  if ('fault' in parsed) return invalidOutcome(parsed.fault, undefined, tool.isProtected === true);
  let input = parsed.value;
  try {
    if (tool.decode) input = tool.decode(input);
  } catch (error) {
    return failure(tool, error, environment);
  }
  const { approve } = environment;
  if (approve) return approvedCall(tool, call, input, environment, approve);
  return invoke(tool, call.id, input, environment);
}
