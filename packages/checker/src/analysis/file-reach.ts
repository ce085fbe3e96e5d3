import { ts } from '../project/compiler.ts';

/** Two members that the compiler sets on every file of a program and leaves out of its declarations. */
interface ProgramFile {
  readonly imports?: readonly ts.StringLiteralLike[];
  readonly commonJsModuleIndicator?: ts.Node;
}

/** Whether a file declares something that other files see without importing it: globals, or members of other modules. */
export function affectsEveryFile(file: ts.SourceFile): boolean {
  const { commonJsModuleIndicator } = file as ProgramFile;
  if (!ts.isExternalModule(file) && commonJsModuleIndicator === undefined) return true;
  return file.statements.some(
    (statement) =>
      ts.isModuleDeclaration(statement) &&
      (ts.isStringLiteral(statement.name) || (statement.flags & ts.NodeFlags.GlobalAugmentation) !== 0),
  );
}

/** Everything that a file imports or refers to, as one text that changes when any of it does. */
export function writtenSpecifiers(file: ts.SourceFile): string {
  const { imports = [] } = file as ProgramFile;
  return JSON.stringify([
    imports.map(({ text }) => text),
    file.referencedFiles.map(({ fileName }) => fileName),
    file.typeReferenceDirectives.map(({ fileName }) => fileName),
    file.libReferenceDirectives.map(({ fileName }) => fileName),
    // Attributes of an import can choose the way in which it is resolved.
    file.text.split('resolution-mode').length,
  ]);
}
