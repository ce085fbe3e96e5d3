import type { TSESTree } from '@typescript-eslint/utils';
import { TOOL_RULE_MESSAGES, allParameters, hiddenWords, spokenForm } from '@hearsay/tool-rules';
import { mayDeclareTools } from '../program/concerns.ts';
import { createRule, type HearsayRule } from '../create-rule.ts';
import { declaredTools } from '../tools/declared-tools.ts';
import { literalEdit } from '../tools/literal-edit.ts';
import type { ToolParameter } from '../tools/tool-declaration.ts';

/** What the rule can be told. */
interface SpokenEnumOptions {
  /** Values that stay as they are. */
  readonly allow?: readonly string[];
  /** Whether to report hyphens between letters. */
  readonly kebabCase?: boolean;
  /** Whether to report short values inside of words of other values. */
  readonly hiddenWords?: boolean;
}

type Options = [SpokenEnumOptions];
type Message = 'unspoken' | 'hiddenWord' | 'speak';

const DEFAULTS = { allow: [], kebabCase: false, hiddenWords: true };

/** Requires the members of closed sets to be spelled the way people say them. */
export const preferSpokenEnum: HearsayRule<Message, Options> = createRule<Options, Message>({
  name: 'prefer-spoken-enum',
  meta: {
    type: 'suggestion',
    hasSuggestions: true,
    docs: {
      description: 'Require the values that a tool lets a model choose from to be spelled as people say them',
      presets: { tools: 'warn' },
      requiresTypeChecking: false,
    },
    messages: {
      ...TOOL_RULE_MESSAGES['prefer-spoken-enum'],
      speak: 'Write `{{spoken}}`; the code that reads the argument has to expect it.',
    },
    schema: [
      {
        type: 'object',
        properties: {
          allow: {
            type: 'array',
            items: { type: 'string' },
            uniqueItems: true,
            description: 'Values that stay as they are, such as names that users know.',
          },
          kebabCase: {
            type: 'boolean',
            description: 'Whether to report values with a hyphen between letters, too.',
          },
          hiddenWords: {
            type: 'boolean',
            description: 'Whether to report a short value that stands inside of a word of another value.',
          },
        },
        additionalProperties: false,
      },
    ],
    defaultOptions: [DEFAULTS],
  },
  concerns: mayDeclareTools,
  create(context, [options]) {
    const checks = { ...DEFAULTS, ...options };
    return {
      Program() {
        // Two tools may take their values from one constant.
        const seen = new Set<TSESTree.Node>();
        for (const tool of declaredTools(context.sourceCode)) {
          const parameters = allParameters<ToolParameter>(tool);
          const sets = parameters.map(({ values, itemValues }) => [...values, ...itemValues]);
          for (const values of sets) {
            for (const { text: value, node } of values) {
              const spoken = spokenForm(value, checks);
              if (spoken === undefined || seen.has(node)) continue;
              seen.add(node);
              const isTaken = values.some(({ text }) => text === spoken);
              const fix = isTaken ? undefined : literalEdit(node, spoken);
              context.report({
                node,
                messageId: 'unspoken',
                data: { value, spoken },
                suggest: fix === undefined ? [] : [{ messageId: 'speak', data: { spoken }, fix }],
              });
            }
          }
          if (!checks.hiddenWords) continue;
          for (const { hidden, longer } of hiddenWords(sets.flat())) {
            if (seen.has(hidden.node)) continue;
            seen.add(hidden.node);
            const data = { value: hidden.text, longer: longer.text };
            context.report({ node: hidden.node, messageId: 'hiddenWord', data });
          }
        }
      },
    };
  },
});
