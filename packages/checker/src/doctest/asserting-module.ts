import { ts } from '../project/compiler.ts';

const ASSERTIONS: ReadonlySet<string> = new Set([
  'assert',
  'assert/strict',
  'node:assert',
  'node:assert/strict',
  'chai',
  'expect',
  'vitest',
  '@jest/globals',
]);

/** Whether running a module says more than compiling it: it imports an assertion library, or calls `expect` or `assert`. */
export function assertsSomething(text: string, fileName: string): boolean {
  if (!/assert|expect|vitest|chai/u.test(text)) return false;
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, false);
  const asserts = (node: ts.Node): boolean => {
    if (ts.isImportDeclaration(node))
      return ts.isStringLiteral(node.moduleSpecifier) && ASSERTIONS.has(node.moduleSpecifier.text);
    if (ts.isCallExpression(node) && isAssertion(node.expression)) return true;
    return ts.forEachChild(node, asserts) === true;
  };
  return asserts(source);
}

/** `expect(…)`, `assert(…)` and `assert.equal(…)`. */
function isAssertion(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'expect' || callee.text === 'assert';
  return (
    ts.isPropertyAccessExpression(callee) &&
    isAssertion(callee.expression) &&
    ts.isIdentifier(callee.expression)
  );
}
