import type { ParserServicesWithTypeInformation, TSESLint } from '@typescript-eslint/utils';
import { ESLintUtils } from '@typescript-eslint/utils';
import { missingTypeInformation } from './program-messages.ts';

/**
 * The compiled program behind a file that is linted.
 *
 * @throws Error in one sentence that says what to add, when the file is linted without type information.
 */
export function typedServices(
  context: Readonly<TSESLint.RuleContext<string, readonly unknown[]>>,
): ParserServicesWithTypeInformation {
  // Other parsers hand these on from TypeScript's, or have none.
  const services = context.sourceCode.parserServices;
  if (services?.program === undefined || services.program === null)
    throw new Error(missingTypeInformation(context.id));
  return ESLintUtils.getParserServices(context);
}
