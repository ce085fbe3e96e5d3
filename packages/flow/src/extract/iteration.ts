import type ts from 'typescript';
import { ELEMENT } from '../facts/access-path.ts';
import type { SymbolName } from '../facts/file-facts.ts';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { callMethod } from './callbacks.ts';
import type { FileExtraction } from './file-extraction.ts';
import { pairsOf } from './key-pairs.ts';

const ITERATORS = ['@@asyncIterator', '@@iterator'];

/** What a loop or a spread goes through: the entries of a map, what an own iterator gives, or the elements. */
export function iterated(extraction: FileExtraction, expression: ts.Expression, value: NodeId): NodeId {
  if (value === CLEAN) return CLEAN;
  const { symbols, types } = extraction;
  for (const name of ITERATORS) {
    const { methods, isOnly } = symbols.ownMethods(expression, name);
    if (methods.length === 0) continue;
    const given = iteratedByOwn(extraction, expression, value, name, methods);
    return isOnly ? given : extraction.merged(expression, [value, given]);
  }
  if (!types.isKeyed(expression)) return value;
  return pairsOf(extraction, expression, value);
}

/** What `[Symbol.iterator]()` of the project gives: a generator's values, or those of `next()`. */
function iteratedByOwn(
  extraction: FileExtraction,
  expression: ts.Expression,
  value: NodeId,
  name: string,
  methods: readonly SymbolName[],
): NodeId {
  const iterator = callMethod(extraction, expression, value, name, methods);
  const { methods: next } = extraction.symbols.ownMethods(expression, 'next');
  const step = callMethod(extraction, expression, iterator, 'next', next);
  const given = extraction.derived(expression, step, { kind: 'read', name: 'value' });
  return extraction.merged(
    expression,
    [extraction.derived(expression, iterator, { kind: 'read', name: ELEMENT }), given].map((item) =>
      extraction.derived(expression, item, { kind: 'write', path: [ELEMENT] }),
    ),
  );
}
