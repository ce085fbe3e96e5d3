import { describe, expect, it } from 'vitest';
import { usesWholeModules } from '../../src/analysis/exchanged-names.ts';
import { ts } from '../../src/project/compiler.ts';

function answer(text: string): boolean {
  return usesWholeModules(ts.createSourceFile('/desk.ts', text, ts.ScriptTarget.Latest, true));
}

describe('usesWholeModules', () => {
  it.each([
    "import * as desk from './desk';",
    "export * as desk from './desk';",
    "const desk = await import('./desk');",
    "const desk = require('./desk');",
    "import desk = require('./desk');",
    "export type Desk = import('./desk').Desk;",
    "class Loader { load() { return [1].map(() => import('./desk')); } }",
  ])('says yes to %s', (text) => {
    expect(answer(text)).toBe(true);
  });

  it.each([
    "import { open } from './desk';",
    "export * from './desk';",
    'class Rows { async import(rows: readonly unknown[]) { return rows.length; } }',
    'desk.require(1); rows.import(rows);',
    'const words = "import(this) and require(that) * as before";',
  ])('says no to %s', (text) => {
    expect(answer(text)).toBe(false);
  });
});
