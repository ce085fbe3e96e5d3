import { Project } from 'ts-morph';
import { ts } from './compiler.ts';

/** Where ts-morph serves the standard library's declarations from; no such folder exists on disk. */
const FOLDER = '/node_modules/typescript/lib';

/** Parsed once, however many projects are checked: half of the time of a small program goes into these files. */
const parsedFiles = new Map<string, ts.SourceFile | undefined>();

/** Lets a host find the declarations of the standard library, which ts-morph carries in memory. */
export function serveStandardLibrary(host: ts.CompilerHost): void {
  const library = new Project({ useInMemoryFileSystem: true }).getModuleResolutionHost();
  const isLibrary = (file: string): boolean => file.startsWith(`${FOLDER}/`);
  const readFile = host.readFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);

  host.getDefaultLibLocation = (): string => FOLDER;
  host.getDefaultLibFileName = (options): string => `${FOLDER}/${ts.getDefaultLibFileName(options)}`;
  host.readFile = (file): string | undefined => (isLibrary(file) ? library.readFile(file) : readFile(file));
  host.fileExists = (file): boolean => (isLibrary(file) ? library.fileExists(file) : fileExists(file));
  host.getSourceFile = (file, options, ...rest): ts.SourceFile | undefined => {
    if (!isLibrary(file)) return getSourceFile(file, options, ...rest);
    // Of the options only plain values, such as the target, matter to a library file.
    const key = `${file} ${JSON.stringify(options)}`;
    if (!parsedFiles.has(key)) parsedFiles.set(key, getSourceFile(file, options, ...rest));
    return parsedFiles.get(key);
  };
}
