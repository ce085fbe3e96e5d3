import type ts from 'typescript';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import type { AccessPath } from '../facts/access-path.ts';
import type { PackageResolution } from '../compiler/resolution.ts';
import type { FunctionFrame } from './function-frame.ts';
import type { RememberedProof } from './narrowing.ts';

/** The same object seen from another variable: `const list = state.items`. */
export interface Alias {
  /** The part of the variable's own value that is shared; empty for all of it. */
  readonly own: AccessPath;
  readonly variable: Variable;
  readonly path: AccessPath;
  /** Whether it is the same object on every way that leads here. */
  readonly isCertain: boolean;
}

/** A variable, parameter, import or `this`. */
export class Variable {
  readonly name: string;
  /** The function that declares it. */
  readonly frame: FunctionFrame;
  /** The segment under which closures hold it. */
  readonly captureName: string;
  /** The one value of a module-level variable or import, whoever stores in it. */
  readonly cell: NodeId;
  /** Where stores into the object behind it go: the caller's argument, `this`, or the captured environment. */
  out: NodeId = CLEAN;
  /** Makes `out` when something is stored, for the result of a call: in few of them anything ever is. */
  makeOut: (() => NodeId) | undefined;
  /** What any method has stored in any instance, for `this` of a constructor. */
  instances: NodeId = CLEAN;
  /** The variables that have held parts of the same object, at whatever point. */
  readonly parts: Set<Variable> = new Set();
  /** What a namespace exports, by name. */
  readonly members: Map<string, Variable> = new Map();
  /** The property name that a constant holds, or stands for when it is a symbol. */
  constantKey: string | undefined;
  /** Whether it is imported from a module that was not found in the project. */
  isUnresolvedImport = false;
  /** The class of a package that its value was made with, for packages whose types are not installed. */
  instanceOf: PackageResolution | undefined;
  /** The object that a pattern took it out of, under which name, and what else the pattern took. */
  takenFrom:
    { readonly whole: NodeId; readonly property: string; siblings(): readonly Variable[] } | undefined;
  /** The message whose role it holds: `const role = message.role`. */
  roleOf: ts.Expression | undefined;
  /** What its being true proves, for a constant that holds the outcome of a condition. */
  proves: RememberedProof | undefined;
  /** Whether a `catch` clause declares it. */
  isCaught = false;
  /** Whether a type predicate that proves nothing has narrowed it. */
  isMisjudged = false;
  /** Whether a condition has tested it, so that its type may be a closed set behind that. */
  isTested = false;
  /** Every value it has had in its own function, in order. */
  readonly versions: NodeId[] = [];
  /** Closures that hold it: each version from here on reaches them. */
  readonly captures: NodeId[] = [];
  /** What closures store in it: read again after every use. */
  readonly closureOuts: NodeId[] = [];
  /** Whether another function stores in it; only then does a module read the cell beside its own version. */
  isStoredElsewhere = false;

  constructor(name: string, frame: FunctionFrame, captureName: string, cell: NodeId = CLEAN) {
    this.name = name;
    this.frame = frame;
    this.captureName = captureName;
    this.cell = cell;
  }
}
