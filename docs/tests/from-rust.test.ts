import { readFileSync } from 'node:fs';
import { PLUGIN_RULE_NAMES } from '@hearsay/flow';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT } from './document-files.ts';

/** The tables of the page: the cells of the column that says what there is here. */
function ourCells(): string[] {
  return readFileSync(`${ROOT}docs/from-rust.md`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Rust ') && !line.startsWith('| ---'))
    .map((line) => line.replaceAll('\\|', '¦').split('|')[2]?.trim() ?? '');
}

/** The names in the declarations of the packages, without their comments. */
function declaredNames(): ReadonlySet<string> {
  const folders = ['core', 'answer', 'tool', 'agent'].map((name) => `${ROOT}packages/${name}/dist`);
  const text = folders
    .flatMap((folder) => ts.sys.readDirectory(folder, ['.d.ts']))
    .map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''))
    .join('\n');
  return new Set(text.match(/[A-Za-z_$][\w$]*/g));
}

/** What is not declared by a package: rules, the platform, and variables that stand for a value of ours. */
const ELSEWHERE = new Set<string>([
  ...PLUGIN_RULE_NAMES,
  ...[
    'string',
    'number',
    'boolean',
    'bigint',
    'null',
    'undefined',
    'unknown',
    'any',
    'object',
    'readonly',
    'as',
  ],
  ...['AbortSignal', 'JSON', 'Map', 'TypeError', 'hearsay', 'T'],
  ...['answer', 'call', 'role', 'text', 'tool', 'workflow'],
]);

describe('docs/from-rust.md', () => {
  const declared = declaredNames();
  const cells = ourCells();

  it('has the tables of all three crates', () => {
    expect(cells.length).toBeGreaterThan(100);
  });

  it('names nothing that the packages do not have', () => {
    const said = cells.flatMap((cell) =>
      [...cell.matchAll(/`(?:new |\.)?(?<name>[A-Za-z][\w-]*)/g)].map(
        (match) => match.groups?.['name'] ?? '',
      ),
    );
    expect(said.filter((name) => !declared.has(name) && !ELSEWHERE.has(name))).toEqual([]);
  });
});
