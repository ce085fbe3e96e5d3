import { builtModule, furtherUnresolvedModules, unresolvedModule } from '../project/project-messages.ts';
import { relativePath } from '../project/relative-path.ts';
import { compareText } from '../report/finding-order.ts';
import { unresolvedModules, type ImporterOfUnknown } from '../project/unresolved-modules.ts';

/** After so many unresolved modules the list helps nobody. */
const LISTED_MODULES = 10;

/** A file, and what of its imports text cannot be followed through. */
export interface ImporterOfModules extends ImporterOfUnknown {
  readonly builtImports: readonly string[];
}

/** Tells of the modules of which no types are known, and of those of which only types are. */
export function moduleNotices(files: readonly ImporterOfModules[], cwd: string): readonly string[] {
  return [...unresolvedNotices(files, cwd), ...builtNotices(files, cwd)];
}

function builtNotices(files: readonly ImporterOfModules[], cwd: string): readonly string[] {
  const importers = new Map<string, string[]>();
  for (const { file, builtImports } of files) {
    for (const target of builtImports) {
      const known = importers.get(target);
      if (known === undefined) importers.set(target, [relativePath(cwd, file)]);
      else known.push(relativePath(cwd, file));
    }
  }
  return [...importers]
    .sort(([one], [other]) => compareText(one, other))
    .map(([target, names]) => builtModule(relativePath(cwd, target), names.sort(compareText)));
}

function unresolvedNotices(files: readonly ImporterOfUnknown[], cwd: string): readonly string[] {
  const modules = unresolvedModules(files);
  const listed = modules.slice(0, LISTED_MODULES).map(({ module, importers }) =>
    unresolvedModule(
      module,
      importers.map((file) => relativePath(cwd, file)),
    ),
  );
  const further = modules.length - listed.length;
  return further === 0 ? listed : [...listed, furtherUnresolvedModules(further)];
}
