import {
  AgentTextOracle,
  createPackageLookup,
  pickCompiler,
  type Compiler,
  type PackageIdentity,
} from '@hearsay/flow';
import ts from 'typescript';
import { AgentTextReach } from './agent-text-reach.ts';

/** The compiler of the linted project, as the engine asks it. */
const COMPILER: Compiler = pickCompiler(ts);

/** What the rules ask of one compiled program; kept as long as the program is. */
export class LintedProgram {
  readonly compiler: Compiler = COMPILER;
  readonly checker: ts.TypeChecker;
  /** Tells which types hold AgentText. */
  readonly marks: AgentTextOracle;
  /** Tells into which files AgentText can come. */
  readonly reach: AgentTextReach;
  /** The package that a file belongs to, as the nearest manifest names it. */
  readonly packageOf: (file: string) => PackageIdentity | undefined;
  /** By the name of a file that was asked for: whether no rule has anything to look for in it. */
  readonly quiet: Map<string, boolean> = new Map();

  constructor(program: ts.Program) {
    this.checker = program.getTypeChecker();
    this.packageOf = createPackageLookup(ts.sys);
    this.marks = new AgentTextOracle(COMPILER, this.checker, this.packageOf);
    this.reach = new AgentTextReach(program, this.packageOf);
  }
}

const programs = new WeakMap<ts.Program, LintedProgram>();

/** The one that belongs to a program: several rules share what they find out. */
export function lintedProgram(program: ts.Program): LintedProgram {
  const known = programs.get(program);
  if (known !== undefined) return known;
  const created = new LintedProgram(program);
  programs.set(program, created);
  return created;
}
