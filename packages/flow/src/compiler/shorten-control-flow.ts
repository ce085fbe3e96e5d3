import type ts from 'typescript';
import type { LongFunctionFact } from '../facts/file-facts.ts';
import type { Compiler } from './compiler.ts';
import { qualifiedName } from './symbol-name.ts';

/**
 * How many levels the compiler may have to go back through a function's branches to tell the type of one reference.
 *
 * It gives up at 2,000, and may walk through the body of a loop once more than is counted here.
 */
const MAXIMUM_DEPTH = 900;

/**
 * The same for the stretches that a longer function is cut into: shorter, because the type of what is stored depends on
 * what was stored before, so that the compiler's work grows with the square of this.
 */
const STRETCH_DEPTH = 150;

const shortened = new WeakMap<ts.SourceFile, readonly LongFunctionFact[]>();

/**
 * Keeps the compiler from giving up on a file whose functions branch more often than it can take (its error TS2563).
 *
 * Where it gives up, it answers nothing about any reference of any other file from there on, so that findings vanish
 * without a word. Hence the way back through such a function's branches is cut into stretches: a reference has the type
 * that the branches of its stretch narrow it to, and the declared one from there on back. The binder's own records are
 * changed for that, of such functions alone; hence every file has to be shortened after the compiler has bound it and
 * before it is asked about any type.
 *
 * @returns The functions that were cut, in order; the same ones however often it is asked.
 */
export function shortenControlFlow(compiler: Compiler, file: ts.SourceFile): readonly LongFunctionFact[] {
  const known = shortened.get(file);
  if (known !== undefined) return known;
  const found = mayBeLong(file) ? cutLongFlows(compiler, file) : [];
  shortened.set(file, found);
  return found;
}

/** What can add to the depth: what branches, at most three levels each, and what is gone through one by one. */
const BRANCHES = /\b(?:if|for|while|do|case|default|try|catch|finally)\b|&&|\|\||\?/g;
const STEPS = /\)\s*[;\n}]|\+\+|--|[-+*/%&|^<>]=/g;

/** Whether a look at the text cannot rule it out; of most files it does, at next to no cost. */
function mayBeLong({ text, isDeclarationFile }: ts.SourceFile): boolean {
  if (isDeclarationFile || text.length < MAXIMUM_DEPTH) return false;
  const depth = 3 * (text.match(BRANCHES)?.length ?? 0) + (text.match(STEPS)?.length ?? 0) / 2;
  return depth >= MAXIMUM_DEPTH;
}

function cutLongFlows(compiler: Compiler, file: ts.SourceFile): readonly LongFunctionFact[] {
  const long = new Set<ts.Node>();
  const depths = new FlowDepths(compiler, MAXIMUM_DEPTH, () => undefined);
  forEachFlow(compiler, file, (flow, owner) => {
    if (depths.isExceededBefore(flow)) long.add(owner);
  });
  if (long.size === 0) return [];
  const stretches = new FlowDepths(compiler, STRETCH_DEPTH, (flow) => {
    flow.flags = UNKNOWN;
  });
  forEachFlow(compiler, file, (flow, owner) => {
    if (long.has(owner)) stretches.isExceededBefore(flow);
  });
  return [...long].map((node) => ({ name: qualifiedName(compiler, node), start: node.getStart(file) }));
}

/** Visits what the binder wrote down at every node of a file, with the function that it belongs to. */
function forEachFlow(
  compiler: Compiler,
  file: ts.SourceFile,
  visit: (flow: FlowNode, owner: ts.Node) => void,
): void {
  // A list of its own instead of recursion: a chain of thousands of operators nests as deeply.
  const waiting: { readonly node: ts.Node; readonly owner: ts.Node }[] = [{ node: file, owner: file }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, owner } = next;
    // The compiler's declarations leave out what its binder writes down.
    const { flowNode, endFlowNode, returnFlowNode } = node as BoundNode;
    if (flowNode !== undefined) visit(flowNode, owner);
    const inner = compiler.isFunctionLike(node) ? node : owner;
    if (endFlowNode !== undefined) visit(endFlowNode, inner);
    if (returnFlowNode !== undefined) visit(returnFlowNode, inner);
    const children: ts.Node[] = [];
    compiler.forEachChild(node, (child) => {
      children.push(child);
    });
    for (const child of children.reverse()) waiting.push({ node: child, owner: inner });
  }
}

/** Where the binder writes down what runs before a node, and at the end of a function. */
interface BoundNode extends ts.Node {
  readonly flowNode?: FlowNode;
  readonly endFlowNode?: FlowNode;
  readonly returnFlowNode?: FlowNode;
}

/** What the binder writes down of a point at which the type of a reference may change. */
interface FlowNode {
  flags: number;
  readonly node?: ts.Node;
  /** What runs before; of a label several. */
  readonly antecedent?: FlowNode | readonly FlowNode[];
  /** Of a label, as compilers before 5.5 name it. */
  readonly antecedents?: readonly FlowNode[];
}

/** `FlowFlags`, which the compiler's declarations leave out; they are the same from version 4 on. */
const START = 2;
const LOOP_LABEL = 8;
const LABEL = 12;
const ASSIGNMENT = 16;
/** A condition, an arm of a `switch`, or what leaves a `finally`. */
const NARROWING = 96 | 128 | 1024;
const REDUCE_LABEL = 1024;
/** Something pushed to an array, or a call: it may be an assertion. */
const MUTATION_OR_CALL = 256 | 512;
/** Neither a kind of its own nor unreachable: the compiler takes the declared type there. */
const UNKNOWN = 0;

/** Measures how deep the compiler has to go, and begins anew wherever that is deeper than a limit. */
class FlowDepths {
  readonly #compiler: Compiler;
  readonly #limit: number;
  readonly #onExceeded: (flow: FlowNode) => void;
  readonly #depths = new Map<FlowNode, number>();
  readonly #entered = new Set<FlowNode>();
  readonly #waiting: FlowNode[] = [];

  constructor(compiler: Compiler, limit: number, onExceeded: (flow: FlowNode) => void) {
    this.#compiler = compiler;
    this.#limit = limit;
    this.#onExceeded = onExceeded;
  }

  /** Whether the way to a point, as far as it was not measured before, is too deep anywhere. */
  isExceededBefore(flow: FlowNode): boolean {
    let isExceeded = false;
    const waiting = this.#waiting;
    waiting.push(flow);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (this.#depths.has(next)) continue;
      const before = forwardAntecedents(next);
      if (!this.#entered.has(next) && before.some((antecedent) => !this.#depths.has(antecedent))) {
        this.#entered.add(next);
        waiting.push(next);
        for (const antecedent of before) if (!this.#depths.has(antecedent)) waiting.push(antecedent);
        continue;
      }
      isExceeded = this.#measure(next, before) || isExceeded;
    }
    return isExceeded;
  }

  #measure(flow: FlowNode, before: readonly FlowNode[]): boolean {
    const deepest = before.reduce(
      (depth, antecedent) => Math.max(depth, this.#depths.get(antecedent) ?? 0),
      0,
    );
    const depth = deepest + this.#levelsOf(flow, before);
    // The ways back to the head of a loop are measured after it.
    if ((flow.flags & LOOP_LABEL) !== 0) {
      for (const back of antecedentsOf(flow).slice(1)) this.#waiting.push(back);
    }
    const isTooDeep = depth >= this.#limit;
    if (isTooDeep) this.#onExceeded(flow);
    this.#depths.set(flow, isTooDeep ? 0 : depth);
    return isTooDeep;
  }

  /** How many levels deeper the compiler goes at a point; a half where it does so for few references. */
  #levelsOf({ flags, node }: FlowNode, before: readonly FlowNode[]): number {
    if ((flags & LABEL) !== 0) return before.length > 1 || (flags & LOOP_LABEL) !== 0 ? 1 : 0;
    if ((flags & NARROWING) !== 0) return 1;
    if ((flags & MUTATION_OR_CALL) !== 0) return 0.5;
    const isStore = (flags & ASSIGNMENT) !== 0 && node !== undefined;
    return isStore && isCompound(this.#compiler, node) ? 0.5 : 0;
  }
}

/** What runs before a point, the ways back to the head of a loop aside. */
function forwardAntecedents(flow: FlowNode): readonly FlowNode[] {
  // A function that is an expression goes on with what surrounds it.
  if ((flow.flags & START) !== 0) {
    // The compiler's declarations leave out what its binder writes down.
    const around = (flow.node as BoundNode | undefined)?.flowNode;
    return around === undefined ? [] : [around];
  }
  const antecedents = antecedentsOf(flow);
  return (flow.flags & LOOP_LABEL) === 0 ? antecedents : antecedents.slice(0, 1);
}

function antecedentsOf({ flags, antecedent, antecedents }: FlowNode): readonly FlowNode[] {
  const before = (flags & REDUCE_LABEL) === 0 ? (antecedents ?? antecedent) : antecedent;
  if (before === undefined) return [];
  return isList(before) ? before : [before];
}

function isList(before: FlowNode | readonly FlowNode[]): before is readonly FlowNode[] {
  return Array.isArray(before);
}

/** Whether a store depends on what was there before: `text += part`. */
function isCompound(compiler: Compiler, { parent }: ts.Node): boolean {
  if (compiler.isBinaryExpression(parent)) {
    return parent.operatorToken.kind !== compiler.SyntaxKind.EqualsToken;
  }
  return compiler.isPrefixUnaryExpression(parent) || compiler.isPostfixUnaryExpression(parent);
}
