import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../workspace.mjs';

const [, map = ''] = /## The map of the house[\s\S]*?```text\n([\s\S]*?)```/.exec(
  readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8'),
) ?? [''];

const foldersOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    // Runs leave hidden folders behind.
    .filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$|dist$)/.test(entry.name))
    .map(({ name }) => name);

/** A line of the map: the names before what is said of them, and whether they belong to the line above. */
function readLine(line: string): { readonly names: readonly string[]; readonly isInner: boolean } {
  const [names = ''] = line.trim().split(/ {2,}/);
  return { names: names.split(', '), isInner: line.startsWith(' ') };
}

const lines = map.trimEnd().split('\n').map(readLine);

/** The folders that stand below a package in the map. */
function innerFolders(folder: string): readonly string[] {
  const begin = lines.findIndex(({ names, isInner }) => !isInner && names.includes(folder));
  const below = lines.slice(begin + 1);
  const end = below.findIndex(({ isInner }) => !isInner);
  return below.slice(0, end < 0 ? undefined : end).flatMap(({ names }) => names);
}

describe('the map in CONTRIBUTING.md', () => {
  it('has every package, every folder of fixtures, and no other', () => {
    const folders = ['packages', 'fixtures'].flatMap((parent) =>
      foldersOf(parent).map((name) => `${parent}/${name}`),
    );
    const outer = lines.flatMap(({ names, isInner }) => (isInner ? [] : names));
    expect(outer.filter((name) => /^(packages|fixtures)\//.test(name)).toSorted()).toEqual(
      folders.toSorted(),
    );
  });

  it.each(foldersOf('packages'))('has every folder of the sources of packages/%s, and no other', (name) => {
    const folder = `packages/${name}`;
    expect(innerFolders(folder).toSorted()).toEqual(foldersOf(`${folder}/src`).toSorted());
  });
});
