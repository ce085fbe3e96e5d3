import { noAgentTextCoercion } from '../../src/rules/no-agent-text-coercion.ts';
import { typedRuleTester } from '../rule-tester.ts';
import { templates } from './no-agent-text-coercion/templates.ts';
import { conversions } from './no-agent-text-coercion/conversions.ts';
import { importedConversions } from './no-agent-text-coercion/imported-conversions.ts';
import { methods } from './no-agent-text-coercion/methods.ts';
import { keys } from './no-agent-text-coercion/keys.ts';
import { comparisons } from './no-agent-text-coercion/comparisons.ts';
import { openParameters } from './no-agent-text-coercion/open-parameters.ts';
import { writtenValues } from './no-agent-text-coercion/written-values.ts';
import { allowedSinks } from './no-agent-text-coercion/allowed-sinks.ts';

const parts = [
  templates,
  conversions,
  importedConversions,
  methods,
  keys,
  comparisons,
  openParameters,
  allowedSinks,
  writtenValues,
];

typedRuleTester().run('no-agent-text-coercion', noAgentTextCoercion, {
  valid: parts.flatMap(({ valid }) => valid),
  invalid: parts.flatMap(({ invalid }) => invalid),
});
