import { ts } from '../project/compiler.ts';
import type { FileOutline } from '../project/lazy-files.ts';
import { isLibraryFile } from '../project/standard-library.ts';
import { affectsEveryFile, type ProgramFile } from './file-reach.ts';

/** Of JavaScript the compiler reads more than imports say: comments with types, and `require`. */
const TYPESCRIPT = /\.[cm]?tsx?$/u;

/**
 * The outlines of the files of programs, by file name.
 *
 * @param asked - Names of the files that the compiler has asked what they declare.
 */
export function outlinesIn(
  programs: readonly { readonly program: ts.Program }[],
  asked: ReadonlySet<string>,
): ReadonlyMap<string, FileOutline> {
  const outlines = new Map<string, FileOutline>();
  for (const file of programs.flatMap(({ program }) => program.getSourceFiles())) {
    if (outlines.has(file.fileName) || isLibraryFile(file.fileName)) continue;
    const imports = outlineOf(file);
    const isIdle = file.isDeclarationFile && !asked.has(file.fileName);
    if (imports !== undefined) outlines.set(file.fileName, { imports, isIdle });
  }
  return outlines;
}

/**
 * The imports of a file, as the text of a module that has no others.
 *
 * To a program that never asks what the file declares, the outline stands for all of it.
 *
 * @param file - Bound already, as a type checker does with every file of its program.
 * @returns `undefined` for a file that others see something of without asking: globals, members of other modules,
 *   further files that it refers to, or forms of imports that are not known here.
 */
export function outlineOf(file: ts.SourceFile): string | undefined {
  const { imports = [], pragmas } = file as ProgramFile;
  if (!TYPESCRIPT.test(file.fileName) || pragmas?.size !== 0 || affectsEveryFile(file)) return undefined;
  const statements = imports
    // Without a place are those that the compiler adds by itself, for JSX: to an outline too.
    .filter(({ pos }) => pos >= 0)
    .map((literal, index) => statementOf(literal, `Outlined${String(index)}`));
  if (!statements.every((statement) => statement !== undefined)) return undefined;
  return ['export {};', ...statements].join('\n');
}

/** A statement that imports the same module in the same way: its form can choose how the module is resolved. */
function statementOf(literal: ts.StringLiteralLike, name: string): string | undefined {
  const { parent } = literal;
  const specifier = JSON.stringify(literal.text);
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) {
    const keyword = isTypeOnly(parent) ? 'import type' : 'import';
    return `${keyword} {} from ${specifier} with ${attributesText(parent.attributes)};`;
  }
  if (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return `import(${specifier});`;
  }
  if (ts.isExternalModuleReference(parent)) return `import ${name} = require(${specifier});`;
  if (!ts.isLiteralTypeNode(parent) || !ts.isImportTypeNode(parent.parent)) return undefined;
  return `type ${name} = import(${specifier}, { with: ${attributesText(parent.parent.attributes)} });`;
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  return statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

function attributesText(attributes: ts.ImportAttributes | undefined): string {
  const elements = attributes?.elements.map((attribute) => attribute.getText()) ?? [];
  return `{ ${elements.join(', ')} }`;
}
