import { basename } from 'node:path';

/**
 * Require file names in kebab-case.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const kebabCaseFile = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Require file names in kebab-case' },
    messages: { otherCase: 'The file name `{{name}}` is not in kebab-case. Rename it to `{{wanted}}`.' },
    schema: [],
  },
  create(context) {
    const name = basename(context.filename);
    if (/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(name)) return {};
    const wanted = name
      .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
      .replace(/[_\s]+/g, '-')
      .toLowerCase();
    return { Program: (node) => context.report({ node, messageId: 'otherCase', data: { name, wanted } }) };
  },
};
