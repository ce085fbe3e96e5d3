import { noUnsafeAnswer } from '../../src/rules/no-unsafe-answer.ts';
import { typedRuleTester } from '../rule-tester.ts';
import { types } from './no-unsafe-answer/types.ts';
import { names } from './no-unsafe-answer/names.ts';
import { calls } from './no-unsafe-answer/calls.ts';

const parts = [types, names, calls];

typedRuleTester().run('no-unsafe-answer', noUnsafeAnswer, {
  valid: parts.flatMap(({ valid }) => valid),
  invalid: parts.flatMap(({ invalid }) => invalid),
});
