import type ts from 'typescript';
import type { EdgeOperation } from '../facts/edge-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { unwrap } from '../compiler/symbol-name.ts';
import { extractClass } from './classes.ts';
import { fork, join, jump } from './control-flow.ts';
import { evaluate } from './expressions.ts';
import { giveBack } from './given-objects.ts';
import type { FileExtraction } from './file-extraction.ts';
import { COPY } from './file-extraction.ts';
import type { Environment, JumpTarget } from './function-frame.ts';
import { extractClosure } from './functions.ts';
import { RETURNED } from './generators.ts';
import { BLOCK_SCOPED } from './hoist-variables.ts';
import { evaluateLoop } from './loops.ts';
import { shareMembers } from './literals.ts';
import { extractModuleStatement } from './modules.ts';
import { declareNamespace } from './namespaces.ts';
import { assume, clauseProof, noteTest, proofOf, rememberProof } from './narrowing.ts';
import { bindPattern, declareBinding } from './patterns.ts';
import { originsOf, shareElements } from './origins.ts';
import { rememberClass } from './remember-class.ts';
import { bind, declareVariable, findVariable } from './variable-access.ts';

/** Walks the statements of a block, after declaring what they declare. */
export function evaluateStatements(extraction: FileExtraction, statements: readonly ts.Statement[]): void {
  for (const statement of statements) declareStatement(extraction, statement);
  const { compiler } = extraction;
  for (const statement of statements) {
    if (compiler.isFunctionDeclaration(statement)) bindFunction(extraction, statement);
  }
  for (const statement of statements) evaluateStatement(extraction, statement);
}

/** Makes the names of a declaration visible in the whole block. */
function declareStatement(extraction: FileExtraction, statement: ts.Statement): void {
  const { compiler } = extraction;
  if (compiler.isVariableStatement(statement)) {
    // A `var` belongs to the whole function and was declared with it.
    if ((statement.declarationList.flags & BLOCK_SCOPED) === 0) return;
    for (const { name, initializer } of statement.declarationList.declarations) {
      declareBinding(extraction, name);
      const isConstant = (statement.declarationList.flags & CONSTANT) !== 0;
      if (!isConstant || initializer === undefined) continue;
      rememberKey(extraction, name, initializer);
      // Functions of the same block are walked before the constant gets its value.
      rememberClass(extraction, name, initializer);
    }
  } else if (compiler.isFunctionDeclaration(statement) || compiler.isClassDeclaration(statement)) {
    declareVariable(extraction, statement.name?.text ?? 'default', statement);
  } else if (compiler.isModuleDeclaration(statement)) {
    declareNamespace(extraction, statement);
  } else if (compiler.isImportEqualsDeclaration(statement)) {
    declareVariable(extraction, statement.name.text, statement.name);
  }
}

function bindFunction(extraction: FileExtraction, declaration: ts.FunctionDeclaration): void {
  if (declaration.body === undefined) return;
  const variable = declareVariable(extraction, declaration.name?.text ?? 'default', declaration);
  bind(extraction, variable, extractClosure(extraction, declaration));
}

function evaluateBlock(extraction: FileExtraction, statements: readonly ts.Statement[]): void {
  extraction.frame.enterScope();
  evaluateStatements(extraction, statements);
  extraction.frame.leaveScope();
}

/** Walks one statement. */
export function evaluateStatement(extraction: FileExtraction, statement: ts.Statement, label?: string): void {
  const { compiler } = extraction;
  if (compiler.isBlock(statement)) {
    evaluateBlock(extraction, statement.statements);
    return;
  }
  if (compiler.isVariableStatement(statement)) {
    evaluateDeclarations(extraction, statement.declarationList);
    return;
  }
  if (compiler.isClassDeclaration(statement)) {
    const variable = declareVariable(extraction, statement.name?.text ?? 'default', statement);
    bind(extraction, variable, extractClass(extraction, statement));
    return;
  }
  if (evaluateLoop(extraction, statement, label) || evaluateJump(extraction, statement)) return;
  if (evaluateBranching(extraction, statement, label)) return;
  extractModuleStatement(extraction, statement);
}

/** Walks the declarations of a `const`, `let` or `var`. */
export function evaluateDeclarations(extraction: FileExtraction, list: ts.VariableDeclarationList): void {
  for (const declaration of list.declarations) {
    if (declaration.initializer === undefined) {
      if ((list.flags & BLOCK_SCOPED) !== 0) bindPattern(extraction, declaration.name, CLEAN, []);
      continue;
    }
    const value = evaluate(extraction, declaration.initializer);
    bindPattern(extraction, declaration.name, value, originsOf(extraction, declaration.initializer));
    shareMembers(extraction, declaration.name, declaration.initializer);
    shareElements(extraction, declaration.name, declaration.initializer);
    rememberClass(extraction, declaration.name, declaration.initializer);
    if ((list.flags & CONSTANT) !== 0) rememberProof(extraction, declaration.name, declaration.initializer);
  }
}

/** A constant that holds a property name, or a symbol that is one. */
function rememberKey(extraction: FileExtraction, name: ts.BindingName, initializer: ts.Expression): void {
  const { compiler } = extraction;
  const variable = compiler.isIdentifier(name) ? findVariable(extraction, name.text) : undefined;
  if (variable === undefined) return;
  const value = unwrap(compiler, initializer);
  const isSymbol =
    compiler.isCallExpression(value) &&
    compiler.isIdentifier(value.expression) &&
    value.expression.text === 'Symbol';
  if (compiler.isStringLiteralLike(value)) variable.constantKey = value.text;
  else if (isSymbol) variable.constantKey = `@${variable.captureName}`;
}

/** What a generator returns is none of the values that a loop goes through. */
const PUT_RETURNED: EdgeOperation = { kind: 'write', path: [RETURNED] };

/** `return`, `throw`, `break`, `continue` and expression statements. */
function evaluateJump(extraction: FileExtraction, statement: ts.Statement): boolean {
  const { frame, builder } = extraction;
  const { SyntaxKind } = extraction.compiler;
  switch (statement.kind) {
    case SyntaxKind.ExpressionStatement:
      evaluate(extraction, (statement as ts.ExpressionStatement).expression);
      return true;
    case SyntaxKind.ReturnStatement: {
      const { expression } = statement as ts.ReturnStatement;
      if (expression !== undefined) {
        frame.returnExpressions.push(expression);
        const value = evaluate(extraction, expression);
        builder.edge(value, frame.returns, frame.isGenerator ? PUT_RETURNED : COPY);
        if (!frame.isGenerator) giveBack(extraction, expression);
      }
      frame.environment = undefined;
      return true;
    }
    case SyntaxKind.ThrowStatement: {
      const value = evaluate(extraction, (statement as ts.ThrowStatement).expression);
      builder.edge(value, frame.handler, COPY);
      frame.environment = undefined;
      return true;
    }
    case SyntaxKind.BreakStatement:
    case SyntaxKind.ContinueStatement: {
      const { label, kind } = statement as ts.BreakOrContinueStatement;
      jump(extraction, label?.text, kind === SyntaxKind.BreakStatement ? 'break' : 'continue');
      return true;
    }
    default:
      return false;
  }
}

function evaluateBranching(
  extraction: FileExtraction,
  statement: ts.Statement,
  label: string | undefined,
): boolean {
  const { SyntaxKind } = extraction.compiler;
  switch (statement.kind) {
    case SyntaxKind.IfStatement:
      evaluateIf(extraction, statement as ts.IfStatement);
      return true;
    case SyntaxKind.SwitchStatement:
      evaluateSwitch(extraction, statement as ts.SwitchStatement, label);
      return true;
    case SyntaxKind.TryStatement:
      evaluateTry(extraction, statement as ts.TryStatement);
      return true;
    case SyntaxKind.LabeledStatement: {
      const { label: name, statement: body } = statement as ts.LabeledStatement;
      const target: JumpTarget = {
        label: name.text,
        takesPlainBreak: false,
        breaks: [],
        continues: undefined,
      };
      extraction.frame.jumps.push(target);
      evaluateStatement(extraction, body, name.text);
      extraction.frame.jumps.pop();
      extraction.frame.environment = join(
        extraction,
        [extraction.frame.environment, ...target.breaks],
        statement,
      );
      return true;
    }
    default:
      return false;
  }
}

/** `if … else if … else`: the links of the chain one after the other, because generated code has thousands. */
function evaluateIf(extraction: FileExtraction, statement: ts.IfStatement): void {
  const { frame, compiler } = extraction;
  const ways: Environment[] = [];
  let link: ts.Statement | undefined = statement;
  while (link !== undefined && compiler.isIfStatement(link)) {
    evaluate(extraction, link.expression);
    const { whenTrue, whenFalse } = proofOf(extraction, link.expression);
    const start = frame.environment;
    frame.environment = fork(start);
    assume(extraction, link, whenTrue);
    evaluateStatement(extraction, link.thenStatement);
    ways.push(frame.environment);
    frame.environment = fork(start);
    assume(extraction, link, whenFalse);
    link = link.elseStatement;
  }
  if (link !== undefined) evaluateStatement(extraction, link);
  frame.environment = join(extraction, [...ways, frame.environment], statement);
}

function evaluateSwitch(
  extraction: FileExtraction,
  statement: ts.SwitchStatement,
  label: string | undefined,
): void {
  const { frame, compiler } = extraction;
  evaluate(extraction, statement.expression);
  noteTest(extraction, statement.expression);
  const start = frame.environment;
  const target: JumpTarget = { label, takesPlainBreak: true, breaks: [], continues: undefined };
  frame.jumps.push(target);
  frame.enterScope();
  const { clauses } = statement.caseBlock;
  for (const clause of clauses) for (const inner of clause.statements) declareStatement(extraction, inner);
  frame.environment = undefined;
  for (const clause of clauses) {
    const before = frame.environment;
    frame.environment = fork(start);
    assume(extraction, clause, clauseProof(extraction, clause));
    frame.environment = join(extraction, [before, frame.environment], clause);
    if (clause.kind === compiler.SyntaxKind.CaseClause) evaluate(extraction, clause.expression);
    for (const inner of clause.statements) evaluateStatement(extraction, inner);
  }
  frame.leaveScope();
  frame.jumps.pop();
  const hasDefault = clauses.some((clause) => clause.kind === compiler.SyntaxKind.DefaultClause);
  const ways: Environment[] = [frame.environment, ...target.breaks];
  if (!hasDefault) ways.push(start);
  frame.environment = join(extraction, ways, statement);
}

function evaluateTry(extraction: FileExtraction, statement: ts.TryStatement): void {
  const { frame, builder, compiler } = extraction;
  const thrown = builder.node(statement, frame.index, { note: 'thrown and caught' });
  const start = fork(frame.environment);
  const bound: Environment[] = [];
  frame.recorders.push(bound);
  if (statement.catchClause !== undefined) frame.handlers.push(thrown);
  evaluateBlock(extraction, statement.tryBlock.statements);
  if (statement.catchClause !== undefined) frame.handlers.pop();
  const afterTry = frame.environment;
  const { catchClause, finallyBlock } = statement;
  if (catchClause !== undefined) {
    // Any statement of the block may have been the last one that ran.
    frame.environment = join(extraction, [start, ...bound, fork(afterTry)], catchClause);
    frame.enterScope();
    const name = catchClause.variableDeclaration?.name;
    if (name !== undefined) {
      declareBinding(extraction, name);
      bindPattern(extraction, name, thrown, []);
      const caught = compiler.isIdentifier(name) ? findVariable(extraction, name.text) : undefined;
      if (caught !== undefined) caught.isCaught = true;
    }
    evaluateBlock(extraction, catchClause.block.statements);
    frame.leaveScope();
    frame.environment = join(extraction, [fork(afterTry), frame.environment], statement);
  }
  frame.recorders.pop();
  if (finallyBlock !== undefined) evaluateFinally(extraction, finallyBlock, [start, ...bound, afterTry]);
}

/** `finally` runs on every way out of the block; behind it, only the ways that go on count. */
function evaluateFinally(extraction: FileExtraction, block: ts.Block, waysOut: readonly Environment[]): void {
  const { frame } = extraction;
  const goingOn = frame.environment;
  const onTheWay = join(extraction, [...waysOut, goingOn].map(fork), block);
  frame.environment = fork(onTheWay);
  evaluateBlock(extraction, block.statements);
  const behind = frame.environment;
  if (goingOn === undefined || behind === undefined) {
    frame.environment = undefined;
    return;
  }
  // What the block did not assign is as it was on the ways that go on.
  for (const [variable, value] of behind) {
    if (onTheWay?.get(variable) === value && goingOn.has(variable)) {
      behind.set(variable, goingOn.get(variable) ?? value);
    }
  }
}

/** `NodeFlags.Const`. */
const CONSTANT = 2;
