import type ts from 'typescript';
import type { Compiler } from './compiler.ts';
import { ownName } from './symbol-name.ts';

/** A stretch of text that does not count, and what stands for it. */
type Stretch = readonly [start: number, end: number, mark?: string];

/** Stands for a body: a declaration without one means something else. */
const BODY = '{}';

/** One statement of a file, as far as the facts of other files can depend on it. */
export interface InterfacePart {
  /** Changes when that does. */
  readonly text: string;
  /**
   * What the statement declares, when it does nothing else and no other statement of the file speaks of it: whether it
   * is there then matters only to files that ask for it by its name. Otherwise empty.
   */
  readonly ownNames: readonly string[];
}

/**
 * The part of a file that the facts of other files can depend on, statement by statement.
 *
 * Left out are the bodies of functions whose result type is written down, though not that they have one, and the
 * comments before statements and members. Kept is everything from which a type is inferred, the bodies of type
 * predicates, which are judged where they are called, and the places of functions without a name, because other files
 * name them by place. Of JavaScript everything is kept: comments declare types there, and assignments declare members.
 */
export function interfaceParts(compiler: Compiler, file: ts.SourceFile): readonly InterfacePart[] {
  if (/\.[cm]?jsx?$/u.test(file.fileName)) return [{ text: file.text, ownNames: [] }];
  const pragmas = file.text.includes('@jsx') ? file.text.slice(0, file.statements[0]?.getStart(file)) : '';
  const texts = file.statements.map((statement) => statementText(compiler, file, statement));
  const mentions = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(text.match(WORD))) mentions.set(word, (mentions.get(word) ?? 0) + 1);
  }
  const parts = file.statements.map((statement, index): InterfacePart => {
    const names = declaredBy(compiler, statement);
    const isOnItsOwn = names.every((name) => mentions.get(name) === 1);
    return { text: texts[index] ?? '', ownNames: isOnItsOwn ? names : [] };
  });
  return pragmas === '' ? parts : [{ text: pragmas, ownNames: [] }, ...parts];
}

const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;

function statementText(compiler: Compiler, file: ts.SourceFile, statement: ts.Statement): string {
  const dropped: Stretch[] = [];
  const places: number[] = [];
  // A list of its own instead of recursion: a chain of thousands of operators nests as deeply.
  const waiting: ts.Node[] = [statement];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (ownName(compiler, node)?.includes('@') === true) places.push(node.pos);
    if (standsOnItsOwn(compiler, node)) dropped.push([node.pos, node.getStart(file)]);
    const body = privateBody(compiler, node);
    if (body !== undefined) dropped.push([body.pos, body.end, BODY]);
    // Of what is judged, nothing may be left out, whatever function it stands in.
    const whole = body ?? predicateBody(compiler, node);
    compiler.forEachChild(node, (child) => {
      if (child !== whole) waiting.push(child);
    });
  }
  const text = remaining(file.text, statement, dropped);
  return places.length === 0 ? text : `${text}\n${places.sort((one, other) => one - other).join()}`;
}

/** The names that a plain declaration gives; none for any other statement, or one that says more than that. */
function declaredBy(compiler: Compiler, statement: ts.Statement): readonly string[] {
  if (compiler.isVariableStatement(statement)) {
    const names = statement.declarationList.declarations.map(({ name }) => name);
    return names.every(compiler.isIdentifier) ? names.map(({ text }) => text) : [];
  }
  if (
    !compiler.isFunctionDeclaration(statement) &&
    !compiler.isClassDeclaration(statement) &&
    !compiler.isInterfaceDeclaration(statement) &&
    !compiler.isTypeAliasDeclaration(statement)
  ) {
    return [];
  }
  const isDefault = statement.modifiers?.some(({ kind }) => kind === compiler.SyntaxKind.DefaultKeyword);
  return statement.name === undefined || isDefault === true ? [] : [statement.name.text];
}

/** The body of a function that nothing outside of it can be told by. */
function privateBody(compiler: Compiler, node: ts.Node): ts.Node | undefined {
  if (compiler.isSetAccessorDeclaration(node)) return node.body;
  if (!canBeAnnotated(compiler, node)) return undefined;
  return node.type === undefined || compiler.isTypePredicateNode(node.type) ? undefined : node.body;
}

/** The body of a type predicate. */
function predicateBody(compiler: Compiler, node: ts.Node): ts.Node | undefined {
  if (!canBeAnnotated(compiler, node)) return undefined;
  return node.type !== undefined && compiler.isTypePredicateNode(node.type) ? node.body : undefined;
}

/** Whether a node is a function for which a result type can be written down. */
function canBeAnnotated(compiler: Compiler, node: ts.Node): node is AnnotatableFunction {
  return (
    compiler.isFunctionDeclaration(node) ||
    compiler.isFunctionExpression(node) ||
    compiler.isArrowFunction(node) ||
    compiler.isMethodDeclaration(node) ||
    compiler.isGetAccessorDeclaration(node)
  );
}

type AnnotatableFunction =
  | ts.FunctionDeclaration
  | ts.FunctionExpression
  | ts.ArrowFunction
  | ts.MethodDeclaration
  | ts.GetAccessorDeclaration;

/** Whether comments may come and go before a node without meaning anything. */
function standsOnItsOwn(compiler: Compiler, node: ts.Node): boolean {
  const { parent } = node;
  return (
    compiler.isSourceFile(parent) ||
    compiler.isBlock(parent) ||
    compiler.isClassDeclaration(parent) ||
    compiler.isClassExpression(parent) ||
    compiler.isInterfaceDeclaration(parent)
  );
}

function remaining(text: string, whole: ts.Node, dropped: readonly Stretch[]): string {
  const kept: string[] = [];
  let position = whole.pos;
  for (const [start, end, mark] of [...dropped].sort((one, other) => one[0] - other[0])) {
    // A dropped stretch may lie in another one.
    if (start > position) kept.push(text.slice(position, start));
    if (mark !== undefined) kept.push(mark);
    position = Math.max(position, end);
  }
  kept.push(text.slice(position, whole.end));
  return kept.join('\n');
}
