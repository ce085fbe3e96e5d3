import { shortenControlFlow } from '@hearsay/flow';
import { AmbientModules } from './ambient-modules.ts';
import { engineCompiler, engineFile, ts } from './compiler.ts';

/** What stands for a file until the compiler asks what it declares. */
export interface FileOutline {
  /** The imports of the file and what is shared of it, as the text of a file without more. */
  readonly text: string;
  /** Whether others see something of the file without asking: globals, members of other modules, ambient modules. */
  readonly isShared: boolean;
  /** Whether no check has asked for it yet. */
  readonly isIdle: boolean;
}

/** How a file is parsed and bound. */
interface ParseSettings {
  readonly parsing: ts.ScriptTarget | ts.CreateSourceFileOptions;
  readonly options: ts.CompilerOptions;
}

/** What a file is asked for by those who want to know what it holds. */
const CONTENT = [
  'end',
  'endOfFileToken',
  'locals',
  'parseDiagnostics',
  'statements',
  'symbol',
  'text',
] as const;

/** What a file is to its program, whatever it holds. */
const PLACE: ReadonlySet<string> = new Set([
  'ambientModuleNames',
  'fileName',
  'id',
  'imports',
  'moduleAugmentations',
  'originalFileName',
  'packageJsonLocations',
  'packageJsonScope',
  'path',
  'resolvedPath',
]);

/** A module that imports nothing. */
const EMPTY = 'export {};';

/** What every program is made with; the compiler exports it without declaring it. */
interface CompilerParts {
  readonly bindSourceFile: (file: ts.SourceFile, options: ts.CompilerOptions) => void;
  readonly createTypeChecker: (host: ts.Program) => ts.TypeChecker;
}

// Tests would tell if they went: no check could be made without.
const { bindSourceFile, createTypeChecker } = ts as unknown as CompilerParts;

/**
 * Files that are read, parsed and bound when the compiler first asks what they declare.
 *
 * A program loads everything that its files import, and what that imports; little of it is ever looked at. The compiler
 * finds whatever a module declares through the module's symbol, so that is where it is noticed. Until then a file is
 * what its outline says: one with these imports and no more than what others see unasked, or an empty module where no
 * check has ever asked for it.
 */
export class LazyFiles {
  /** Names of the files that the compiler has asked what they declare, as far as they can be read late. */
  readonly asked: Set<string> = new Set<string>();
  #hasLeftOut = false;
  readonly #outlines: ReadonlyMap<string, FileOutline>;
  readonly #leavesOutIdle: boolean;
  readonly #files = new Map<string, ts.SourceFile>();
  /** Files that were opened by their outlines. */
  readonly #late = new WeakMap<ts.SourceFile, FileOutline>();
  #isLoading = false;

  /**
   * @param outlines - By file name.
   * @param leavesOutIdle - Whether the imports are left out of files that no check has asked for.
   */
  constructor(outlines: ReadonlyMap<string, FileOutline>, leavesOutIdle: boolean) {
    this.#outlines = outlines;
    this.#leavesOutIdle = leavesOutIdle;
  }

  /**
   * Opens a file that has an outline.
   *
   * @param key - Tells files apart that are parsed or bound in different ways.
   * @param readFile - Reads the whole file, once it is asked for.
   */
  open(
    key: string,
    file: string,
    settings: ParseSettings,
    readFile: () => string | undefined,
  ): ts.SourceFile | undefined {
    const outline = this.#outlines.get(file);
    if (outline === undefined) return undefined;
    const known = this.#files.get(key);
    if (known !== undefined) return known;
    const isLeftOut = outline.isIdle && this.#leavesOutIdle;
    const opened = ts.createSourceFile(file, isLeftOut ? EMPTY : outline.text, settings.parsing);
    if (outline.isShared) bindSourceFile(opened, settings.options);
    this.#late.set(opened, outline);
    const fill = (): void => {
      this.asked.add(file);
      this.#hasLeftOut ||= isLeftOut;
      // Gone in the meantime: the check notices when it compares what it has read with what was there before.
      replaceContent(opened, ts.createSourceFile(file, readFile() ?? '', settings.parsing));
      bindSourceFile(opened, settings.options);
      shorten(opened);
      modules?.adopt(opened);
    };
    const modules = ts.isExternalModule(opened) ? undefined : new AmbientModules(opened, fill);
    this.#fillLate(opened, fill);
    this.#files.set(key, opened);
    return opened;
  }

  /** Whether a file was asked whose imports had been left out: what the program says is not to be relied on then. */
  isUnreliable(): boolean {
    return this.#hasLeftOut;
  }

  /** Makes a program with its checker: that visits every file, and does not ask for what they declare. */
  load(create: () => ts.Program): ts.Program {
    this.#isLoading = true;
    try {
      const program = create();
      const checker = this.#createChecker(program);
      program.getTypeChecker = (): ts.TypeChecker => checker;
      return program;
    } finally {
      this.#isLoading = false;
    }
  }

  /**
   * A checker goes through all files to bind them, and again to collect what is shared. After that it asks: at once for
   * the modules that others add something to.
   *
   * To write a type down it asks every file of the program for a name for it, and it writes some down unasked. Once it
   * has started we show it none: nothing that is decided here depends on how a type is written.
   */
  #createChecker(program: ts.Program): ts.TypeChecker {
    const files = program.getSourceFiles().filter((file) => this.#late.get(file)?.isShared !== false);
    const end = (): void => this.#endLoading(files);
    let rounds = 0;
    const shown = Object.assign([...files], {
      *[Symbol.iterator](): Generator<ts.SourceFile, undefined> {
        yield* files;
        rounds += 1;
        if (rounds === 2) end();
      },
    });
    return createTypeChecker({ ...program, getSourceFiles: () => (rounds < 2 ? shown : []) });
  }

  #endLoading(files: readonly ts.SourceFile[]): void {
    this.#isLoading = false;
    for (const file of files.filter((each) => !this.#late.has(each))) {
      if (file.isDeclarationFile) this.#watch(file);
      else shorten(file);
    }
  }

  /** Notices when a file is asked for that was read at once. */
  #watch(file: ts.SourceFile): void {
    const symbol: unknown = Object.getOwnPropertyDescriptor(file, 'symbol')?.value;
    // Nothing to ask for, or somebody is told already: of the program of an earlier check, or of the file in its place.
    if (symbol === undefined) return;
    Object.defineProperty(file, 'symbol', {
      configurable: true,
      enumerable: true,
      get: () => {
        if (!this.#isLoading) this.asked.add(file.fileName);
        return symbol;
      },
    });
  }

  #fillLate(file: ts.SourceFile, fill: () => void): void {
    const outlined = new Map<string, unknown>();
    for (const name of CONTENT) {
      outlined.set(name, Reflect.get(file, name));
      Object.defineProperty(file, name, {
        configurable: true,
        enumerable: true,
        get: () => {
          if (this.#isLoading) return outlined.get(name);
          fill();
          return Reflect.get(file, name) as unknown;
        },
      });
    }
  }
}

/** Gives a file the content of another of the same name, not bound yet. */
function replaceContent(file: ts.SourceFile, content: ts.SourceFile): void {
  for (const name of CONTENT) {
    Object.defineProperty(file, name, {
      configurable: true,
      enumerable: true,
      writable: true,
      value: undefined,
    });
  }
  for (const [name, value] of Object.entries(content)) {
    if (!PLACE.has(name)) Object.assign(file, { [name]: value as unknown });
  }
}

/** Keeps functions that branch too often from taking the types away from everything that is read after them. */
function shorten(file: ts.SourceFile): void {
  if (!file.isDeclarationFile) shortenControlFlow(engineCompiler, engineFile(file));
}
