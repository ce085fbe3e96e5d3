import ts from 'typescript';
import type { VirtualFiles } from './virtual-files.ts';

/**
 * Lets the compiler's own system read the files of this world: the lint rules look up manifests through it, and a
 * browser has none.
 */
export function installSystem(files: VirtualFiles): void {
  // The compiler's declarations leave the function out; it is what its own browser tests use.
  const compiler = ts as unknown as { setSys(system: Pick<ts.System, 'readFile' | 'fileExists'>): void };
  compiler.setSys({ readFile: files.readFile, fileExists: files.fileExists });
}
