import { Project } from '../../compiler/ts-morph.cjs';
import { ts } from './compiler.ts';

/** Where ts-morph serves the standard library's declarations from; no such folder exists on disk. */
const FOLDER = '/node_modules/typescript/lib';

/** Whether a file name means a declaration file of the standard library. */
export function isLibraryFile(file: string): boolean {
  return file.startsWith(`${FOLDER}/`);
}

/** Lets a host find the declarations of the standard library, which ts-morph carries in memory. */
export function serveStandardLibrary(host: ts.CompilerHost): void {
  const library = new Project({ useInMemoryFileSystem: true }).getModuleResolutionHost();
  const readFile = host.readFile.bind(host);
  const fileExists = host.fileExists.bind(host);

  host.getDefaultLibLocation = (): string => FOLDER;
  host.getDefaultLibFileName = (options): string => `${FOLDER}/${ts.getDefaultLibFileName(options)}`;
  host.readFile = (file): string | undefined =>
    isLibraryFile(file) ? library.readFile(file) : readFile(file);
  host.fileExists = (file): boolean => (isLibraryFile(file) ? library.fileExists(file) : fileExists(file));
}
