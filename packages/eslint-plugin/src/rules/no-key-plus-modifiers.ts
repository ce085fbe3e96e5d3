import type { TSESTree } from '@typescript-eslint/utils';
import { TOOL_RULE_MESSAGES, combinationExample, objectShapes, splitCombination } from '@hearsay/tool-rules';
import { mayDeclareTools } from '../program/concerns.ts';
import { createRule, type HearsayRule } from '../create-rule.ts';
import { declaredTools } from '../tools/declared-tools.ts';
import type { ToolParameter } from '../tools/tool-declaration.ts';

/** What the rule can be told. */
interface KeyPlusModifiersOptions {
  /** Whether a text beside a list from a closed set counts whatever the two are called. */
  readonly anyNames?: boolean;
}

type Options = [KeyPlusModifiersOptions];
type Message = 'splitCombination' | 'splitCombinationExample';

const DEFAULTS = { anyNames: false };

/** Disallows a key and its modifiers as two arguments. */
export const noKeyPlusModifiers: HearsayRule<Message, Options> = createRule<Options, Message>({
  name: 'no-key-plus-modifiers',
  meta: {
    type: 'suggestion',
    docs: {
      description: 'Disallow a key and its modifiers as separate arguments of a tool',
      presets: { tools: 'warn' },
      requiresTypeChecking: false,
    },
    messages: TOOL_RULE_MESSAGES['no-key-plus-modifiers'],
    schema: [
      {
        type: 'object',
        properties: {
          anyNames: {
            type: 'boolean',
            description:
              'Whether a text beside a list from a closed set is reported whatever the two are called.',
          },
        },
        additionalProperties: false,
      },
    ],
    defaultOptions: [DEFAULTS],
  },
  concerns: mayDeclareTools,
  create(context, [{ anyNames = false }]) {
    return {
      Program() {
        const seen = new Set<TSESTree.Node>();
        for (const schema of declaredTools(context.sourceCode).flatMap((tool) =>
          objectShapes<ToolParameter>(tool),
        )) {
          const split = splitCombination(schema, anyNames);
          if (split === undefined || seen.has(split.modifiers.node)) continue;
          seen.add(split.modifiers.node);
          const example = combinationExample(split);
          context.report({
            node: split.modifiers.node,
            messageId: example === undefined ? 'splitCombination' : 'splitCombinationExample',
            data: { scalar: split.scalar.name, modifiers: split.modifiers.name, example },
          });
        }
      },
    };
  },
});
