import { nearestName } from '@hearsay/flow';
import { ts } from '../project/compiler.ts';
import { UsageError } from '../usage-error.ts';
import { compilerSays, missingArguments, missingType, valueNotType } from './schema-messages.ts';

/** A type, and where it is seen from. */
export interface FoundType {
  readonly type: ts.Type;
  /** What is written for it. */
  readonly node: ts.TypeNode | undefined;
  readonly at: ts.Node;
}

/** Where to look for a type. */
export interface TypeQuery {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly source: ts.SourceFile;
  /** How messages call the file. */
  readonly name: string;
  readonly type: string;
  /** What has the type in the file; undefined for the default export. */
  readonly holder: string | undefined;
}

/** The compiler's words for a name that is not there, with and without a suggestion. */
const NO_SUCH_NAME: ReadonlySet<number> = new Set([2304, 2552]);
const VALUE_AS_TYPE: ReadonlySet<number> = new Set([2749]);
const MISSING_ARGUMENTS: ReadonlySet<number> = new Set([2314, 2707]);

/**
 * Finds a type in a file: what is in scope there, and what the file hands on from others.
 *
 * @throws UsageError when there is none, or when it is not complete.
 */
export function findType(query: TypeQuery): FoundType {
  const { program, source, holder, name, type } = query;
  const node = source.statements.find((statement) => declaredName(statement) === holder);
  const written =
    node && ts.isVariableStatement(node) ? node.declarationList.declarations[0]?.type : undefined;
  if (holder === undefined || written === undefined) return exportedType(query);
  const { pos, end } = written;
  const [problem] = program
    .getSemanticDiagnostics(source)
    .filter(({ start }) => start !== undefined && start >= pos && start < end);
  if (problem === undefined) {
    return { type: query.checker.getTypeFromTypeNode(written), node: written, at: written };
  }
  if (NO_SUCH_NAME.has(problem.code) && isName(type)) return exportedType(query);
  if (VALUE_AS_TYPE.has(problem.code)) throw new UsageError(valueNotType(name, type));
  if (MISSING_ARGUMENTS.has(problem.code) && isName(type)) refuseGeneric(query, written);
  const text = ts.flattenDiagnosticMessageText(problem.messageText, ' ');
  throw new UsageError(compilerSays(name, type, text, problem.code));
}

function declaredName(statement: ts.Statement): string | undefined {
  if (!ts.isVariableStatement(statement)) return undefined;
  const [first] = statement.declarationList.declarations;
  return first !== undefined && ts.isIdentifier(first.name) ? first.name.text : undefined;
}

/** What the file hands on with `export … from`, and its default export. */
function exportedType({ checker, source, name, type }: TypeQuery): FoundType {
  const module = checker.getSymbolAtLocation(source);
  const exported = module === undefined ? [] : checker.getExportsOfModule(module);
  const symbol = exported.find((each) => each.name === type);
  const names = [...exported.map((each) => each.name), ...declaredTypeNames(source)];
  if (symbol === undefined) throw new UsageError(missingType(name, type, nearestName(type, names)));
  const target = (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
  if ((target.flags & ts.SymbolFlags.Type) === 0) throw new UsageError(valueNotType(name, type));
  const parameters = requiredParameters(target);
  if (parameters.length > 0) throw new UsageError(missingArguments(name, type, parameters));
  const alias = target.declarations?.find(ts.isTypeAliasDeclaration);
  return { type: checker.getDeclaredTypeOfSymbol(target), node: alias?.type, at: source };
}

function refuseGeneric({ checker, name, type }: TypeQuery, node: ts.TypeNode): void {
  if (!ts.isTypeReferenceNode(node)) return;
  const symbol = checker.getSymbolAtLocation(node.typeName);
  if (symbol === undefined) return;
  const target = (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
  const parameters = requiredParameters(target);
  if (parameters.length > 0) throw new UsageError(missingArguments(name, type, parameters));
}

function requiredParameters(symbol: ts.Symbol): readonly string[] {
  for (const declaration of symbol.declarations ?? []) {
    if (
      ts.isTypeAliasDeclaration(declaration) ||
      ts.isInterfaceDeclaration(declaration) ||
      ts.isClassLike(declaration)
    ) {
      const parameters = declaration.typeParameters ?? [];
      return parameters.filter((each) => each.default === undefined).map((each) => each.name.text);
    }
  }
  return [];
}

function declaredTypeNames(source: ts.SourceFile): readonly string[] {
  return source.statements.flatMap((statement) =>
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
      ? [statement.name.text]
      : [],
  );
}

function isName(type: string): boolean {
  return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(type);
}
