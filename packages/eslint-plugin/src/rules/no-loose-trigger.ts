import { TOOL_RULE_MESSAGES, boundedTrigger, isSlowPattern } from '@hearsay/tool-rules';
import { mayDeclareTools } from '../program/concerns.ts';
import { createRule, type HearsayRule } from '../create-rule.ts';
import { declaredTools } from '../tools/declared-tools.ts';
import { literalEdit } from '../tools/literal-edit.ts';

type Message = 'looseTrigger' | 'slowTrigger' | 'addBoundaries';

/** Disallows triggers that match inside of other words, or that can take for ever. */
export const noLooseTrigger: HearsayRule<Message> = createRule<[], Message>({
  name: 'no-loose-trigger',
  meta: {
    type: 'suggestion',
    hasSuggestions: true,
    docs: {
      description: 'Disallow triggers of tools that match inside other words or can take for ever',
      presets: { tools: 'warn' },
      requiresTypeChecking: false,
    },
    messages: {
      ...TOOL_RULE_MESSAGES['no-loose-trigger'],
      addBoundaries: 'Write `{{bounded}}`, which matches the whole word alone.',
    },
    schema: [],
  },
  concerns: mayDeclareTools,
  create: (context) => ({
    Program() {
      for (const { text: trigger, node } of declaredTools(context.sourceCode).flatMap(
        ({ triggers }) => triggers,
      )) {
        if (isSlowPattern(trigger)) context.report({ node, messageId: 'slowTrigger', data: { trigger } });
        const bounded = boundedTrigger(trigger);
        if (bounded === undefined) continue;
        const fix = literalEdit(node, bounded);
        context.report({
          node,
          messageId: 'looseTrigger',
          data: { trigger, bounded },
          suggest: fix === undefined ? [] : [{ messageId: 'addBoundaries', data: { bounded }, fix }],
        });
      }
    },
  }),
});
