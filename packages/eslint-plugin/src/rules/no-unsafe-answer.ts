import { unsafePlace } from '@hearsay/flow';
import type { TSESTree } from '@typescript-eslint/utils';
import { answerArguments } from '../answers/answer-arguments.ts';
import { mayHoldAgentText } from '../program/concerns.ts';
import { createRule, type HearsayRule } from '../create-rule.ts';
import { markedFile } from '../marked/marked-file.ts';

/** Disallows answer types that hold free text, `any` or class instances. */
export const noUnsafeAnswer: HearsayRule<'unsafe'> = createRule<[], 'unsafe'>({
  name: 'no-unsafe-answer',
  meta: {
    type: 'problem',
    docs: {
      description: 'Disallow answer types that hold free text, `any` or class instances',
      presets: { recommended: 'error', strict: 'error' },
      requiresTypeChecking: true,
    },
    messages: {
      unsafe: 'An answer of this type can carry text of an agent unmarked: at `{{path}}`, {{reason}}.',
    },
    schema: [],
  },
  concerns: mayHoldAgentText,
  create(context) {
    const file = markedFile(context);
    if (file === undefined) return {};
    const { program, services } = file;
    return {
      TSTypeParameterInstantiation(list: TSESTree.TSTypeParameterInstantiation) {
        for (const node of answerArguments(list, file)) {
          const at = services.esTreeNodeToTSNodeMap.get(node);
          const place = unsafePlace(services.getTypeAtLocation(node), program, at);
          if (place === undefined) continue;
          const data = { path: `answer${place.path}`, reason: place.reason };
          context.report({ node, messageId: 'unsafe', data });
        }
      },
    };
  },
});
