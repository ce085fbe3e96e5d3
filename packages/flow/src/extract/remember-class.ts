import type ts from 'typescript';
import { unwrap } from '../compiler/symbol-name.ts';
import type { FileExtraction } from './file-extraction.ts';
import { findVariable } from './variable-access.ts';

/** A variable that holds an instance of a class from a package, or what a function of the catalog has made. */
export function rememberClass(
  extraction: FileExtraction,
  name: ts.BindingName,
  initializer: ts.Expression,
): void {
  const { compiler, symbols, catalog } = extraction;
  const value = unwrap(compiler, initializer);
  if (!compiler.isIdentifier(name)) return;
  const isMade = compiler.isCallExpression(value);
  if (!isMade && !compiler.isNewExpression(value)) return;
  const variable = findVariable(extraction, name.text);
  if (variable === undefined || variable.instanceOf !== undefined) return;
  const resolution = symbols.resolveCallee(value.expression);
  if (resolution?.kind !== 'package') return;
  if (!isMade) variable.instanceOf = resolution;
  else if (resolution.names.some((made) => catalog.find(resolution.package.name, made))) {
    variable.instanceOf = { ...resolution, names: resolution.names.map((made) => `${made}()`) };
  }
}
