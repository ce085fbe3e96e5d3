import type ts from 'typescript';
import { ELEMENT, KEYS } from '../facts/access-path.ts';
import type { NodeId } from '../facts/node-facts.ts';
import type { FileExtraction } from './file-extraction.ts';
import { read, write } from './global-behaviour.ts';

/** The list of pairs that an object or a map is read as: `[[key, value]]`. */
export function pairsOf(extraction: FileExtraction, syntax: ts.Node, holder: NodeId): NodeId {
  const item = extraction.derived(syntax, holder, read(ELEMENT));
  const key = extraction.derived(syntax, holder, read(KEYS));
  return extraction.merged(syntax, [
    extraction.derived(syntax, item, write(ELEMENT, '1')),
    extraction.derived(syntax, key, write(ELEMENT, '0')),
  ]);
}

/** What a list of pairs is made into, whose keys nobody has written down. */
export function fromPairs(extraction: FileExtraction, syntax: ts.Node, pairs: NodeId): NodeId {
  const pair = extraction.derived(syntax, pairs, read(ELEMENT));
  return extraction.merged(syntax, [
    extraction.derived(syntax, extraction.derived(syntax, pair, read('1')), write(ELEMENT)),
    extraction.derived(syntax, extraction.derived(syntax, pair, read('0')), write(KEYS)),
  ]);
}
