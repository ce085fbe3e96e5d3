import type ts from 'typescript';
import type { Compiler } from '../compiler/compiler.ts';
import type { FileExtraction } from './file-extraction.ts';
import { declareBinding } from './patterns.ts';

/** `NodeFlags.BlockScoped`: `let`, `const` and `using`. */
export const BLOCK_SCOPED = 7;

/** Declares the `var` names of a whole function, wherever they stand in it. */
export function hoistVariables(extraction: FileExtraction, body: ts.Node): void {
  const { compiler } = extraction;
  // A list of its own instead of recursion: a chain of thousands of operators nests as deeply.
  const waiting: ts.Node[] = [];
  const waitFor = (parent: ts.Node): void => {
    const children: ts.Node[] = [];
    compiler.forEachChild(parent, (child) => {
      children.push(child);
    });
    for (const child of children.reverse()) waiting.push(child);
  };
  waitFor(body);
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (hasOwnVariables(compiler, node)) continue;
    if (compiler.isVariableDeclarationList(node) && (node.flags & BLOCK_SCOPED) === 0) {
      for (const { name } of node.declarations) declareBinding(extraction, name);
    }
    waitFor(node);
  }
}

function hasOwnVariables(compiler: Compiler, node: ts.Node): boolean {
  return (
    compiler.isFunctionDeclaration(node) ||
    compiler.isFunctionExpression(node) ||
    compiler.isArrowFunction(node) ||
    compiler.isClassDeclaration(node) ||
    compiler.isClassExpression(node)
  );
}
