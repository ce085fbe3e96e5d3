import { createRule, type HearsayRule } from '../create-rule.ts';
import { declaredTools } from '../tools/declared-tools.ts';
import { sameIntent } from '../tools/same-intent.ts';
import { overlappingTriggers } from '../tools/overlapping-triggers.ts';

/** What the rule can be told. */
interface OverlappingToolsOptions {
  /** How much of their words two tools may have in common, from 0 to 1. */
  readonly threshold?: number;
}

type Options = [OverlappingToolsOptions];
type Message = 'sameIntent' | 'sharedTrigger' | 'foreignTrigger';

const DEFAULTS = { threshold: 0.4 };

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
    messages: {
      sameIntent:
        'The tools `{{tool}}` and `{{other}}` say the same and take the same arguments, so a request fits both. Keep one, or say in both descriptions what tells them apart.',
      sharedTrigger:
        'The tools `{{tool}}` and `{{other}}` share the trigger `{{trigger}}`. Leave it to one of them.',
      foreignTrigger:
        'The trigger `{{trigger}}` of the tool `{{tool}}` matches what the tool `{{other}}` says of itself. Make it narrower.',
    },
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
  create(context, [{ threshold = DEFAULTS.threshold }]) {
    // Whatever the threshold, tools without a word in common are not the same.
    const isSame = (overlap: number): boolean => overlap > 0 && overlap >= threshold;
    return {
      Program() {
        const tools = declaredTools(context.sourceCode);
        tools.forEach((tool, index) => {
          const name = tool.name?.text;
          const other = tools.slice(0, index).find((earlier) => isSame(sameIntent(earlier, tool)))
            ?.name?.text;
          if (name === undefined || other === undefined) return;
          context.report({ node: tool.place, messageId: 'sameIntent', data: { tool: name, other } });
        });
        for (const { kind, trigger, tool, other } of overlappingTriggers(tools))
          context.report({
            node: trigger.node,
            messageId: kind,
            data: { trigger: trigger.text, tool, other },
          });
      },
    };
  },
});
