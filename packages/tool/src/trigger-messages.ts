import { TOOL_RULE_MESSAGES } from '@hearsay/tool-rules';
import { filledMessage } from './lint/filled-message.ts';

const invalid = TOOL_RULE_MESSAGES['no-invalid-trigger'];

/** What is wrong with a trigger, in the words of the lint rules. */
export const triggerMessages = {
  invalid: (trigger: string, reason: string): string =>
    filledMessage(invalid.invalidTrigger, { trigger, reason }),
  empty: (trigger: string): string => filledMessage(invalid.emptyTrigger, { trigger }),
  slow: (trigger: string): string =>
    filledMessage(TOOL_RULE_MESSAGES['no-loose-trigger'].slowTrigger, { trigger }),
} as const;
