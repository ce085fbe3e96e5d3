import { createRule, type HearsayRule } from '../create-rule.ts';
import { declaredTools } from '../tools/declared-tools.ts';
import { descriptionFault, type DescriptionFault } from '../tools/description-fault.ts';
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
      missing:
        'The tool {{tool}} has no description, so the model chooses by the name alone. Write a sentence: what the tool does, and when to use it.',
      empty:
        'The description of the tool {{tool}} is empty, so the model chooses by the name alone. Write a sentence: what the tool does, and when to use it.',
      repeatsName:
        'The description of the tool {{tool}} says what the name says. Add what the tool does with which input, and when to use it.',
      tooShort:
        'The description of the tool {{tool}} has fewer than {{minimum}} words. Write a sentence: what the tool does, and when to use it.',
      lowerCase:
        'The description of the tool {{tool}} begins with a small letter. Write a sentence, as `Turn a light on or off`.',
      notVerb:
        'The description of the tool {{tool}} begins with `{{word}}`. Begin with what the tool does, as `Turn a light on or off`.',
      noWhen: 'The description of the tool {{tool}} does not say when to use it. Add it, as `Use it when …`.',
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
          const fault = descriptionFault(text, name, checks);
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
