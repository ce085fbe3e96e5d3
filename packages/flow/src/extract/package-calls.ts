import { isPlatform } from '../compiler/resolution.ts';
import type { GivenBack } from '../compiler/given-back.ts';
import type { EdgeOperation } from '../facts/edge-facts.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { ELEMENT } from '../facts/access-path.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { callBack } from './callbacks.ts';
import type { EvaluatedCall } from './calls.ts';
import type { FileExtraction } from './file-extraction.ts';
import { COPY } from './file-extraction.ts';

/** Libraries whose calls check a value against a schema: its type holds behind them. */
const VALIDATORS = new Set([
  'zod',
  'valibot',
  'arktype',
  'ajv',
  'yup',
  'superstruct',
  '@sinclair/typebox',
  'typebox',
  '@effect/schema',
  'effect',
  'io-ts',
  'runtypes',
]);

/** Methods of those libraries that check a value. */
export const VALIDATING_METHODS: ReadonlySet<string> = new Set([
  'parse',
  'safeParse',
  'parseAsync',
  'safeParseAsync',
  'validate',
  'validateSync',
  'decode',
  'assert',
  'check',
]);

/** Functions of the platform that give back what they were given, in another form. */
const PLATFORM_TEXT = new Set([
  'format',
  'inspect',
  'from',
  'concat',
  'decode',
  'encode',
  'stripVTControlCharacters',
  'join',
  'resolve',
  'basename',
  'dirname',
  'stringify',
  'escape',
  'unescape',
  'toString',
  'write',
  'end',
]);

/**
 * A call into a library that no catalog describes.
 *
 * What goes in may come out again, except from promises: a database, a file or a web search answers with text of its
 * own. Callbacks run, and see what the other arguments and the receiver hold.
 */
export function callPackage(extraction: FileExtraction, call: EvaluatedCall): NodeId {
  const { resolution, syntax } = call;
  const labelled = call.values.filter((value) => value !== CLEAN);
  const returned = runCallbacks(extraction, call);
  if (labelled.length === 0 && call.receiverValue === CLEAN) return returned;
  const name = resolution?.kind === 'package' ? resolution.package.name : undefined;
  const node = extraction.node(syntax, { typed: true, note: `passes through \`${calleeName(call)}\`` });
  extraction.builder.edge(returned, node, COPY);
  if (name !== undefined && VALIDATORS.has(name)) {
    for (const value of labelled) extraction.builder.edge(value, node, { kind: 'validate' });
    return node;
  }
  const isOfSdk = name !== undefined && call.method !== undefined && extraction.catalog.knows(name);
  extraction.builder.edge(
    call.receiverValue,
    node,
    // A library runs the functions that it holds, and gives none of them back: who goes on with its object calls it.
    isOfSdk ? { kind: 'method', name: call.method, otherwise: 'all' } : { kind: 'data' },
  );
  if (givesBackArguments(call)) {
    const operation: EdgeOperation = call.isNew ? { kind: 'derive' } : { kind: 'derive-unless-promise' };
    for (const value of labelled) extraction.builder.edge(value, node, operation);
  }
  return node;
}

function givesBackArguments(call: EvaluatedCall): boolean {
  const { resolution } = call;
  if (resolution?.kind === 'package' && isPlatform(resolution.package.name)) {
    return call.isNew || PLATFORM_TEXT.has(resolution.names[0]?.split('#').at(-1) ?? '');
  }
  return true;
}

function calleeName(call: EvaluatedCall): string {
  return call.method ?? (call.callee.getText().length <= 40 ? call.callee.getText() : 'a library');
}

/** Calls the functions among the arguments, and gives what the library hands on of their results. */
export function runCallbacks(extraction: FileExtraction, call: EvaluatedCall): NodeId {
  const { compiler } = extraction;
  const isFunction = call.arguments.map(
    (argument) => compiler.isArrowFunction(argument) || compiler.isFunctionExpression(argument),
  );
  const seen = call.values.filter((_, index) => isFunction[index] !== true);
  const inputs = extraction.merged(call.syntax, [
    call.receiverValue,
    ...seen.map((value) => extraction.derived(call.syntax, value, { kind: 'read', name: ELEMENT })),
  ]);
  const given = callbacksGivenBack(extraction, call);
  const results = call.values.map((value, index) => {
    const way = given.get(index);
    if (isFunction[index] !== true && way === undefined) return CLEAN;
    const result = callBack(extraction, call.syntax, value, [inputs]);
    if (way === 'whole') return result;
    return way === undefined
      ? CLEAN
      : extraction.derived(call.syntax, result, { kind: 'write', path: [ELEMENT] });
  });
  return extraction.merged(call.syntax, results);
}

/** The callbacks whose results a library hands on, by their positions; none where no argument is a value at all. */
export function callbacksGivenBack(
  { compiler, types }: FileExtraction,
  { syntax, values }: EvaluatedCall,
): ReadonlyMap<number, GivenBack> {
  const isPossible = compiler.isCallExpression(syntax) && values.some((value) => value !== CLEAN);
  return isPossible ? types.givenBack(syntax) : NOTHING_GIVEN;
}

const NOTHING_GIVEN: ReadonlyMap<number, GivenBack> = new Map();
