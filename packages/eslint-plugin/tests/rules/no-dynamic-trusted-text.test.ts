import { noDynamicTrustedText } from '../../src/rules/no-dynamic-trusted-text.ts';
import { typedRuleTester } from '../rule-tester.ts';
import { prompts } from './no-dynamic-trusted-text/prompts.ts';
import { sdkSlots } from './no-dynamic-trusted-text/sdk-slots.ts';

const parts = [prompts, sdkSlots];

typedRuleTester().run('no-dynamic-trusted-text', noDynamicTrustedText, {
  valid: parts.flatMap(({ valid }) => valid),
  invalid: parts.flatMap(({ invalid }) => invalid),
});
