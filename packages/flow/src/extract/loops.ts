import type ts from 'typescript';
import { ELEMENT, KEYS } from '../facts/access-path.ts';
import type { EdgeOperation } from '../facts/edge-facts.ts';
import { runLoop } from './control-flow.ts';
import { evaluate } from './expressions.ts';
import type { NodeOptions } from '../facts/node-facts.ts';
import type { FileExtraction } from './file-extraction.ts';
import { BLOCK_SCOPED } from './hoist-variables.ts';
import { iterated } from './iteration.ts';
import { elementOrigins } from './origins.ts';
import { assign, bindPattern, declareBinding } from './patterns.ts';
import { evaluateDeclarations, evaluateStatement } from './statements.ts';

/** Walks a loop; false for any other statement. */
export function evaluateLoop(
  extraction: FileExtraction,
  statement: ts.Statement,
  label: string | undefined,
): boolean {
  const { SyntaxKind } = extraction.compiler;
  switch (statement.kind) {
    case SyntaxKind.WhileStatement:
    case SyntaxKind.DoStatement: {
      const { expression, statement: body, kind } = statement as ts.WhileStatement | ts.DoStatement;
      runLoop(extraction, {
        syntax: statement,
        repeated: [statement],
        label,
        bodyFirst: kind === SyntaxKind.DoStatement,
        condition: () => {
          evaluate(extraction, expression);
        },
        body: () => {
          evaluateStatement(extraction, body);
        },
        update: () => undefined,
      });
      return true;
    }
    case SyntaxKind.ForStatement:
      evaluateFor(extraction, statement as ts.ForStatement, label);
      return true;
    case SyntaxKind.ForOfStatement:
    case SyntaxKind.ForInStatement:
      evaluateForEach(extraction, statement as ts.ForOfStatement | ts.ForInStatement, label);
      return true;
    default:
      return false;
  }
}

function evaluateFor(
  extraction: FileExtraction,
  statement: ts.ForStatement,
  label: string | undefined,
): void {
  const { compiler, frame } = extraction;
  const { initializer, condition, incrementor } = statement;
  frame.enterScope();
  if (initializer !== undefined && compiler.isVariableDeclarationList(initializer)) {
    if ((initializer.flags & BLOCK_SCOPED) !== 0) {
      for (const declaration of initializer.declarations) declareBinding(extraction, declaration.name);
    }
    evaluateDeclarations(extraction, initializer);
  } else if (initializer !== undefined) {
    evaluate(extraction, initializer);
  }
  runLoop(extraction, {
    syntax: statement,
    repeated: [condition, incrementor, statement.statement],
    label,
    bodyFirst: false,
    condition: () => {
      if (condition !== undefined) evaluate(extraction, condition);
    },
    body: () => {
      evaluateStatement(extraction, statement.statement);
    },
    update: () => {
      if (incrementor !== undefined) evaluate(extraction, incrementor);
    },
  });
  frame.leaveScope();
}

function evaluateForEach(
  extraction: FileExtraction,
  statement: ts.ForOfStatement | ts.ForInStatement,
  label: string | undefined,
): void {
  const { compiler, frame } = extraction;
  const { initializer, expression } = statement;
  const collection = evaluate(extraction, expression);
  const isForOf = statement.kind === compiler.SyntaxKind.ForOfStatement;
  const items = isForOf ? iterated(extraction, expression, collection) : collection;
  frame.enterScope();
  runLoop(extraction, {
    syntax: statement,
    repeated: [initializer, expression, statement.statement],
    label,
    bodyFirst: false,
    condition: () => undefined,
    body: () => {
      const taken: EdgeOperation = { kind: 'read', name: isForOf ? ELEMENT : KEYS };
      const options: NodeOptions = { note: 'takes each element', typed: true };
      const element = extraction.derived(initializer, items, taken, options);
      if (compiler.isVariableDeclarationList(initializer)) {
        for (const { name } of initializer.declarations) {
          if ((initializer.flags & BLOCK_SCOPED) !== 0) declareBinding(extraction, name);
          bindPattern(extraction, name, element, elementOrigins(extraction, expression));
        }
      } else {
        assign(extraction, initializer, element);
      }
      evaluateStatement(extraction, statement.statement);
    },
    update: () => undefined,
  });
  frame.leaveScope();
}
