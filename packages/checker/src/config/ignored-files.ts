import picomatch from 'picomatch';
import { resolve } from 'node:path';
import { relativePath } from '../project/relative-path.ts';
import type { FoundConfig } from './find-config.ts';

/** Tells whether the findings of a file, named from the working folder, are to be left out. */
export function ignoredFiles({ folder, values }: FoundConfig, cwd: string): (file: string) => boolean {
  if (values.ignore.length === 0) return () => false;
  const globs = values.ignore.map((glob) => glob.replace(/^\.\//u, '').replace(/\/$/u, ''));
  // The name of a folder stands for what is in it.
  const matches = picomatch(
    globs.flatMap((glob) => [glob, `${glob}/**`]),
    { dot: true },
  );
  return (file) => matches(relativePath(folder, resolve(cwd, file)));
}
