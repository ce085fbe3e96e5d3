import type { FuncKeywordDefinition } from 'ajv';
import { canonicalJson } from './same-json.ts';

/** The name under which a validation schema holds closed sets with objects or arrays among them. */
export const CONSTANTS = 'x-hearsay-constants';

/**
 * Closed sets with objects among them: the comparison of ajv calls `valueOf` of what it compares, which an answer can
 * bring along.
 */
export const constantsKeyword: FuncKeywordDefinition = {
  keyword: CONSTANTS,
  errors: false,
  compile: (constants: readonly unknown[]) => {
    const texts = new Set(constants.map(canonicalJson));
    return (value: unknown) => texts.has(canonicalJson(value));
  },
};
