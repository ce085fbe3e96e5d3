import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/utils';
import { isAllowedSink } from '../coercion/allowed-sink.ts';
import type { Coercion, CoercionMessage } from '../coercion/coercion.ts';
import { coercionsOfCall } from '../coercion/coercions-of-call.ts';
import {
  canBeMarked,
  coercionsOfAssignment,
  coercionsOfBinary,
  coercionsOfKey,
  coercionsOfTemplate,
  coercionsOfUnary,
} from '../coercion/coercions-of-expression.ts';
import { suggestionsFor, type CoercionSuggestion } from '../coercion/suggestions.ts';
import { mayHoldAgentText } from '../program/concerns.ts';
import { createRule, type HearsayRule } from '../create-rule.ts';
import { markedFile } from '../marked/marked-file.ts';

/** What the rule can be told. */
export interface CoercionOptions {
  /** Functions that may be given the text of an agent, as called: `logger.*`, `writeArtifact`. */
  readonly allowedSinks?: readonly string[];
}

type Options = [CoercionOptions];

type KeyedNode =
  TSESTree.Property | TSESTree.PropertyDefinition | TSESTree.MethodDefinition | TSESTree.AccessorProperty;

/** Disallows turning AgentText, or a value that holds it, into a text other than by `raw()`. */
export const noAgentTextCoercion: HearsayRule<CoercionMessage | CoercionSuggestion, Options> = createRule<
  Options,
  CoercionMessage | CoercionSuggestion
>({
  name: 'no-agent-text-coercion',
  meta: {
    type: 'problem',
    hasSuggestions: true,
    docs: {
      description: 'Disallow turning AgentText, or a value that holds it, into a text other than by `raw()`',
      presets: { recommended: 'error', strict: 'error' },
      requiresTypeChecking: true,
    },
    messages: {
      template:
        '{{value}} becomes part of a plain text here. Quote it with the `prompt` tag or `Prompt.untrusted`, or write `.raw()` where no model reads the text.',
      addition:
        '{{value}} is added to a plain text with `{{by}}`. Quote it with `Prompt.untrusted`, or write `.raw()` where no model reads the text.',
      conversion:
        '`{{by}}` makes a plain text of {{lowerValue}}. Quote it with `Prompt.untrusted`, or write `.raw()` where no model reads the text.',
      method:
        '`.{{by}}()` makes a plain text of {{lowerValue}}. Quote it with `Prompt.untrusted`, or write `.raw()` where no model reads the text.',
      callback:
        '`{{by}}` makes a plain text of every element, and they hold AgentText. Keep the elements as they are, or write `.raw()` where no model reads the texts.',
      key: '{{value}} is used as a property key. Use a `Map`, or look a closed value up, such as a member of an enum.',
      comparison:
        'AgentText is an object, so `{{by}}` does not compare what it says. Write `.equals(…)`, or `.compare(…)` for an order.',
      clone:
        '`{{by}}` copies {{lowerValue}}, and a copy of AgentText throws or has lost its text. Send `.raw()`, and mark it with `AgentText.from` on the other side.',
      openParameter:
        '`{{by}}` takes anything and gives a text, so all that it can do with {{lowerValue}} is to convert it. Give its parameter a type that says AgentText, or write `.raw()` where no model reads the text.',
      quoteInTag: 'Write a prompt that quotes the text.',
      takeRaw: 'Take the plain text with `.raw()`: no model may read it.',
      compareText: 'Compare with `.equals`.',
    },
    schema: [
      {
        type: 'object',
        properties: {
          allowedSinks: {
            type: 'array',
            description:
              'Functions that may be given the text of an agent, as they are called; a star stands for any member.',
            items: { type: 'string' },
            uniqueItems: true,
          },
        },
        additionalProperties: false,
      },
    ],
    defaultOptions: [{ allowedSinks: [] }],
  },
  concerns: mayHoldAgentText,
  create(context, [{ allowedSinks = [] }]) {
    const file = markedFile(context);
    if (file === undefined) return {};
    const { sourceCode } = context;
    const report = (coercions: readonly Coercion[]): void => {
      for (const coercion of coercions) {
        const { node, message, by } = coercion;
        if (isAllowedSink(node, allowedSinks, sourceCode)) continue;
        const isText = message === 'comparison' || file.isAgentText(node);
        context.report({
          node,
          messageId: message,
          data: {
            by,
            value: isText ? 'AgentText' : 'A value that holds AgentText',
            lowerValue: isText ? 'AgentText' : 'a value that holds AgentText',
          },
          suggest: suggestionsFor(coercion, file, sourceCode),
        });
      }
    };
    return {
      TemplateLiteral: (node) => report(coercionsOfTemplate(node, file, sourceCode)),
      BinaryExpression: (node) => report(coercionsOfBinary(node, file)),
      UnaryExpression: (node) => report(coercionsOfUnary(node, file)),
      AssignmentExpression: (node) => report(coercionsOfAssignment(node, file)),
      CallExpression: (node) => report(coercionsOfCall(node, file, sourceCode)),
      NewExpression: (node) => report(coercionsOfCall(node, file, sourceCode)),
      ':matches(Property, PropertyDefinition, MethodDefinition, AccessorProperty)[computed=true]': (
        node: KeyedNode,
      ) => report(coercionsOfKey(node.key, file)),
      MemberExpression: (node) => {
        // Only a symbol or a number is a key as it is; AgentText is typed as a symbol.
        if (node.computed && node.property.type !== AST_NODE_TYPES.Literal && canBeMarked(node.property)) {
          report(coercionsOfKey(node.property, file));
        }
      },
    };
  },
});
