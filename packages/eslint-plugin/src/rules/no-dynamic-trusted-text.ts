import { AST_NODE_TYPES, type TSESLint } from '@typescript-eslint/utils';
import type ts from 'typescript';
import { createRule, type HearsayRule } from '../create-rule.ts';
import { mayHoldAgentText, usesSdk } from '../program/concerns.ts';
import { propertyName } from '../program/property-name.ts';
import { lintedProgram, type LintedProgram } from '../program/linted-program.ts';
import { sourceFileOf, typedServices } from '../program/typed-services.ts';
import { sdksIn } from '../flows/sdks-in.ts';
import { systemSlots } from '../trusted/system-slots.ts';
import { isWrittenText, type TextReader } from '../trusted/written-text.ts';

/** What the rule can be told. */
export interface TrustedTextOptions {
  /** Whether the system prompts and instructions of SDKs count, beside those of `Prompt`. */
  readonly sdkSlots?: boolean;
}

type Options = [TrustedTextOptions];
type Message = 'promptPart' | 'systemSlot';

/** Methods of `Prompt` that take text of the developer only. */
const TRUSTING: ReadonlySet<string> = new Set(['text', 'instruction']);

/** Disallows text that is not written out in the source where a model takes it for the developer's own. */
export const noDynamicTrustedText: HearsayRule<Message, Options> = createRule<Options, Message>({
  name: 'no-dynamic-trusted-text',
  meta: {
    type: 'problem',
    docs: {
      description: 'Disallow text that is not written out in the source in prompts that a model obeys',
      presets: { recommended: ['error', { sdkSlots: false }], strict: 'error' },
      requiresTypeChecking: true,
    },
    messages: {
      promptPart:
        'Only text that is written out in the source may stand in `Prompt.{{method}}`. Pass other text to `Prompt.untrusted`, or endorse it with `trusted(text, reason)`.',
      systemSlot:
        'The model obeys `{{slot}}`, and this text is put together while the program runs. Write the text out, and pass what changes in the user message, quoted with `Prompt.untrusted`.',
    },
    schema: [
      {
        type: 'object',
        properties: {
          sdkSlots: {
            type: 'boolean',
            description:
              'Whether the system prompts and instructions of SDKs count, beside those of `Prompt`.',
          },
        },
        additionalProperties: false,
      },
    ],
    defaultOptions: [{ sdkSlots: true }],
  },
  concerns: (context) => mayHoldAgentText(context) || usesSdk(context),
  create(context, [{ sdkSlots }]) {
    const { sourceCode } = context;
    const isMarked = mayHoldAgentText(context);
    const hasSlots = sdkSlots === true && sdksIn(sourceCode).length > 0;
    const file = isMarked || hasSlots ? sourceFileOf(context) : undefined;
    if (file === undefined) return {};
    const services = typedServices(context);
    const program = lintedProgram(services.program);
    const reader: TextReader = { program, sourceCode, typeOf: (node) => services.getTypeAtLocation(node) };
    const listener: TSESLint.RuleListener = {};
    if (isMarked) {
      listener.CallExpression = ({ callee, arguments: [text] }) => {
        if (callee.type !== AST_NODE_TYPES.MemberExpression || text === undefined) return;
        const name = propertyName(callee, sourceCode);
        // Most texts are written where they are handed over, whatever they are handed to.
        if (name === undefined || !TRUSTING.has(name) || text.type === AST_NODE_TYPES.Literal) return;
        if (!isPrompt(services.getTypeAtLocation(callee.object), program)) return;
        if (isWrittenText(text, reader)) return;
        context.report({ node: text, messageId: 'promptPart', data: { method: name } });
      };
    }
    if (hasSlots) {
      listener['Program:exit'] = () => {
        for (const { node, kind } of systemSlots(services.program, file, sourceCode)) {
          if (isWrittenText(node, reader)) continue;
          context.report({ node, messageId: 'systemSlot', data: { slot: kind } });
        }
      };
    }
    return listener;
  },
});

/** Whether a value is a `Prompt` of ours, or may be one: an optional one, or a type parameter. */
function isPrompt(type: ts.Type, program: LintedProgram): boolean {
  const { checker } = program;
  const known = checker.getNonNullableType(checker.getBaseConstraintOfType(type) ?? type);
  return (known.isUnion() ? known.types : [known]).some((arm) => {
    const symbol = arm.getSymbol();
    const declared = symbol?.declarations?.[0]?.getSourceFile().fileName;
    return (
      symbol?.name === 'Prompt' &&
      declared !== undefined &&
      program.packageOf(declared)?.name === '@hearsay/core'
    );
  });
}
