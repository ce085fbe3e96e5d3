import { createRule, type HearsayRule } from '../create-rule.ts';
import { declaredTools } from '../tools/declared-tools.ts';
import { literalEdit } from '../tools/literal-edit.ts';
import { isSlowTrigger } from '../tools/trigger-pattern.ts';

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
      looseTrigger:
        'The trigger `{{trigger}}` also matches inside of longer words, and a match calls the tool whatever the model thinks. Write `{{bounded}}`.',
      slowTrigger:
        'The trigger `{{trigger}}` repeats what repeats already, so that a long request can take for ever. Repeat once.',
      addBoundaries: 'Write `{{bounded}}`, which matches the whole word alone.',
    },
    schema: [],
  },
  create: (context) => ({
    Program() {
      for (const { text: trigger, node } of declaredTools(context.sourceCode).flatMap(
        ({ triggers }) => triggers,
      )) {
        if (isSlowTrigger(trigger)) context.report({ node, messageId: 'slowTrigger', data: { trigger } });
        if (!/^\w+$/u.test(trigger)) continue;
        const bounded = `\\b${trigger}\\b`;
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
