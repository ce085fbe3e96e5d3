import type ts from 'typescript';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import type { Alias, Variable } from './variable.ts';

/** The current value of each variable at one point of a function. */
export class VariableValues extends Map<Variable, NodeId> {
  /** Which variables hold an object that others hold too; replaced as a whole when it changes. */
  aliases: ReadonlyMap<Variable, readonly Alias[]> = new Map();
  /** What is proved of places, by `provenKey`, with the variables that name them; replaced likewise. */
  proven: ReadonlyMap<string, readonly Variable[]> = new Map();
}

/** What is known at one point of a function; undefined where control never arrives. */
export type Environment = VariableValues | undefined;

/** A loop, switch or labelled block that `break` or `continue` can leave. */
export interface JumpTarget {
  readonly label: string | undefined;
  /** Whether a `break` without a label leaves it: true for loops and `switch`. */
  readonly takesPlainBreak: boolean;
  readonly breaks: Environment[];
  /** Undefined where `continue` does not apply. */
  readonly continues: Environment[] | undefined;
}

/** Names visible in one block. */
export interface LexicalScope {
  readonly parent: LexicalScope | undefined;
  readonly frame: FunctionFrame;
  readonly variables: Map<string, Variable>;
}

/** The state of one function while it is extracted. */
export class FunctionFrame {
  /** Index into the file's functions. */
  readonly index: number;
  readonly parent: FunctionFrame | undefined;
  readonly name: string;
  readonly isModule: boolean;
  /** Arrow functions take `this` from around them. */
  readonly isArrow: boolean;
  environment: Environment = new VariableValues();
  scope: LexicalScope;
  readonly jumps: JumpTarget[] = [];
  /** The `arguments` object, once it was used. */
  allArguments: NodeId = CLEAN;
  /** Innermost `try` last: where thrown values go. */
  readonly handlers: NodeId[] = [];
  /** Where values go that nothing in the function catches. */
  throws: NodeId = CLEAN;
  /** Innermost `try` last: the assignments made in it so far. */
  readonly recorders: Environment[][] = [];
  readonly captured: Set<Variable> = new Set();
  /** The captured variables that the function stores in. */
  readonly storedCaptures: Set<Variable> = new Set();
  thisVariable: Variable | undefined;
  /** `this` of the static block or field that is being walked: the class itself. */
  classVariable: Variable | undefined;
  environmentIn: NodeId = CLEAN;
  environmentOut: NodeId = CLEAN;
  returns: NodeId = CLEAN;
  /** What callers store in what is given back, where the function holds on to that. */
  returnsIn: NodeId = CLEAN;
  /** Expressions that are given back, for sinks that stand where a callback returns. */
  readonly returnExpressions: ts.Expression[] = [];
  /** Whether `return` gives the end of a generator, and not what its caller gets. */
  isGenerator = false;
  /** Whether the generator reads what it is sent. */
  takesSent = false;

  constructor(options: {
    readonly index: number;
    readonly parent: FunctionFrame | undefined;
    readonly name: string;
    readonly isArrow: boolean;
    readonly outerScope: LexicalScope | undefined;
  }) {
    this.index = options.index;
    this.parent = options.parent;
    this.name = options.name;
    this.isModule = options.parent === undefined;
    this.isArrow = options.isArrow;
    this.scope = { parent: options.outerScope, frame: this, variables: new Map() };
  }

  /** Where a value goes that is thrown here. */
  get handler(): NodeId {
    return this.handlers.at(-1) ?? this.throws;
  }

  /** Opens a block. */
  enterScope(): void {
    this.scope = { parent: this.scope, frame: this, variables: new Map() };
  }

  /** Closes the block that was opened last. */
  leaveScope(): void {
    if (this.scope.parent !== undefined) this.scope = this.scope.parent;
  }
}
