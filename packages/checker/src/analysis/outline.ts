import { ts } from '../project/compiler.ts';
import type { FileOutline } from '../project/lazy-files.ts';
import { isLibraryFile } from '../project/standard-library.ts';
import type { ProgramFile } from './file-reach.ts';
import { importText } from './import-text.ts';

/** Of JavaScript the compiler reads more than imports say: comments with types, and `require`. */
const TYPESCRIPT = /\.[cm]?tsx?$/u;

/** An outline spares work where it is at most this share of the text that it stands for. */
const LARGEST_SHARE = 0.5;

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
    const outline = outlineOf(file);
    if (outline === undefined) continue;
    // What is shared can be used without asking the file.
    const isIdle = file.isDeclarationFile && !outline.isShared && !asked.has(file.fileName);
    outlines.set(file.fileName, { ...outline, isIdle });
  }
  return outlines;
}

/**
 * What of a file others see without asking what it declares: its imports, and what it adds to globals and other modules.
 *
 * To a program that asks no further, the outline stands for all of it.
 *
 * @param file - Bound already, as a type checker does with every file of its program.
 * @returns `undefined` for a file of which that is too much, or in forms that are not known here.
 */
export function outlineOf(file: ts.SourceFile): Omit<FileOutline, 'isIdle'> | undefined {
  if (hasUnknownReach(file)) return undefined;
  const imports = importsByBlock(file);
  if (imports === undefined) return undefined;
  const isScript = !ts.isExternalModule(file);
  const shared = (isScript ? file.statements : file.statements.filter(isAugmentation)).map((statement) =>
    sharedText(statement, imports),
  );
  const text = [...(isScript ? [] : ['export {};']), ...(imports.get(file) ?? []), ...shared].join('\n');
  const isShared = shared.length > 0;
  if (isShared && text.length > file.text.length * LARGEST_SHARE) return undefined;
  return { text, isShared };
}

/** Where the text of an import has to stand: in the file itself, or in a module that the file declares. */
type Block = ts.SourceFile | ts.ModuleDeclaration;

/** Whether a file reaches further than its statements say, or speaks to the compiler in other ways. */
function hasUnknownReach(file: ts.SourceFile): boolean {
  const { pragmas, jsGlobalAugmentations, patternAmbientModules } = file as ProgramFile;
  return (
    !TYPESCRIPT.test(file.fileName) ||
    pragmas?.size !== 0 ||
    jsGlobalAugmentations !== undefined ||
    patternAmbientModules !== undefined ||
    file.libReferenceDirectives.length > 0 ||
    (!ts.isExternalModule(file) && !file.isDeclarationFile) ||
    file.statements.some((statement) => ts.isNamespaceExportDeclaration(statement))
  );
}

/** The text of every import of a file but of those in what is repeated word for word; undefined for unknown forms. */
function importsByBlock(file: ts.SourceFile): ReadonlyMap<Block, readonly string[]> | undefined {
  const { imports = [] } = file as ProgramFile;
  const texts = new Map<Block, string[]>();
  // Without a place are those that the compiler adds by itself, for JSX: to an outline too.
  for (const [index, literal] of imports.filter(({ pos }) => pos >= 0).entries()) {
    const block = blockOf(literal);
    if (block === undefined) continue;
    const text = importText(literal, `Outlined${String(index)}`);
    if (text === undefined) return undefined;
    const known = texts.get(block);
    if (known === undefined) texts.set(block, [text]);
    else known.push(text);
  }
  return texts;
}

/** Where an import stands; undefined in what an outline repeats word for word. */
function blockOf(literal: ts.Node): Block | undefined {
  let node = literal;
  while (!ts.isSourceFile(node)) {
    if (isAugmentation(node)) return undefined;
    if (isAmbientModule(node)) return node;
    if (ts.isSourceFile(node.parent) && !ts.isExternalModule(node.parent)) return undefined;
    node = node.parent;
  }
  return node;
}

/** Whether a statement adds to the globals, or to a module from within another. */
function isAugmentation(node: ts.Node): boolean {
  if (!ts.isModuleDeclaration(node)) return false;
  const isGlobal = (node.flags & ts.NodeFlags.GlobalAugmentation) !== 0;
  return isGlobal || (ts.isStringLiteral(node.name) && ts.isExternalModule(node.getSourceFile()));
}

/** Whether a statement of a script declares a module. */
function isAmbientModule(node: ts.Node): node is ts.ModuleDeclaration & { readonly body: ts.ModuleBlock } {
  const isTopLevel = ts.isModuleDeclaration(node) && ts.isSourceFile(node.parent);
  return (
    isTopLevel && ts.isStringLiteral(node.name) && node.body !== undefined && ts.isModuleBlock(node.body)
  );
}

/** What others see of a statement: all, but of a module only what it imports and adds to the globals. */
function sharedText(statement: ts.Statement, imports: ReadonlyMap<Block, readonly string[]>): string {
  if (isAugmentation(statement) || !isAmbientModule(statement)) return statement.getText();
  const added = statement.body.statements.filter(isAugmentation).map((each) => each.getText());
  const lines = [...(imports.get(statement) ?? []), ...added];
  return `declare module ${statement.name.getText()} {\n${lines.join('\n')}\n}`;
}
