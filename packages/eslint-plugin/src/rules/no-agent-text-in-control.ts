import { usesSdk } from '../program/concerns.ts';
import { createRule, type HearsayRule } from '../create-rule.ts';
import { FLOW_MESSAGES, flowListener, type FlowMessage } from '../flows/flow-rule.ts';

/** Disallows text of a model as code, path, URL, tool name or model id; follows it through one file. */
export const noAgentTextInControl: HearsayRule<FlowMessage> = createRule<[], FlowMessage>({
  name: 'no-agent-text-in-control',
  meta: {
    type: 'problem',
    docs: {
      description: 'Disallow text of a model as code, file path, URL, tool name or model id',
      presets: { strict: 'error' },
      requiresTypeChecking: true,
    },
    messages: FLOW_MESSAGES,
    schema: [],
  },
  concerns: usesSdk,
  create: (context) => flowListener('no-agent-text-in-control', context),
});
