import { TOOL_RULE_MESSAGES, descriptionFault, type DescriptionFault } from '@hearsay/tool-rules';
import { mayDeclareTools } from '../program/concerns.ts';
import { createRule, type HearsayRule } from '../create-rule.ts';
import { declaredTools } from '../tools/declared-tools.ts';
import { literalEdit } from '../tools/literal-edit.ts';

/** What the rule can be told. */
interface ToolDescriptionOptions {
  /** How many words a description has at least. */
  readonly minimumWords?: number;
  /** Whether a description begins with what the tool does. */
  readonly verbFirst?: boolean;
  /** Whether a description says when to use the tool. */
  readonly when?: boolean;
}

type Options = [ToolDescriptionOptions];
type Message = DescriptionFault['kind'] | 'missing' | 'beginUpperCase';

const DEFAULTS = { minimumWords: 3, verbFirst: true, when: false };

/** Requires that a tool says in a sentence what it does. */
export const requireToolDescription: HearsayRule<Message, Options> = createRule<Options, Message>({
  name: 'require-tool-description',
  meta: {
    type: 'suggestion',
    hasSuggestions: true,
    docs: {
      description: 'Require a description that says what a tool does',
      presets: { tools: 'warn' },
      requiresTypeChecking: false,
    },
    messages: {
      ...TOOL_RULE_MESSAGES['require-tool-description'],
      beginUpperCase: 'Begin with a capital letter.',
    },
    schema: [
      {
        type: 'object',
        properties: {
          minimumWords: {
            type: 'integer',
            minimum: 1,
            description: 'How many words a description has at least.',
          },
          verbFirst: {
            type: 'boolean',
            description:
              'Whether a description must begin with what the tool does, not with an article or the like.',
          },
          when: { type: 'boolean', description: 'Whether a description must say when to use the tool.' },
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
        for (const { name, place, description } of declaredTools(context.sourceCode)) {
          const tool = name === undefined ? 'declared here' : `\`${name.text}\``;
          if (description.kind === 'missing')
            context.report({ node: place, messageId: 'missing', data: { tool } });
          if (description.kind !== 'text') continue;
          const { node, text } = description;
          const fault = descriptionFault(text, name?.text, checks);
          if (fault === undefined) continue;
          const capital = text.replace(/\p{Ll}/u, (letter) => letter.toUpperCase());
          const fix = fault.kind === 'lowerCase' ? literalEdit(node, capital) : undefined;
          context.report({
            node,
            messageId: fault.kind,
            data: {
              tool,
              minimum: checks.minimumWords,
              ...(fault.kind === 'notVerb' ? { word: fault.word } : {}),
            },
            suggest: fix === undefined ? [] : [{ messageId: 'beginUpperCase', fix }],
          });
        }
      },
    };
  },
});
