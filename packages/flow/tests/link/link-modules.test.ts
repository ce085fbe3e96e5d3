import { describe, expect, it } from 'vitest';
import type { FileFacts, ReExportFact } from '../../src/facts/file-facts.ts';
import { ModuleTable } from '../../src/link/link-modules.ts';

function module(
  file: string,
  exports: readonly string[],
  reExports: readonly ReExportFact[] = [],
): FileFacts {
  return {
    file,
    exports: exports.map((name, node) => ({ name, node })),
    reExports,
    // Nothing else is read here.
  } as unknown as FileFacts;
}

const star = (file: string): ReExportFact => ({ name: '*', importedName: '*', file });
const named = (name: string, importedName: string, file: string): ReExportFact => ({
  name,
  importedName,
  file,
});

describe('the table of modules', () => {
  it('finds a name through re-exports under other names', () => {
    const table = new ModuleTable([
      module('a', [], [named('x', 'y', 'b')]),
      module('b', [], [star('c')]),
      module('c', ['z', 'y']),
    ]);
    expect(table.resolve(0, 'x')).toEqual({ kind: 'value', file: 2, node: 1 });
    expect(table.resolve(0, 'y')).toBeUndefined();
    expect([...table.names(0)]).toEqual(['x']);
    expect([...table.names(1)]).toEqual(['z', 'y']);
  });

  it('takes the first of two declarations of a name', () => {
    const table = new ModuleTable([module('a', ['x', 'x'])]);
    expect(table.resolve(0, 'x')).toEqual({ kind: 'value', file: 0, node: 0 });
  });

  it('ends where modules pass one another on', () => {
    const table = new ModuleTable([module('a', [], [star('b')]), module('b', ['x'], [star('a')])]);
    expect(table.resolve(0, 'x')).toEqual({ kind: 'value', file: 1, node: 0 });
    expect(table.resolve(0, 'missing')).toBeUndefined();
  });

  it('goes through each of many layers of barrels once', () => {
    const layers = 40;
    const barrels = Array.from({ length: layers }, (_, layer) =>
      ['left', 'right'].map((side) =>
        module(
          `${side} ${layer}`,
          [`${side}${layer}`],
          [star(`left ${layer + 1}`), star(`right ${layer + 1}`)],
        ),
      ),
    ).flat();
    const table = new ModuleTable(barrels);
    expect(table.resolve(0, 'missing')).toBeUndefined();
    expect(table.resolve(0, `right${layers - 1}`)).toEqual({ kind: 'value', file: 2 * layers - 1, node: 0 });
    expect(table.names(0).size).toBe(2 * layers - 1);
  });
});
