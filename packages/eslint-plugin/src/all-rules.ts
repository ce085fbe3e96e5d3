import type { HearsayRule, RuleName } from './create-rule.ts';
import { noAgentTextAssertion } from './rules/no-agent-text-assertion.ts';
import { noAgentTextCoercion } from './rules/no-agent-text-coercion.ts';
import { noAgentTextInControl } from './rules/no-agent-text-in-control.ts';
import { noAgentTextInPrompt } from './rules/no-agent-text-in-prompt.ts';

import { noDynamicTrustedText } from './rules/no-dynamic-trusted-text.ts';
import { noUnexplainedTrust } from './rules/no-unexplained-trust.ts';
import { noUnsafeAnswer } from './rules/no-unsafe-answer.ts';

/** The rules of the plugin by name. */
export type AllRules = Readonly<Partial<Record<RuleName, HearsayRule<string, readonly unknown[]>>>>;

/** Every rule of the plugin, in the order of the documentation. */
export const allRules: AllRules = {
  'no-agent-text-in-prompt': noAgentTextInPrompt,
  'no-agent-text-coercion': noAgentTextCoercion,
  'no-agent-text-assertion': noAgentTextAssertion,
  'no-unsafe-answer': noUnsafeAnswer,
  'no-dynamic-trusted-text': noDynamicTrustedText,
  'no-agent-text-in-control': noAgentTextInControl,
  'no-unexplained-trust': noUnexplainedTrust,
};
