import { noAgentTextAssertion } from '../../src/rules/no-agent-text-assertion.ts';
import { typedRuleTester } from '../rule-tester.ts';
import { assertions } from './no-agent-text-assertion/assertions.ts';
import { literals } from './no-agent-text-assertion/literals.ts';
import { any } from './no-agent-text-assertion/any.ts';
import { predicates } from './no-agent-text-assertion/predicates.ts';
import { directives } from './no-agent-text-assertion/directives.ts';

const parts = [assertions, literals, any, predicates, directives];

typedRuleTester().run('no-agent-text-assertion', noAgentTextAssertion, {
  valid: parts.flatMap(({ valid }) => valid),
  invalid: parts.flatMap(({ invalid }) => invalid),
});
