import type ts from 'typescript';
import { staticName, unwrap } from '../compiler/symbol-name.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { callBack } from './callbacks.ts';
import type { EvaluatedCall } from './calls.ts';
import type { FileExtraction } from './file-extraction.ts';
import { readingParameter } from './synthetic-functions.ts';

/** What a runnable gives when it is run, for the runnable that follows it. */
const GIVEN = '%given';
/** A function that stands for a runnable's input: only runnables that ask a model have one. */
const TAKES = '%takes';
/** The function of a runnable that was made of one. */
const LAMBDA = '%lambda';

/** What a step of a pipeline does with what comes in. */
type StepKind = 'prompt' | 'model' | 'pass' | 'map' | 'assign' | 'other';

/** The pipeline so far. */
interface Flow {
  readonly value: NodeId;
  /** Whether the value went into a prompt: then it was told of there. */
  readonly isTold: boolean;
  /** Whether a step asks a model, in its own right or by the functions under {@link TAKES} that were found. */
  readonly asks: boolean;
  readonly takers: readonly NodeId[];
}

const START: Flow = { value: CLEAN, isTold: false, asks: false, takers: [] };

/** Joins runnables into one, and gives its value. */
export function joinRunnables(
  extraction: FileExtraction,
  call: EvaluatedCall,
  kind: string,
  joins: 'next' | 'list' | 'same',
): NodeId {
  const flow = stepsOf(extraction, call, joins).reduce<Flow>(
    (before, step) => runStep(extraction, kind, before, step),
    START,
  );
  const { builder } = extraction;
  const result = extraction.node(call.syntax);
  builder.edge(flow.value, result, { kind: 'write', path: [GIVEN] });
  const takers = flow.asks ? [...flow.takers, readingParameter(extraction, call.syntax)] : flow.takers;
  for (const taker of takers) builder.edge(taker, result, { kind: 'write', path: [TAKES] });
  return result;
}

function stepsOf(
  extraction: FileExtraction,
  call: EvaluatedCall,
  joins: 'next' | 'list' | 'same',
): readonly ts.Expression[] {
  const { compiler } = extraction;
  const receiver = call.receiver === undefined ? [] : [call.receiver];
  if (joins === 'same') return receiver;
  if (joins === 'next') return [...receiver, ...call.arguments];
  const [list] = call.arguments;
  const literal = list && unwrap(compiler, list);
  return literal !== undefined && compiler.isArrayLiteralExpression(literal) ? literal.elements : [];
}

function runStep(extraction: FileExtraction, kind: string, before: Flow, step: ts.Expression): Flow {
  const { builder } = extraction;
  const input = before.isTold ? CLEAN : before.value;
  const stepKind = kindOf(extraction, step);
  if (stepKind === 'prompt') {
    recordSink(extraction, kind, step, input);
    return { ...before, value: before.value, isTold: true, asks: true };
  }
  if (stepKind === 'model') {
    recordSink(extraction, kind, step, input);
    const node = extraction.node(step);
    builder.sources.push({ node, kind, path: [], start: builder.startOf(step), end: step.end });
    return { value: node, isTold: false, asks: true, takers: before.takers };
  }
  if (stepKind === 'pass') return before;
  if (stepKind === 'map' || stepKind === 'assign') {
    const members = runMembers(extraction, step, input);
    const kept = stepKind === 'assign' ? [input, members] : [members];
    return { ...before, value: extraction.merged(step, kept), isTold: false };
  }
  const value = builder.values.get(step) ?? CLEAN;
  const taker = extraction.derived(step, value, { kind: 'read', name: TAKES });
  recordSink(extraction, kind, step, callBack(extraction, step, taker, [input]));
  return {
    value: runValue(extraction, step, value, input),
    isTold: false,
    asks: before.asks,
    takers: [...before.takers, taker],
  };
}

/** What a function, or a runnable that was joined before, gives for an input. */
function runValue(extraction: FileExtraction, step: ts.Expression, value: NodeId, input: NodeId): NodeId {
  const lambda = extraction.derived(step, value, { kind: 'read', name: LAMBDA });
  return extraction.merged(step, [
    callBack(extraction, step, value, [input]),
    callBack(extraction, step, lambda, [input]),
    extraction.derived(step, value, { kind: 'read', name: GIVEN }),
  ]);
}

/** `{ question: (input) => …, answer: chain }`: each member runs on the same input. */
function runMembers(extraction: FileExtraction, step: ts.Expression, input: NodeId): NodeId {
  const { compiler, builder } = extraction;
  const whole = extraction.node(step);
  const literal = mapOf(extraction, step);
  for (const property of literal?.properties ?? []) {
    if (!compiler.isPropertyAssignment(property) && !compiler.isShorthandPropertyAssignment(property))
      continue;
    const name = staticName(compiler, property.name);
    const member = compiler.isPropertyAssignment(property) ? property.initializer : property.name;
    const kind = kindOf(extraction, member);
    let given = CLEAN;
    if (kind === 'model') {
      given = extraction.node(member);
      builder.sources.push({
        node: given,
        kind: 'langchain:RunnableMap',
        path: [],
        start: builder.startOf(member),
        end: member.end,
      });
    } else if (kind === 'pass') given = input;
    else if (kind === 'map') given = runMembers(extraction, member, input);
    else if (kind === 'other') {
      given = runValue(extraction, member, builder.values.get(member) ?? CLEAN, input);
    }
    if (name !== undefined) builder.edge(given, whole, { kind: 'write', path: [name] });
  }
  return whole;
}

/** The literal of a map, written as it is or within the call that makes a runnable of it. */
function mapOf(extraction: FileExtraction, step: ts.Expression): ts.ObjectLiteralExpression | undefined {
  const { compiler } = extraction;
  const value = unwrap(compiler, step);
  const isCall = compiler.isCallExpression(value) || compiler.isNewExpression(value);
  const written = isCall ? value.arguments?.[0] : value;
  const literal = written && unwrap(compiler, written);
  return literal !== undefined && compiler.isObjectLiteralExpression(literal) ? literal : undefined;
}

function kindOf(extraction: FileExtraction, step: ts.Expression): StepKind {
  const { compiler, types } = extraction;
  const value = unwrap(compiler, step);
  if (compiler.isObjectLiteralExpression(value)) return 'map';
  if (compiler.isArrowFunction(value) || compiler.isFunctionExpression(value)) return 'other';
  const names = types.classNames(value);
  const isA = (...wanted: readonly string[]): boolean => names.some((name) => wanted.includes(name));
  if (isA('BasePromptTemplate', 'PromptTemplate', 'ChatPromptTemplate')) return 'prompt';
  if (isA('BaseLanguageModel', 'BaseChatModel', 'BaseLLM')) return 'model';
  if (isA('BaseLLMOutputParser', 'BaseOutputParser')) return 'pass';
  if (isA('RunnableAssign')) return 'assign';
  if (isA('RunnableMap', 'RunnableParallel')) return 'map';
  return isA('RunnablePassthrough') ? 'pass' : 'other';
}

/** What comes to a prompt or a model from another step is part of what the model is told. */
function recordSink(extraction: FileExtraction, kind: string, step: ts.Expression, node: NodeId): void {
  if (node === CLEAN) return;
  const { builder } = extraction;
  builder.sinks.push({
    node,
    kind,
    rank: 'user',
    pattern: [],
    start: builder.startOf(step),
    end: step.end,
    scope: extraction.frame.name,
  });
}
