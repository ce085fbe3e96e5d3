import { analyze } from '@typescript-eslint/scope-manager';
import { astConverter } from '@typescript-eslint/typescript-estree/use-at-your-own-risk';
import { visitorKeys } from '@typescript-eslint/visitor-keys';
import type { Linter } from 'eslint';
import type ts from 'typescript';

/**
 * A parser for ESLint that hands out the file of a program that is compiled already.
 *
 * `@typescript-eslint/parser` does the same, but looks for configuration files and versions on a disk on its way.
 */
export function parserOf(program: ts.Program, file: ts.SourceFile): Linter.Parser {
  return {
    parseForESLint: () => {
      const { estree, astMaps } = astConverter(file, PARSE_SETTINGS, true);
      const ast = Object.assign(estree, { sourceType: 'module' as const });
      const scopeManager = analyze(ast, { sourceType: 'module', lib: ['es2023', 'dom'] });
      const checker = program.getTypeChecker();
      const services = {
        ...astMaps,
        program,
        emitDecoratorMetadata: false,
        experimentalDecorators: false,
        isolatedDeclarations: false,
        getSymbolAtLocation: (node: NodeOf) => checker.getSymbolAtLocation(nodeOf(node)),
        getTypeAtLocation: (node: NodeOf) => checker.getTypeAtLocation(nodeOf(node)),
      };
      const nodeOf = (node: NodeOf): ts.Node => astMaps.esTreeNodeToTSNodeMap.get(node);
      // ESLint's own types and those of typescript-eslint name the same tree, but know nothing of each other.
      return { ast, scopeManager, services, visitorKeys } as unknown as Linter.ESLintParseResult;
    },
  };
}

type AstMaps = ReturnType<typeof astConverter>['astMaps'];
type NodeOf = Parameters<AstMaps['esTreeNodeToTSNodeMap']['get']>[0];

/** What ESLint needs of a tree. */
const PARSE_SETTINGS = {
  allowInvalidAST: true,
  comment: true,
  errorOnUnknownASTType: false,
  loc: true,
  range: true,
  suppressDeprecatedPropertyWarnings: true,
  tokens: true,
  // The converter asks for no more of the settings, most of which are about finding files.
} as unknown as Parameters<typeof astConverter>[1];
