import type ts from 'typescript';
import type { AccessPath } from '../facts/access-path.ts';
import { EdgeList, type EdgeOperation } from '../facts/edge-facts.ts';
import type {
  CallFact,
  ClassFact,
  ClosureFact,
  EndorsementFact,
  ExportFact,
  FunctionFact,
  ImportFact,
  ReExportFact,
  SharedFact,
  SinkFact,
  SourceFact,
} from '../facts/file-facts.ts';
import { NodeList, type NodeId, type NodeOptions } from '../facts/node-facts.ts';

import type { Variable } from './variable.ts';

/** Collects the facts of one file while it is walked. */
export class FactsBuilder {
  readonly nodes: NodeList = new NodeList();
  /** The syntax behind each node, for questions about types. */
  readonly syntax: ts.Node[] = [];
  readonly edges: EdgeList = new EdgeList();
  readonly functions: FunctionFact[] = [];
  readonly closures: ClosureFact[] = [];
  readonly classes: ClassFact[] = [];
  readonly calls: CallFact[] = [];
  /** Calls of the program by their syntax, of which a loop may be walked more than once. */
  readonly callsBySyntax: Map<ts.Node, number[]> = new Map();
  /** The objects that calls gave back, as far as anybody has asked for them. */
  readonly givenObjects: Map<ts.Node, Variable> = new Map();
  readonly sources: SourceFact[] = [];
  readonly sinks: SinkFact[] = [];
  readonly shared: SharedFact[] = [];
  readonly imports: ImportFact[] = [];
  readonly exports: ExportFact[] = [];
  readonly reExports: ReExportFact[] = [];
  readonly endorsements: EndorsementFact[] = [];
  readonly sdks: Set<string> = new Set();
  sanitizers = 0;
  /** What each expression evaluated to. */
  readonly values: Map<ts.Node, NodeId> = new Map();
  /** The expressions that each function gives back. */
  readonly returned: Map<ts.Node, readonly ts.Expression[]> = new Map();
  /** What the SDK hands to each callback of a call, by {@link handedKey}. */
  readonly handed: Map<string, readonly NodeId[]> = new Map();
  readonly #file: ts.SourceFile;

  constructor(file: ts.SourceFile) {
    this.#file = file;
  }

  /** Adds a value node for a piece of syntax. */
  node(syntax: ts.Node, owner: number, options: NodeOptions = {}): NodeId {
    this.syntax.push(syntax);
    return this.nodes.add(this.startOf(syntax), syntax.end, owner, options);
  }

  /** Adds an edge, unless one of its ends is clean. */
  edge(from: NodeId, to: NodeId, operation: EdgeOperation): void {
    this.edges.add(from, to, operation);
  }

  /** The one value of this file that an SDK shares among callbacks. */
  sharedNode(key: string, syntax: ts.Node): NodeId {
    const known = this.shared.find((shared) => shared.key === key);
    if (known !== undefined) return known.node;
    const node = this.node(syntax, 0, { global: true });
    this.shared.push({ key, node });
    return node;
  }

  /** Where a piece of syntax starts, without the comments before it. */
  startOf(syntax: ts.Node): number {
    return syntax.getStart(this.#file);
  }
}

/** The key of a callback among the arguments of a call. */
export function handedKey(call: ts.Node, argument: number, path: AccessPath): string {
  return `${String(call.pos)} (${String(argument)}) ${path.join('.')}`;
}
