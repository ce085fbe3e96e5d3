import type ts from 'typescript';
import type { Catalog } from '../catalog/catalog.ts';
import type { AgentTextOracle } from '../compiler/agent-text-oracle.ts';
import type { Compiler } from '../compiler/compiler.ts';
import type { GuardOracle } from '../compiler/guard-oracle.ts';
import type { PackageResolution } from '../compiler/resolution.ts';
import type { SymbolOracle } from '../compiler/symbol-oracle.ts';
import type { ValueOracle } from '../compiler/value-oracle.ts';
import type { EdgeOperation } from '../facts/edge-facts.ts';
import type { NodeId, NodeOptions } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import type { FactsBuilder } from './facts-builder.ts';
import type { FunctionFrame } from './function-frame.ts';
import type { Platform } from './platform-calls.ts';

/** The copy operation, shared because most edges are copies. */
export const COPY: EdgeOperation = { kind: 'copy' };
/** The derive operation, shared likewise. */
export const DERIVE: EdgeOperation = { kind: 'derive' };
/** A list with its elements in other places, shared likewise. */
export const REORDER: EdgeOperation = { kind: 'reorder' };

/** What the walk over one file carries along. */
export class FileExtraction {
  readonly compiler: Compiler;
  readonly symbols: SymbolOracle;
  readonly types: ValueOracle;
  /** Finds AgentText in types; absent where nothing imports `@hearsay/core`. */
  readonly marks: AgentTextOracle | undefined;
  readonly guards: GuardOracle;
  readonly catalog: Catalog;
  /** What is looked for beside the SDKs; absent when nobody asked for it. */
  readonly platform: Platform | undefined;
  readonly builder: FactsBuilder;
  /** What calls give whose package's types are not installed: every call of a long chain asks about all before it. */
  readonly givenClasses: Map<ts.CallExpression, PackageResolution | undefined> = new Map();
  /** The function that is being walked. */
  frame: FunctionFrame;
  readonly #file: ts.SourceFile;
  readonly #silencedLines: ReadonlySet<number>;

  constructor(options: {
    readonly compiler: Compiler;
    readonly symbols: SymbolOracle;
    readonly types: ValueOracle;
    readonly marks: AgentTextOracle | undefined;
    readonly guards: GuardOracle;
    readonly catalog: Catalog;
    readonly platform: Platform | undefined;
    readonly builder: FactsBuilder;
    readonly frame: FunctionFrame;
    readonly file: ts.SourceFile;
  }) {
    this.compiler = options.compiler;
    this.symbols = options.symbols;
    this.types = options.types;
    this.marks = options.marks;
    this.guards = options.guards;
    this.catalog = options.catalog;
    this.platform = options.platform;
    this.builder = options.builder;
    this.frame = options.frame;
    this.#file = options.file;
    this.#silencedLines = silencedLines(options.file);
  }

  /** Whether the compiler's complaint about an expression is silenced: its type says nothing then. */
  isUnchecked(expression: ts.Node): boolean {
    if (this.#silencedLines.size === 0) return false;
    const { line } = this.#file.getLineAndCharacterOfPosition(this.builder.startOf(expression));
    return this.#silencedLines.has(line);
  }

  /** A new value in the current function. */
  node(syntax: ts.Node, options: NodeOptions = {}): NodeId {
    return this.builder.node(syntax, this.frame.index, options);
  }

  /** A new value made of another one; clean stays clean. */
  derived(syntax: ts.Node, from: NodeId, operation: EdgeOperation, options: NodeOptions = {}): NodeId {
    if (from === CLEAN) return CLEAN;
    const node = this.node(syntax, options);
    this.builder.edge(from, node, operation);
    return node;
  }

  /** One value for several possible ones, without a node where one or none can be labelled. */
  merged(syntax: ts.Node, candidates: readonly NodeId[]): NodeId {
    const distinct = [...new Set(candidates)].filter((candidate) => candidate !== CLEAN);
    const [only] = distinct;
    if (only === undefined) return CLEAN;
    if (distinct.length === 1) return only;
    const node = this.node(syntax);
    for (const candidate of distinct) this.builder.edge(candidate, node, COPY);
    return node;
  }
}

/** The lines behind `// @ts-expect-error` and `// @ts-ignore`. */
function silencedLines(file: ts.SourceFile): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const { index } of file.text.matchAll(/@ts-(?:ignore|expect-error)/g)) {
    lines.add(file.getLineAndCharacterOfPosition(index).line + 1);
  }
  return lines;
}
