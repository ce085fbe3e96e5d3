import {
  endorsementFault,
  parseSuppression,
  suppressionFault,
  SUPPRESSION_KEYWORD,
  type RuleText,
} from '@hearsay/flow';
import { ASTUtils, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import { calleeName } from '../program/callee-name.ts';
import { importedPackages } from '../program/imported-packages.ts';
import { isQuiet } from '../program/is-quiet.ts';
import { createRule, type HearsayRule } from '../create-rule.ts';

const CORE = '@hearsay/core';
const RESTRICTED = `${CORE}/restricted`;
const TRUSTED = `${RESTRICTED}.trusted`;

/** Disallows `trusted()` and suppressions without a reason that says something. */
export const noUnexplainedTrust: HearsayRule<'fault'> = createRule<[], 'fault'>({
  name: 'no-unexplained-trust',
  meta: {
    type: 'problem',
    docs: {
      description: 'Disallow `trusted()` and suppressions without a reason that says something',
      presets: { recommended: 'error', strict: 'error' },
      requiresTypeChecking: false,
    },
    messages: { fault: '{{message}} {{advice}}' },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    const report = (loc: TSESTree.SourceLocation, { message, advice }: RuleText): void =>
      context.report({ loc, messageId: 'fault', data: { message, advice } });
    const readSuppressions = (): void => {
      for (const comment of sourceCode.getAllComments()) {
        const parsed = parseSuppression(sourceCode.getText(comment));
        const rules = parsed?.rules.length === 0 ? [''] : (parsed?.rules ?? []);
        for (const rule of rules) {
          const fault = suppressionFault(rule, parsed?.reason ?? '');
          if (fault !== undefined) report(comment.loc, fault);
        }
      }
    };
    const readEndorsement = (node: TSESTree.CallExpression): void => {
      if (calleeName(node.callee, sourceCode) !== TRUSTED) return;
      const [, reason] = node.arguments;
      const written = reason && ASTUtils.getStringIfConstant(reason, sourceCode.getScope(node));
      const fault = endorsementFault(written ?? '');
      if (fault !== undefined) report(node.loc, fault);
    };
    // Most files have neither.
    return {
      ...(mentionsSuppression(sourceCode) ? { Program: readSuppressions } : {}),
      ...(!isQuiet(context) && importsTrust(sourceCode) ? { CallExpression: readEndorsement } : {}),
    };
  },
});

function mentionsSuppression(sourceCode: Readonly<TSESLint.SourceCode>): boolean {
  return sourceCode.text.includes(SUPPRESSION_KEYWORD);
}

function importsTrust(sourceCode: Readonly<TSESLint.SourceCode>): boolean {
  return importedPackages(sourceCode).has(CORE) && sourceCode.text.includes(RESTRICTED);
}
