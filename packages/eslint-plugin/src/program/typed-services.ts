import type { ParserServicesWithTypeInformation, TSESLint, TSESTree } from '@typescript-eslint/utils';
import { ESLintUtils } from '@typescript-eslint/utils';
import type ts from 'typescript';
import { missingTypeInformation } from './program-messages.ts';

type Context = Readonly<TSESLint.RuleContext<string, readonly unknown[]>>;

/**
 * The compiled program that a linted file belongs to: all that most files are asked for.
 *
 * @throws Error in one sentence that says what to add, when the file is linted without type information.
 */
export function programOf({ sourceCode, id }: Context): ts.Program {
  // Other parsers hand these on from TypeScript's, or have none.
  const { parserServices } = sourceCode;
  if (parserServices?.program === undefined || parserServices.program === null) {
    throw new Error(missingTypeInformation(id));
  }
  return parserServices.program;
}

/**
 * What the rules ask of the compiler about a file that is linted.
 *
 * Parsers of components have nodes that the compiler never saw: their type is `never`, of which no rule has to think.
 *
 * @throws Error in one sentence that says what to add, when the file is linted without type information.
 */
export function typedServices(context: Context): ParserServicesWithTypeInformation {
  const { ast } = context.sourceCode;
  const kept = known.get(ast);
  if (kept !== undefined) return kept;
  const services = createServices(context);
  known.set(ast, services);
  return services;
}

/** Every rule asks for those of the same file. */
const known = new WeakMap<TSESTree.Program, ParserServicesWithTypeInformation>();

function createServices(context: Context): ParserServicesWithTypeInformation {
  const program = programOf(context);
  const services = ESLintUtils.getParserServices(context);
  const { esTreeNodeToTSNodeMap: nodes } = services;
  return {
    ...services,
    getTypeAtLocation: (node) =>
      nodes.has(node) ? services.getTypeAtLocation(node) : program.getTypeChecker().getNeverType(),
  };
}

/** The file that is linted, as the compiler has it; a component's is its script alone. */
export function sourceFileOf(context: Context): ts.SourceFile | undefined {
  const { sourceCode, filename } = context;
  const nodes = sourceCode.parserServices?.esTreeNodeToTSNodeMap;
  if (nodes === undefined) return undefined;
  if (nodes.has(sourceCode.ast)) return nodes.get(sourceCode.ast);
  const [first] = sourceCode.ast.body;
  return first !== undefined && nodes.has(first)
    ? nodes.get(first).getSourceFile()
    : programOf(context).getSourceFile(filename);
}
