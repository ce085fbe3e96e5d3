import type { ParserServicesWithTypeInformation, TSESLint, TSESTree } from '@typescript-eslint/utils';
import type ts from 'typescript';
import { lintedProgram, type LintedProgram } from '../program/linted-program.ts';
import { sourceFileOf, typedServices } from '../program/typed-services.ts';

/** What rules ask of a file that AgentText can come into. */
export interface MarkedFile {
  readonly services: ParserServicesWithTypeInformation;
  readonly program: LintedProgram;
  /** Whether the value of an expression is AgentText or holds it. */
  holdsAgentText(node: TSESTree.Node): boolean;
  /** Whether the value of an expression is AgentText itself. */
  isAgentText(node: TSESTree.Node): boolean;
}

/**
 * Looks at the linted file; undefined when no AgentText can come into it, so that a rule has nothing to do.
 *
 * @throws Error in one sentence when the file is linted without type information.
 */
export function markedFile(
  context: Readonly<TSESLint.RuleContext<string, readonly unknown[]>>,
): MarkedFile | undefined {
  const services = typedServices(context);
  const program = lintedProgram(services.program);
  const file = sourceFileOf(services, context);
  if (file === undefined || !program.canHoldAgentText(file)) return undefined;
  const typeOf = (node: TSESTree.Node): ts.Type => services.getTypeAtLocation(node);
  return {
    services,
    program,
    holdsAgentText: (node) => program.marks.isHolder(typeOf(node)),
    isAgentText: (node) => program.marks.isAgentText(typeOf(node)),
  };
}
