import type { TSESTree } from '@typescript-eslint/utils';
import { createRule, type HearsayRule } from '../create-rule.ts';
import { declaredTools } from '../tools/declared-tools.ts';
import { combinationExample, splitCombination } from '../tools/key-plus-modifiers.ts';
import { objectSchemas } from '../tools/value-schemas.ts';

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
    messages: {
      splitCombination:
        '`{{scalar}}` and `{{modifiers}}` are one thing in two arguments, which a model has to take apart. Declare one argument that takes the whole, as people say it.',
      splitCombinationExample:
        '`{{scalar}}` and `{{modifiers}}` are one thing in two arguments, which a model has to take apart. Declare one enum of whole combinations, such as `{{example}}`.',
    },
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
  create(context, [{ anyNames = false }]) {
    return {
      Program() {
        const seen = new Set<TSESTree.Node>();
        for (const schema of declaredTools(context.sourceCode).flatMap(objectSchemas)) {
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
