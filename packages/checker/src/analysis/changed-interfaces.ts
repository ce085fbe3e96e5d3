import type { FileRecord, RecordedPart } from './file-record.ts';
import { ANY_MODULE } from './whole-modules.ts';

/**
 * The files whose interface is another one for everybody who imports them.
 *
 * Where declarations came, went or were rewritten, and nothing else of their file speaks of them, that matters only to
 * files that ask for them by name: these then stand for the file itself.
 *
 * @param before - The files as they were, by name.
 */
export function changedInterfaces(
  before: ReadonlyMap<string, FileRecord>,
  now: readonly FileRecord[],
  declarations: readonly { readonly imports: readonly string[] }[],
): readonly string[] {
  const importers = new Map<string, FileRecord[]>();
  for (const file of now) {
    for (const target of file.imports) {
      const known = importers.get(target);
      if (known === undefined) importers.set(target, [file]);
      else known.push(file);
    }
  }
  const isDeclaredFor = new Set(declarations.flatMap(({ imports }) => imports));
  return now.flatMap((file) => {
    const old = before.get(file.file);
    if (old === undefined || !isSameList(old.imports, file.imports)) return [file.file];
    const names = changedNames(old.interface, file.interface);
    if (names?.length === 0) return [];
    if (names === undefined || isDeclaredFor.has(file.file) || isExportedElsewhere(names, file, now))
      return [file.file];
    return filesAskingFor(names, file, importers);
  });
}

/** The names that came, went or mean something else now; undefined when anything else is different. */
function changedNames(
  before: readonly RecordedPart[],
  now: readonly RecordedPart[],
): readonly string[] | undefined {
  const [old, fresh] = [new Set(before.map(hashOfPart)), new Set(now.map(hashOfPart))];
  const isCommon = ({ hash }: RecordedPart): boolean => old.has(hash) && fresh.has(hash);
  const [stayed, stay] = [before.filter(isCommon).map(hashOfPart), now.filter(isCommon).map(hashOfPart)];
  if (!isSameList(stayed, stay)) return undefined;
  const changed = [...before, ...now].filter((part) => !isCommon(part));
  return changed.every(({ ownNames }) => ownNames.length > 0)
    ? [...new Set(changed.flatMap(({ ownNames }) => ownNames))]
    : undefined;
}

function hashOfPart({ hash }: RecordedPart): string {
  return hash;
}

/** Two modules that export one name, passed on together, export none. */
function isExportedElsewhere(
  names: readonly string[],
  { file }: FileRecord,
  files: readonly FileRecord[],
): boolean {
  return files.some(
    (other) =>
      other.file !== file &&
      [...other.exportedNames, ...other.declaredNames].some((name) => names.includes(name)),
  );
}

/** The files that import one of the names from a file, or from one that passes it on, or all that there is. */
function filesAskingFor(
  names: readonly string[],
  { file }: FileRecord,
  importers: ReadonlyMap<string, readonly FileRecord[]>,
): readonly string[] {
  const asking = new Set<string>();
  const visited = new Set([file]);
  const waiting = [file];
  for (let target = waiting.pop(); target !== undefined; target = waiting.pop()) {
    for (const importer of importers.get(target) ?? []) {
      const isWhole = [target, ANY_MODULE].some((module) => importer.wholeModules.includes(module));
      if (isWhole || importer.importedNames.some((name) => names.includes(name))) asking.add(importer.file);
      if (visited.has(importer.file) || !importer.passesEverythingOn) continue;
      visited.add(importer.file);
      waiting.push(importer.file);
    }
  }
  return [...asking];
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
