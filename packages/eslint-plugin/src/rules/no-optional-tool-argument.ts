import type { TSESTree } from '@typescript-eslint/utils';
import { TOOL_RULE_MESSAGES, optionalArgument, singleParameters } from '@hearsay/tool-rules';
import { mayDeclareTools } from '../program/concerns.ts';
import { createRule, type HearsayRule } from '../create-rule.ts';
import { declaredTools } from '../tools/declared-tools.ts';
import type { TextEdit, ToolParameter } from '../tools/tool-declaration.ts';

/** What the rule can be told. */
interface OptionalArgumentOptions {
  /** Arguments that may be left out, by name. */
  readonly allow?: readonly string[];
  /** Whether an argument may be left out when the schema says what stands in for it. */
  readonly allowDefaults?: boolean;
  /** Whether numbers, booleans, lists and objects may be left out: what has no words to be made up. */
  readonly textsOnly?: boolean;
}

type Options = [OptionalArgumentOptions];
type Message = 'optionalArgument' | 'optionalText' | 'optionalChoice' | 'makeRequired' | 'makeNullable';

const DEFAULTS = { allow: [], allowDefaults: true, textsOnly: false };

/** Disallows arguments that a model may leave out, and feels obliged to fill. */
export const noOptionalToolArgument: HearsayRule<Message, Options> = createRule<Options, Message>({
  name: 'no-optional-tool-argument',
  meta: {
    type: 'suggestion',
    hasSuggestions: true,
    docs: {
      description: 'Disallow arguments of tools that a model may leave out',
      presets: { tools: 'warn' },
      requiresTypeChecking: false,
    },
    messages: {
      ...TOOL_RULE_MESSAGES['no-optional-tool-argument'],
      makeRequired: 'Require `{{name}}`; calls without it are then refused.',
      makeNullable: 'Require `{{name}}`, and let `null` say that there is none.',
    },
    schema: [
      {
        type: 'object',
        properties: {
          allow: {
            type: 'array',
            items: { type: 'string' },
            uniqueItems: true,
            description: 'Arguments that may be left out, by name.',
          },
          allowDefaults: {
            type: 'boolean',
            description: 'Whether an argument may be left out when the schema says what stands in for it.',
          },
          textsOnly: {
            type: 'boolean',
            description:
              'Whether to report texts and choices alone, not numbers, booleans, lists and objects.',
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
        // Two tools may share a schema.
        const seen = new Set<TSESTree.Node>();
        for (const parameter of declaredTools(context.sourceCode).flatMap((tool) =>
          singleParameters<ToolParameter>(tool),
        )) {
          const { name, node, optionality } = parameter;
          const fault = optionalArgument(parameter, checks);
          if (fault === undefined || seen.has(node)) continue;
          seen.add(node);
          const edit = optionality?.require;
          context.report({
            node,
            messageId: fault,
            data: { name },
            suggest:
              edit === undefined
                ? []
                : [
                    {
                      messageId: edit.text === 'nullable' ? 'makeNullable' : 'makeRequired',
                      data: { name },
                      fix: (fixer) => fixer.replaceTextRange(rangeOf(edit), edit.text),
                    },
                  ],
          });
        }
      },
    };
  },
});

function rangeOf({ range: [start, end] }: TextEdit): [number, number] {
  return [start, end];
}
