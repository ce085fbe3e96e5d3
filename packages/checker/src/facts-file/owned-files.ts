import type { FileSystem } from '../files/file-system.ts';
import { collectConfigs, namedConfigs } from '../project/collect-configs.ts';
import { packageFolder } from '../project/package-folder.ts';
import type { ProjectConfig } from '../project/read-config.ts';

/** Which files the facts of some projects are to speak of. */
export interface OwnedFiles {
  /** The files that their tsconfig files name. */
  readonly roots: ReadonlySet<string>;
  readonly isOwned: (file: string) => boolean;
}

/**
 * Tells the files of the named projects from those of others that they import or refer to.
 *
 * A project that is referred to counts when it belongs to the same package, or when a tsconfig without files of its own
 * only gathers its references. Every other one has a task of its own, which speaks for it.
 */
export function ownedFiles(cwd: string, projects: readonly string[], files: FileSystem): OwnedFiles {
  const { configs } = collectConfigs(cwd, projects, files);
  const byName = new Map(configs.map((config) => [config.file, config]));
  const owned = new Set<ProjectConfig>();
  const visit = (config: ProjectConfig | undefined): void => {
    if (config === undefined || owned.has(config)) return;
    owned.add(config);
    for (const name of config.referencedConfigs) {
      const isGathered = config.fileNames.length === 0;
      if (isGathered || packageFolder(name, files) === packageFolder(config.file, files)) {
        visit(byName.get(name));
      }
    }
  };
  for (const name of namedConfigs(cwd, projects, files)) visit(byName.get(name));

  const roots = new Set([...owned].flatMap(({ fileNames }) => fileNames));
  const others = new Set(configs.flatMap((config) => (owned.has(config) ? [] : config.fileNames)));
  const homes = new Set([...roots].map((root) => packageFolder(root, files)));
  return {
    roots,
    isOwned: (file) => roots.has(file) || (!others.has(file) && homes.has(packageFolder(file, files))),
  };
}
