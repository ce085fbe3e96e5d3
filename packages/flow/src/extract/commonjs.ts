import type ts from 'typescript';
import { COPY, type FileExtraction } from './file-extraction.ts';
import { bind, declareVariable } from './variable-access.ts';
import type { Variable } from './variable.ts';

/** What a CommonJS module calls itself by. */
export interface CommonJsNames {
  readonly module: Variable;
  readonly exports: Variable;
}

/** What binding tells of a file of JavaScript; the compiler's declarations leave it out. */
interface ScriptFile {
  readonly commonJsModuleIndicator?: ts.Node;
  readonly identifiers?: ReadonlyMap<string, string>;
}

/** Declares `module` and `exports` in a file of JavaScript that is a CommonJS module and says what it exports. */
export function declareCommonJs(extraction: FileExtraction, file: ts.SourceFile): CommonJsNames | undefined {
  const { commonJsModuleIndicator, identifiers } = file as ScriptFile;
  if (commonJsModuleIndicator === undefined || identifiers?.has('exports') === false) return undefined;
  const [module, exports] = ['module', 'exports'].map((name) => {
    const variable = declareVariable(extraction, name, file);
    bind(extraction, variable, variable.cell);
    return variable;
  });
  return module && exports && { module, exports };
}

/** Exports what was stored in either: they are one object, until a module exports another one. */
export function exportCommonJs(
  { builder, frame }: FileExtraction,
  file: ts.SourceFile,
  { module, exports }: CommonJsNames,
): void {
  const node = builder.node(file, frame.index, { global: true });
  builder.edge(module.cell, node, { kind: 'read', name: 'exports' });
  builder.edge(node, module.cell, { kind: 'write', path: ['exports'] });
  builder.edge(exports.cell, node, COPY);
  builder.edge(node, exports.cell, COPY);
  builder.exports.push({ name: 'export=', node });
}
