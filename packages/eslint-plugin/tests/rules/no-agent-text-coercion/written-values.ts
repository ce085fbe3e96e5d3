import type { InvalidTestCase, RunTests } from '@typescript-eslint/rule-tester';
import type { CoercionMessage } from '../../../src/coercion/coercion.ts';
import type { CoercionSuggestion } from '../../../src/coercion/suggestions.ts';
import type { CoercionOptions } from '../../../src/rules/no-agent-text-coercion.ts';
import { TEXTS } from './prelude.ts';

/** Lists and objects that are written out where they are converted. */
export const writtenValues: RunTests<CoercionMessage | CoercionSuggestion, [CoercionOptions]> = {
  valid: [
    `${TEXTS}String([[count, plain], 'none']);`,
    `${TEXTS}JSON.stringify({ cases: [{ note: count > 1 ? 'many' : 'none' }, null] });`,
    `${TEXTS}JSON.stringify({ get note() { return plain; } });`,
    `${TEXTS}JSON.stringify(['none', ...plain]);`,
  ],
  invalid: [
    held('String([[count, reply]]);', 'String', [8, 24]),
    held("JSON.stringify({ cases: [{ note: count > 1 ? reply : 'none' }] });", 'JSON.stringify', [16, 65]),
    held('JSON.stringify({ get note() { return reply; } });', 'JSON.stringify', [16, 48]),
    held("JSON.stringify([...list, 'none']);", 'JSON.stringify', [16, 33]),
  ],
};

/** A value that holds AgentText is converted, at these columns. */
function held(
  code: string,
  by: string,
  [column, endColumn]: readonly [number, number],
): InvalidTestCase<CoercionMessage, [CoercionOptions]> {
  const data = { by, value: 'A value that holds AgentText', lowerValue: 'a value that holds AgentText' };
  return {
    code: `${TEXTS}${code}`,
    errors: [{ messageId: 'conversion', line: 10, column, endLine: 10, endColumn, data }],
  };
}
