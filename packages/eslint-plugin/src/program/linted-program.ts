import { AgentTextOracle, createPackageLookup, type PackageIdentity } from '@hearsay/flow';
import ts from 'typescript';

const CORE = '@hearsay/core';
/** Packages that may hand on our types have one of ours among their dependencies. */
const OURS = '"@hearsay/';

/** What the rules ask of one compiled program; kept as long as the program is. */
export class LintedProgram {
  readonly checker: ts.TypeChecker;
  /** Tells which types hold AgentText. */
  readonly marks: AgentTextOracle;
  /** The package that a file belongs to, as the nearest manifest names it. */
  readonly packageOf: (file: string) => PackageIdentity | undefined;
  readonly #program: ts.Program;
  #knowsAgentText: boolean | undefined;
  readonly #reaches: Map<ts.SourceFile, boolean> = new Map();
  readonly #handsOn: Map<string, boolean> = new Map();

  constructor(program: ts.Program) {
    this.#program = program;
    this.checker = program.getTypeChecker();
    this.packageOf = createPackageLookup(ts.sys);
    this.marks = new AgentTextOracle(ts, this.checker, this.packageOf);
  }

  /** Whether any file of the program can hold AgentText: without `@hearsay/core` there is nothing to look for. */
  knowsAgentText(): boolean {
    this.#knowsAgentText ??= this.#program
      .getSourceFiles()
      .some(({ fileName }) => fileName.includes('core') && this.#isOurs(fileName));
    return this.#knowsAgentText;
  }

  /**
   * Whether AgentText can come into a file: it imports `@hearsay/core`, or something that does, however far away.
   *
   * Without that no type in it can be AgentText, and no rule has to ask for one.
   */
  canHoldAgentText(file: ts.SourceFile): boolean {
    if (!this.knowsAgentText()) return false;
    const known = this.#reaches.get(file);
    if (known !== undefined) return known;
    const seen = new Set<ts.SourceFile>([file]);
    let reaches = false;
    for (const next of seen) {
      // What a file reaches, whoever imports it reaches too.
      if (this.#reaches.get(next) === true || this.#isOurs(next.fileName)) {
        reaches = true;
        break;
      }
      if (this.#reaches.get(next) === false) continue;
      for (const imported of this.#importedBy(next)) if (this.#isOfInterest(imported)) seen.add(imported);
    }
    if (!reaches) for (const unreaching of seen) this.#reaches.set(unreaching, false);
    this.#reaches.set(file, reaches);
    return reaches;
  }

  #importedBy(file: ts.SourceFile): readonly ts.SourceFile[] {
    return importedSpecifiers(file).flatMap((specifier) => {
      const [declaration] = this.checker.getSymbolAtLocation(specifier)?.declarations ?? [];
      return declaration === undefined ? [] : [declaration.getSourceFile()];
    });
  }

  #isOurs(file: string): boolean {
    return this.packageOf(file)?.name === CORE;
  }

  /** Libraries know nothing of our types, but for those that depend on them. */
  #isOfInterest({ fileName }: ts.SourceFile): boolean {
    const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(fileName)?.[0];
    if (folder === undefined) return true;
    const known =
      this.#handsOn.get(folder) ?? ts.sys.readFile(`${folder}/package.json`)?.includes(OURS) === true;
    this.#handsOn.set(folder, known);
    return known;
  }
}

/** The names of modules that a file imports, exports from, or loads. */
function importedSpecifiers(file: ts.SourceFile): readonly ts.StringLiteralLike[] {
  // The compiler has them at hand, though its declarations leave the member out.
  const { imports } = file as ts.SourceFile & { readonly imports?: readonly ts.StringLiteralLike[] };
  return imports ?? [];
}

const programs = new WeakMap<ts.Program, LintedProgram>();

/** The one that belongs to a program: several rules share what they find out. */
export function lintedProgram(program: ts.Program): LintedProgram {
  const known = programs.get(program) ?? new LintedProgram(program);
  programs.set(program, known);
  return known;
}
