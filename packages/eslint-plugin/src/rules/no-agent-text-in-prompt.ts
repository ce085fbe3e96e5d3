import { usesSdk } from '../program/concerns.ts';
import { createRule, type HearsayRule } from '../create-rule.ts';
import { FLOW_MESSAGES, flowListener, type FlowMessage } from '../flows/flow-rule.ts';

/** Disallows text of a model in a prompt as if the developer had written it; follows it through one file. */
export const noAgentTextInPrompt: HearsayRule<FlowMessage> = createRule<[], FlowMessage>({
  name: 'no-agent-text-in-prompt',
  meta: {
    type: 'problem',
    hasSuggestions: true,
    docs: {
      description: 'Disallow text of a model in a prompt as if the developer had written it',
      presets: { recommended: 'error', strict: 'error' },
      requiresTypeChecking: true,
    },
    messages: FLOW_MESSAGES,
    schema: [],
  },
  concerns: usesSdk,
  create: (context) => flowListener('no-agent-text-in-prompt', context),
});
