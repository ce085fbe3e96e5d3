import { existsSync } from 'node:fs';
import path from 'node:path';
import { ts } from '../project/compiler.ts';

/** The tsconfig that a document belongs to: the nearest one upward; undefined when there is none. */
export function projectOf(document: string): string | undefined {
  for (let folder = path.dirname(document); ; folder = path.dirname(folder)) {
    const config = path.join(folder, 'tsconfig.json');
    if (existsSync(config)) return config;
    if (path.dirname(folder) === folder) return undefined;
  }
}

/** The compiler options of a tsconfig, with everything that it extends; those that cannot be read are left out. */
export function optionsOf(project: string | undefined): ts.CompilerOptions {
  if (project === undefined) return {};
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (): void => undefined };
  return ts.getParsedCommandLineOfConfigFile(project, {}, host)?.options ?? {};
}
