import type { FileFacts, SymbolName } from './file-facts.ts';

/** Facts with every file named in another way, so that they can be read in another folder. */
export function renameFiles(facts: FileFacts, rename: (file: string) => string): FileFacts {
  const renameSymbol = (name: SymbolName): SymbolName => {
    const end = name.indexOf('#');
    return `${rename(name.slice(0, end))}${name.slice(end)}`;
  };
  const renameTarget = <Fact extends { readonly file: string | undefined }>(fact: Fact): Fact =>
    fact.file === undefined ? fact : { ...fact, file: rename(fact.file) };
  return {
    ...facts,
    file: rename(facts.file),
    classes: facts.classes.map((declared) => ({
      ...declared,
      name: renameSymbol(declared.name),
      supertypes: declared.supertypes.map(renameSymbol),
    })),
    calls: facts.calls.map((call) => ({ ...call, targets: call.targets.map(renameSymbol) })),
    imports: facts.imports.map(renameTarget),
    reExports: facts.reExports.map(renameTarget),
  };
}
