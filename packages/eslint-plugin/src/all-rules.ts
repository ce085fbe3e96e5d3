import type { HearsayRule, RuleName } from './create-rule.ts';
import { noAgentTextAssertion } from './rules/no-agent-text-assertion.ts';
import { noAgentTextCoercion } from './rules/no-agent-text-coercion.ts';
import { noAgentTextInControl } from './rules/no-agent-text-in-control.ts';
import { noAgentTextInPrompt } from './rules/no-agent-text-in-prompt.ts';
import { noDynamicTrustedText } from './rules/no-dynamic-trusted-text.ts';
import { noInvalidTrigger } from './rules/no-invalid-trigger.ts';
import { noKeyPlusModifiers } from './rules/no-key-plus-modifiers.ts';
import { noLooseTrigger } from './rules/no-loose-trigger.ts';
import { noOptionalToolArgument } from './rules/no-optional-tool-argument.ts';
import { noOverlappingTools } from './rules/no-overlapping-tools.ts';
import { noUnexplainedTrust } from './rules/no-unexplained-trust.ts';
import { noUnsafeAnswer } from './rules/no-unsafe-answer.ts';
import { preferSpokenEnum } from './rules/prefer-spoken-enum.ts';
import { requireFlatTool } from './rules/require-flat-tool.ts';
import { requireToolDescription } from './rules/require-tool-description.ts';

/** The rules of the plugin by name. */
export type AllRules = Readonly<Record<RuleName, HearsayRule<string, readonly unknown[]>>>;

/** Every rule of the plugin, in the order of the documentation. */
export const allRules: AllRules = {
  'no-agent-text-in-prompt': noAgentTextInPrompt,
  'no-agent-text-coercion': noAgentTextCoercion,
  'no-agent-text-assertion': noAgentTextAssertion,
  'no-unsafe-answer': noUnsafeAnswer,
  'no-dynamic-trusted-text': noDynamicTrustedText,
  'no-agent-text-in-control': noAgentTextInControl,
  'no-unexplained-trust': noUnexplainedTrust,
  'require-flat-tool': requireFlatTool,
  'require-tool-description': requireToolDescription,
  'prefer-spoken-enum': preferSpokenEnum,
  'no-optional-tool-argument': noOptionalToolArgument,
  'no-key-plus-modifiers': noKeyPlusModifiers,
  'no-overlapping-tools': noOverlappingTools,
  'no-invalid-trigger': noInvalidTrigger,
  'no-loose-trigger': noLooseTrigger,
};
