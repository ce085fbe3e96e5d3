import { ts } from '../project/compiler.ts';

/** Members that the compiler sets on every bound file of a program and leaves out of its declarations. */
export interface ProgramFile {
  readonly imports?: readonly ts.StringLiteralLike[];
  /** Comments that speak to the compiler. */
  readonly pragmas?: ReadonlyMap<string, unknown>;
  readonly commonJsModuleIndicator?: ts.Node;
  /** What JavaScript adds to globals by assignment. */
  readonly jsGlobalAugmentations?: ts.SymbolTable;
  /** Modules that it declares by a pattern, such as `*.svg`. */
  readonly patternAmbientModules?: readonly unknown[];
}

/**
 * Whether other files see something of a file without importing it: its globals, its members of other modules, or the
 * libraries that it refers to.
 *
 * @param file - Bound already, as a type checker does with every file of its program.
 */
export function affectsEveryFile(file: ts.SourceFile): boolean {
  const { commonJsModuleIndicator, jsGlobalAugmentations } = file as ProgramFile;
  if (!ts.isExternalModule(file) && commonJsModuleIndicator === undefined) return true;
  if (jsGlobalAugmentations !== undefined || file.libReferenceDirectives.length > 0) return true;
  return file.statements.some(
    (statement) =>
      ts.isNamespaceExportDeclaration(statement) ||
      (ts.isModuleDeclaration(statement) &&
        (ts.isStringLiteral(statement.name) || (statement.flags & ts.NodeFlags.GlobalAugmentation) !== 0)),
  );
}

/** Everything that a file imports or refers to, as one text that changes when any of it does. */
export function writtenSpecifiers(file: ts.SourceFile, options: ts.CompilerOptions): string {
  const { imports = [] } = file as ProgramFile;
  return JSON.stringify([
    // The form of an import can choose the way in which it is resolved.
    imports.map((literal) => [literal.text, ts.getModeForUsageLocation(file, literal, options)]),
    file.referencedFiles.map(({ fileName }) => fileName),
    file.typeReferenceDirectives.map(({ fileName, resolutionMode }) => [fileName, resolutionMode]),
    file.libReferenceDirectives.map(({ fileName }) => fileName),
  ]);
}
