import type ts from 'typescript';
import { unwrap } from '../compiler/symbol-name.ts';
import type { FileExtraction } from './file-extraction.ts';
import { madeClasses } from './made-classes.ts';
import { findVariable } from './variable-access.ts';

/** A variable that holds an instance of a class from a package, or what a function of the catalog has made. */
export function rememberClass(
  extraction: FileExtraction,
  name: ts.BindingName,
  initializer: ts.Expression,
): void {
  const { compiler } = extraction;
  const initial = unwrap(compiler, initializer);
  const value = compiler.isAwaitExpression(initial) ? unwrap(compiler, initial.expression) : initial;
  if (!compiler.isIdentifier(name)) return;
  if (!compiler.isCallExpression(value) && !compiler.isNewExpression(value)) return;
  const variable = findVariable(extraction, name.text);
  if (variable === undefined || variable.instanceOf !== undefined) return;
  variable.instanceOf = madeClasses(extraction, value);
}
