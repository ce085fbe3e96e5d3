import { ts } from '../project/compiler.ts';
import { namedSpecifiers } from './exchanged-names.ts';

/** Stands for every module: which one is loaded is found out while the program runs. */
export const ANY_MODULE = '*';

/**
 * The files of which a file can use all that they export: by their namespace, with `require`, or as a type.
 *
 * @returns Names as the compiler has them, and {@link ANY_MODULE} where only the running program knows.
 */
export function wholeModules(file: ts.SourceFile, checker: ts.TypeChecker): readonly string[] {
  // A cheap refusal only: a method may be called `import`, too.
  const specifiers = WHOLE_MODULE.test(file.text) ? specifiersOf(file) : [];
  const modules = [...specifiers, ...defaultsOfCommonJs(file, checker)].map((specifier) =>
    moduleOf(specifier, checker),
  );
  return [...new Set(modules.filter((module) => module !== undefined))];
}

const WHOLE_MODULE = /\bimport\s*\(|\brequire\s*\(|\*\s*as\b/u;

function specifiersOf(file: ts.SourceFile): readonly ts.Node[] {
  const specifiers: ts.Node[] = [];
  // A list of its own instead of recursion: a chain of thousands of operators nests as deeply.
  const waiting: ts.Node[] = [file];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const specifier = specifierOf(node);
    if (specifier !== undefined) specifiers.push(specifier);
    ts.forEachChild(node, (child) => {
      waiting.push(child);
    });
  }
  return specifiers;
}

/** What names the module that a piece of syntax uses as a whole. */
function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isNamespaceImport(node)) return node.parent.parent.moduleSpecifier;
  if (ts.isNamespaceExport(node)) return node.parent.moduleSpecifier;
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : node;
  if (ts.isExternalModuleReference(node)) return node.expression;
  if (!ts.isCallExpression(node)) return undefined;
  const { expression } = node;
  const isRequire = ts.isIdentifier(expression) && expression.text === 'require';
  return isRequire || expression.kind === ts.SyntaxKind.ImportKeyword
    ? (node.arguments[0] ?? node)
    : undefined;
}

/** Of a module without a default export, as CommonJS is, that name gives the whole. */
function defaultsOfCommonJs(file: ts.SourceFile, checker: ts.TypeChecker): readonly ts.Node[] {
  return file.statements.flatMap((statement) => {
    const specifier = takesDefault(statement);
    if (specifier === undefined) return [];
    const module = checker.getSymbolAtLocation(specifier);
    return module?.exports?.has(ts.InternalSymbolName.Default) === false ? [specifier] : [];
  });
}

/** The specifier of a statement that imports or passes on what a module exports by default. */
function takesDefault(statement: ts.Statement): ts.Expression | undefined {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return undefined;
  const isPlain = ts.isImportDeclaration(statement) && statement.importClause?.name !== undefined;
  return isPlain || namedSpecifiers(statement).some(isDefault) ? statement.moduleSpecifier : undefined;
}

function isDefault({ propertyName, name }: ts.ImportSpecifier | ts.ExportSpecifier): boolean {
  return (propertyName ?? name).text === 'default';
}

/** The file of a module; undefined for one that is not there, of which nothing can be used. */
function moduleOf(specifier: ts.Node, checker: ts.TypeChecker): string | undefined {
  if (!ts.isStringLiteralLike(specifier)) return ANY_MODULE;
  const found = checker.getSymbolAtLocation(specifier)?.declarations?.[0]?.getSourceFile().fileName;
  if (found !== undefined) return found;
  // In a file of TypeScript the compiler takes `require` for a function like any other.
  return ts.isCallExpression(specifier.parent) && ts.isIdentifier(specifier.parent.expression)
    ? ANY_MODULE
    : undefined;
}
