import ts from 'typescript';
import { COMPILER_OPTIONS, FILE, LIBRARY, PROJECT } from './project.ts';
import type { VirtualFiles } from './virtual-files.ts';

/** The compiled program around the visitor's file; after a change only that file is parsed again. */
export class VisitorProgram {
  readonly #service: ts.LanguageService;
  #text: string = '';
  #version: number = 0;
  #types: readonly string[] = [];

  constructor(files: VirtualFiles) {
    this.#service = ts.createLanguageService({
      getCompilationSettings: () => ({ ...COMPILER_OPTIONS, types: [...this.#types] }),
      getScriptFileNames: () => [FILE],
      getScriptVersion: (file) => (file === FILE ? String(this.#version) : '1'),
      getScriptSnapshot: (file) => {
        const text = file === FILE ? this.#text : files.readFile(file);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => PROJECT,
      getDefaultLibFileName: (options) => `${LIBRARY}/${ts.getDefaultLibFileName(options)}`,
      readFile: files.readFile,
      fileExists: (file) => file === FILE || files.fileExists(file),
      directoryExists: files.directoryExists,
      getDirectories: () => [],
      useCaseSensitiveFileNames: () => true,
    });
  }

  /**
   * Compiles a text as the visitor's file.
   *
   * @param types - Packages of global declarations, such as `node`.
   */
  update(text: string, types: readonly string[]): { program: ts.Program; file: ts.SourceFile } {
    if (text !== this.#text) this.#version += 1;
    this.#text = text;
    this.#types = types;
    const program = this.#service.getProgram();
    const file = program?.getSourceFile(FILE);
    if (program === undefined || file === undefined) throw new Error('The compiler made no program.');
    return { program, file };
  }
}
