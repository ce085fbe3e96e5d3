import { furtherUnresolvedModules, unresolvedModule } from '../project/project-messages.ts';
import { relativePath } from '../project/relative-path.ts';
import { unresolvedModules, type ImporterOfUnknown } from '../project/unresolved-modules.ts';

/** After so many unresolved modules the list helps nobody. */
const LISTED_MODULES = 10;

/** Tells of the modules of which no types are known. */
export function moduleNotices(files: readonly ImporterOfUnknown[], cwd: string): readonly string[] {
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
