import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ts } from '../project/compiler.ts';

/**
 * Turns a module into JavaScript.
 *
 * Imports that only TypeScript can resolve, by path aliases or of sources, name the file that they lead to.
 *
 * @param fileName - Where the module lies: imports resolve from there.
 */
export function emitModule(text: string, fileName: string, options: ts.CompilerOptions): string {
  return ts.transpileModule(text, {
    fileName,
    compilerOptions: {
      ...(options.jsx === undefined ? {} : { jsx: options.jsx }),
      ...(options.jsxImportSource === undefined ? {} : { jsxImportSource: options.jsxImportSource }),
      ...(options.experimentalDecorators === true ? { experimentalDecorators: true } : {}),
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      inlineSourceMap: true,
      inlineSources: true,
    },
    transformers: { after: [resolveSources(fileName, options)] },
  }).outputText;
}

function resolveSources(fileName: string, options: ts.CompilerOptions): ts.TransformerFactory<ts.SourceFile> {
  return (context) => (file) => {
    const { factory } = context;
    const rename = (specifier: ts.Expression | undefined): ts.StringLiteral | undefined => {
      if (specifier === undefined || !ts.isStringLiteral(specifier)) return undefined;
      const source = sourceBehind(specifier.text, fileName, options);
      return source === undefined ? undefined : factory.createStringLiteral(pathToFileURL(source).href);
    };
    const visit = (node: ts.Node): ts.Node => {
      if (ts.isImportDeclaration(node)) {
        const renamed = importsTests(node)
          ? factory.createStringLiteral(TEST_FUNCTIONS)
          : rename(node.moduleSpecifier);
        return renamed === undefined
          ? node
          : factory.updateImportDeclaration(
              node,
              node.modifiers,
              node.importClause,
              renamed,
              node.attributes,
            );
      }
      if (ts.isExportDeclaration(node)) {
        const renamed = rename(node.moduleSpecifier);
        return renamed === undefined
          ? node
          : factory.updateExportDeclaration(
              node,
              node.modifiers,
              node.isTypeOnly,
              node.exportClause,
              renamed,
              node.attributes,
            );
      }
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const renamed = rename(node.arguments[0]);
        if (renamed !== undefined)
          return factory.updateCallExpression(node, node.expression, undefined, [
            renamed,
            ...node.arguments.slice(1),
          ]);
      }
      return ts.visitEachChild(node, visit, context);
    };
    return ts.visitEachChild(file, visit, context);
  };
}

/** Stands for a test runner that works only when it runs the file itself. */
const TEST_FUNCTIONS = new URL(
  import.meta.url.endsWith('.ts') ? './test-functions.ts' : './test-functions.js',
  import.meta.url,
).href;

/** `import { expect, test } from 'vitest'`: the tests of a block are run at once. */
function importsTests({ moduleSpecifier, importClause }: ts.ImportDeclaration): boolean {
  const isRunner =
    ts.isStringLiteral(moduleSpecifier) && ['vitest', '@jest/globals'].includes(moduleSpecifier.text);
  const names = importClause?.namedBindings;
  if (!isRunner || names === undefined || !ts.isNamedImports(names)) return false;
  return names.elements.some(({ name }) => ['test', 'it', 'describe'].includes(name.text));
}

/** The source of the project that a specifier leads to; what Node.js resolves by itself is left to it. */
function sourceBehind(specifier: string, fileName: string, options: ts.CompilerOptions): string | undefined {
  const { resolvedModule } = ts.resolveModuleName(specifier, fileName, options, ts.sys);
  if (resolvedModule === undefined || resolvedModule.isExternalLibraryImport === true) return undefined;
  const { resolvedFileName: found } = resolvedModule;
  return /\.d\.[cm]?ts$/u.test(found) ? undefined : path.resolve(found);
}
