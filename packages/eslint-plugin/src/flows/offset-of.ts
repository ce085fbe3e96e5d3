import type { TSESLint } from '@typescript-eslint/utils';
import type ts from 'typescript';

/**
 * Where in the linted text the text begins that the compiler has: at the script of a component.
 *
 * @returns `undefined` where the parser made another text of it, so that no place can be told.
 */
export function offsetOf(
  file: ts.SourceFile,
  sourceCode: Pick<TSESLint.SourceCode, 'text'>,
): number | undefined {
  const offset = sourceCode.text.indexOf(file.text);
  return offset < 0 ? undefined : offset;
}
