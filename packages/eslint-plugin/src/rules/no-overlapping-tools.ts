import { SAME_INTENT_THRESHOLD, TOOL_RULE_MESSAGES, overlappingTriggers } from '@hearsay/tool-rules';
import { mayDeclareTools } from '../program/concerns.ts';
import { createRule, type HearsayRule } from '../create-rule.ts';
import { declaredTools } from '../tools/declared-tools.ts';
import { declaredIntent } from '../tools/declared-intent.ts';
import { toolShape } from '../tools/tool-shape.ts';

/** What the rule can be told. */
interface OverlappingToolsOptions {
  /** How much of their words two tools may have in common, from 0 to 1. */
  readonly threshold?: number;
}

type Options = [OverlappingToolsOptions];
type Message = 'sameIntent' | 'sharedTrigger' | 'foreignTrigger';

const DEFAULTS = { threshold: SAME_INTENT_THRESHOLD };

/** Disallows tools of which a request fits two. */
export const noOverlappingTools: HearsayRule<Message, Options> = createRule<Options, Message>({
  name: 'no-overlapping-tools',
  meta: {
    type: 'suggestion',
    docs: {
      description: 'Disallow tools that say they do the same',
      presets: { tools: 'warn' },
      requiresTypeChecking: false,
    },
    messages: TOOL_RULE_MESSAGES['no-overlapping-tools'],
    schema: [
      {
        type: 'object',
        properties: {
          threshold: {
            type: 'number',
            minimum: 0,
            maximum: 1,
            description: 'From which share of common words on two tools are taken to do the same.',
          },
        },
        additionalProperties: false,
      },
    ],
    defaultOptions: [DEFAULTS],
  },
  concerns: mayDeclareTools,
  create(context, [{ threshold = DEFAULTS.threshold }]) {
    // Whatever the threshold, tools without a word in common are not the same.
    const isSame = (overlap: number): boolean => overlap > 0 && overlap >= threshold;
    return {
      Program() {
        const tools = declaredTools(context.sourceCode);
        tools.forEach((tool, index) => {
          const name = tool.name?.text;
          const other = tools.slice(0, index).find((earlier) => isSame(declaredIntent(earlier, tool)))
            ?.name?.text;
          if (name === undefined || other === undefined) return;
          context.report({ node: tool.place, messageId: 'sameIntent', data: { tool: name, other } });
        });
        for (const { kind, trigger, tool, other } of overlappingTriggers(tools.map(toolShape)))
          context.report({
            node: trigger.node,
            messageId: kind,
            data: { trigger: trigger.text, tool, other },
          });
      },
    };
  },
});
