import {
  AST_NODE_TYPES,
  type ParserServicesWithTypeInformation,
  type TSESTree,
} from '@typescript-eslint/utils';
import type ts from 'typescript';
import type { FileContext } from '../create-rule.ts';
import { calleeName } from '../program/callee-name.ts';
import { mayHoldAgentText } from '../program/concerns.ts';
import { convertsItself } from './converts-itself.ts';
import { lintedProgram, type LintedProgram } from '../program/linted-program.ts';
import { typedServices } from '../program/typed-services.ts';

/** What rules ask of a file that AgentText can come into. */
export interface MarkedFile {
  readonly services: ParserServicesWithTypeInformation;
  readonly program: LintedProgram;
  /** Whether the value of an expression is AgentText or holds it. */
  holdsAgentText(node: TSESTree.Node): boolean;
  /** Whether the value of an expression is AgentText itself. */
  isAgentText(node: TSESTree.Node): boolean;
  /** Whether the value of an expression is AgentText itself, at least sometimes: an arm of a union, or a type parameter. */
  canBeAgentText(node: TSESTree.Node): boolean;
  /** Whether a text of the expression's value is a text of AgentText: it holds that, and no `toString` of its own. */
  becomesText(node: TSESTree.Node): boolean;
}

/**
 * Looks at the linted file; undefined when no AgentText can come into it, so that a rule has nothing to do.
 *
 * @throws Error in one sentence when the file is linted without type information.
 */
export function markedFile(context: FileContext): MarkedFile | undefined {
  if (!mayHoldAgentText(context)) return undefined;
  const { ast } = context.sourceCode;
  const file = known.get(ast) ?? lookAt(context);
  known.set(ast, file);
  return file;
}

/** Several rules ask the same of a file. */
const known = new WeakMap<TSESTree.Program, MarkedFile>();

function lookAt(context: FileContext): MarkedFile {
  const services = typedServices(context);
  const program = lintedProgram(services.program);
  const types = new Map<TSESTree.Node, ts.Type>();
  const typeOf = (node: TSESTree.Node): ts.Type => {
    const type =
      types.get(node) ??
      (isString(node, context.sourceCode)
        ? program.checker.getStringType()
        : services.getTypeAtLocation(node));
    types.set(node, type);
    return type;
  };
  return {
    services,
    program,
    holdsAgentText: (node) => program.marks.isHolder(typeOf(node)),
    isAgentText: (node) => program.marks.isAgentText(typeOf(node)),
    canBeAgentText: (node) => canBe(typeOf(node), program),
    becomesText: (node) => program.marks.isHolder(typeOf(node)) && !convertsItself(typeOf(node)),
  };
}

/** `String(…)`: the compiler would look at the function and its argument again. */
function isString(node: TSESTree.Node, sourceCode: FileContext['sourceCode']): boolean {
  return (
    node.type === AST_NODE_TYPES.CallExpression &&
    node.callee.type === AST_NODE_TYPES.Identifier &&
    node.callee.name === 'String' &&
    calleeName(node.callee, sourceCode) === 'String'
  );
}

function canBe(type: ts.Type, program: LintedProgram): boolean {
  const bound = program.checker.getBaseConstraintOfType(type) ?? type;
  return bound.isUnion()
    ? bound.types.some((arm) => program.marks.isAgentText(arm))
    : program.marks.isAgentText(bound);
}
