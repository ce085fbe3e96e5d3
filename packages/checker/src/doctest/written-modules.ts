import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BlockModule } from './block-module.ts';

/** A module and the file that it stands in for the time of a run. */
export interface WrittenModule {
  readonly module: BlockModule;
  /** Absolute. */
  readonly file: string;
}

/** How the names of the files begin: with a dot, so that no pattern of a tsconfig or a bundler takes them in. */
const PREFIX = '.hearsay-doctest-';

/**
 * Writes modules beside their documents, so that imports resolve as a reader's would, and takes them away again.
 *
 * @returns What the work gives, which finds the files on disk.
 */
export async function withWrittenModules<Result>(
  modules: readonly BlockModule[],
  work: (written: readonly WrittenModule[]) => Promise<Result>,
): Promise<Result> {
  const written = modules.map((module, index) => ({
    module,
    file: path.join(path.dirname(module.document), `${PREFIX}${process.pid}-${index}.${module.extension}`),
  }));
  const remove = (): void => {
    for (const { file } of written)
      for (const name of [file, emittedFile(file), setupFile(file)]) rmSync(name, { force: true });
  };
  // A run that is interrupted leaves nothing behind either.
  process.once('exit', remove);
  try {
    for (const { module, file } of written) writeFileSync(file, module.text);
    return await work(written);
  } finally {
    remove();
    process.off('exit', remove);
  }
}

/** Where the JavaScript of a module stands while it runs. */
export function emittedFile(file: string): string {
  return file.replace(/\.[cm]?tsx?$/u, '.run.mjs');
}

/** Where what has to be loaded before a module stands while it runs. */
export function setupFile(file: string): string {
  return file.replace(/\.[cm]?tsx?$/u, '.setup.mjs');
}
