import type { FuncKeywordDefinition } from 'ajv';
import { canonicalJson } from './same-json.ts';

/** `uniqueItems` in linear time: that of ajv compares every element with every other, which a hostile answer can use. */
export const uniqueItems: FuncKeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  errors: false,
  validate: (isWanted: boolean, elements: readonly unknown[]): boolean => {
    return !isWanted || new Set(elements.map(canonicalJson)).size === elements.length;
  },
};
