import { isPlatform } from '../compiler/resolution.ts';
import type { EdgeOperation, NodeId } from '../facts/file-facts.ts';
import { ELEMENT } from '../facts/access-path.ts';
import { CLEAN } from '../facts/file-facts.ts';
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
  runCallbacks(extraction, call);
  if (labelled.length === 0 && call.receiverValue === CLEAN) return CLEAN;
  const name = resolution?.kind === 'package' ? resolution.package.name : undefined;
  const node = extraction.node(syntax, { typed: true, note: `passes through \`${calleeName(call)}\`` });
  if (name !== undefined && VALIDATORS.has(name)) {
    for (const value of labelled) extraction.builder.edge(value, node, { kind: 'validate' });
    return node;
  }
  extraction.builder.edge(call.receiverValue, node, COPY);
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

function runCallbacks(extraction: FileExtraction, call: EvaluatedCall): void {
  const { compiler } = extraction;
  const isFunction = call.arguments.map(
    (argument) => compiler.isArrowFunction(argument) || compiler.isFunctionExpression(argument),
  );
  const seen = call.values.filter((_, index) => isFunction[index] !== true);
  const inputs = extraction.merged(call.syntax, [
    call.receiverValue,
    ...seen.map((value) => extraction.derived(call.syntax, value, { kind: 'read', name: ELEMENT })),
  ]);
  call.values.forEach((value, index) => {
    if (isFunction[index] === true) callBack(extraction, call.syntax, value, [inputs]);
  });
}
