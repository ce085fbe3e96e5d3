import { resolve } from 'node:path';
import type { FileSystem } from '../files/file-system.ts';
import { noConfig } from './project-messages.ts';
import { readConfig, type ProjectConfig } from './read-config.ts';

/** Every project to check, dependencies first, and what is wrong with their tsconfig files. */
export interface ConfigCollection {
  readonly configs: readonly ProjectConfig[];
  readonly problems: readonly string[];
  /** No project was named, and the working folder holds none. */
  readonly isAbsent: boolean;
}

/**
 * Reads the named tsconfig files, or the one in the working folder, and everything they refer to.
 *
 * A project that is reached twice counts once, and a referenced project stands before those that refer to it.
 */
export function collectConfigs(
  cwd: string,
  projects: readonly string[],
  files: FileSystem,
): ConfigCollection {
  const roots = namedConfigs(cwd, projects, files);
  if (projects.length === 0 && !files.fileExists(roots[0] ?? '')) {
    return { configs: [], problems: [noConfig()], isAbsent: true };
  }

  const configs: ProjectConfig[] = [];
  const problems: string[] = [];
  const visited = new Set<string>();
  const visit = (file: string): void => {
    if (visited.has(file)) return;
    visited.add(file);
    const reading = readConfig(file, cwd, files);
    problems.push(...reading.problems);
    for (const referenced of reading.config?.referencedConfigs ?? []) visit(referenced);
    if (reading.config !== undefined) configs.push(reading.config);
  };
  for (const root of roots) visit(root);
  return { configs, problems, isAbsent: false };
}

/** The tsconfig files that the names lead to, or the one in the working folder. */
export function namedConfigs(cwd: string, projects: readonly string[], files: FileSystem): readonly string[] {
  return projects.length === 0
    ? [asCompilerPath(resolve(cwd, 'tsconfig.json'))]
    : projects.map((path) => asCompilerPath(configPath(cwd, path, files)));
}

function configPath(cwd: string, path: string, files: FileSystem): string {
  const absolute = resolve(cwd, path);
  return files.directoryExists(absolute) ? resolve(absolute, 'tsconfig.json') : absolute;
}

function asCompilerPath(path: string): string {
  return path.replaceAll('\\', '/');
}
