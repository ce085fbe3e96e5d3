import { TOOL_RULE_MESSAGES, triggerPattern } from '@hearsay/tool-rules';
import { mayDeclareTools } from '../program/concerns.ts';
import { createRule, type HearsayRule } from '../create-rule.ts';
import { declaredTools } from '../tools/declared-tools.ts';
import { literalEdit } from '../tools/literal-edit.ts';

type Message = 'invalidTrigger' | 'emptyTrigger' | 'dropInlineFlag';

/** Disallows triggers that do not compile, or that match every request. */
export const noInvalidTrigger: HearsayRule<Message> = createRule<[], Message>({
  name: 'no-invalid-trigger',
  meta: {
    type: 'problem',
    hasSuggestions: true,
    docs: {
      description: 'Disallow triggers of tools that do not compile or that match every request',
      presets: { recommended: 'error', strict: 'error', tools: 'error' },
      requiresTypeChecking: false,
    },
    messages: {
      ...TOOL_RULE_MESSAGES['no-invalid-trigger'],
      dropInlineFlag: 'Leave the inline flag out: case is ignored anyway.',
    },
    schema: [],
  },
  concerns: mayDeclareTools,
  create(context) {
    const { sourceCode } = context;
    return {
      Program() {
        for (const { text: trigger, node } of declaredTools(sourceCode).flatMap(({ triggers }) => triggers)) {
          const read = triggerPattern(trigger);
          if (read.kind === 'pattern') {
            if (read.pattern.test('')) context.report({ node, messageId: 'emptyTrigger', data: { trigger } });
            continue;
          }
          const plain = trigger.replace(/^\(\?i\)/u, '');
          const edit =
            plain === trigger || triggerPattern(plain).kind === 'invalid'
              ? undefined
              : literalEdit(node, plain);
          context.report({
            node,
            messageId: 'invalidTrigger',
            data: { trigger, reason: read.reason },
            suggest: edit === undefined ? [] : [{ messageId: 'dropInlineFlag', fix: edit }],
          });
        }
      },
    };
  },
});
