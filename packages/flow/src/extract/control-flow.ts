import type ts from 'typescript';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import type { FileExtraction } from './file-extraction.ts';
import { COPY } from './file-extraction.ts';
import { joinAliases } from './aliases.ts';
import type { Environment, JumpTarget } from './function-frame.ts';
import { VariableValues } from './function-frame.ts';
import { forgetPlaces } from './stable-places.ts';
import type { Variable } from './variable.ts';

/** A copy of the current environment, for a branch. */
export function fork(environment: Environment): Environment {
  if (environment === undefined) return undefined;
  const copy = new VariableValues(environment);
  copy.aliases = environment.aliases;
  copy.proven = environment.proven;
  return copy;
}

/** The environment after several ways came together. */
export function join(extraction: FileExtraction, ways: readonly Environment[], syntax: ts.Node): Environment {
  const live = ways.filter((way) => way !== undefined);
  const [first, ...others] = live;
  if (first === undefined || others.length === 0) return first;
  const joined = new VariableValues(first);
  joined.aliases = joinAliases(live.map(({ aliases }) => aliases));
  joined.proven = new Map([...first.proven].filter(([key]) => others.every(({ proven }) => proven.has(key))));
  const variables = new Set(live.flatMap((way) => [...way.keys()]));
  for (const variable of variables) {
    const values = live.flatMap((way) => way.get(variable) ?? []);
    joined.set(variable, extraction.merged(syntax, values));
  }
  return joined;
}

/** Runs each alternative from the same starting point and merges their values and effects. */
export function branch(
  extraction: FileExtraction,
  syntax: ts.Node,
  alternatives: readonly (() => NodeId)[],
): NodeId {
  const { frame } = extraction;
  const start = frame.environment;
  const ways: Environment[] = [];
  const values: NodeId[] = [];
  for (const alternative of alternatives) {
    frame.environment = fork(start);
    values.push(alternative());
    ways.push(frame.environment);
  }
  frame.environment = join(extraction, ways, syntax);
  return extraction.merged(syntax, values);
}

/** Names that occur inside a piece of syntax: the variables that a loop may change are among them. */
function namesInside(extraction: FileExtraction, syntax: readonly (ts.Node | undefined)[]): Set<string> {
  const { compiler } = extraction;
  const names = new Set<string>();
  const waiting = syntax.filter((node) => node !== undefined);
  const waitFor = (node: ts.Node): void => {
    waiting.push(node);
  };
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (compiler.isIdentifier(node)) names.add(node.text);
    else if (node.kind === compiler.SyntaxKind.ThisKeyword) names.add('this');
    compiler.forEachChild(node, waitFor);
  }
  return names;
}

/** The variables that a loop names, and those that share an object with one of them. */
function mayChange(
  extraction: FileExtraction,
  repeated: readonly (ts.Node | undefined)[],
  environment: VariableValues,
): Set<Variable> {
  const names = namesInside(extraction, repeated);
  const found = new Set([...environment.keys()].filter(({ name }) => names.has(name)));
  // A set that grows while it is gone through: what shares with what shares is visited too.
  for (const variable of found) {
    for (const alias of environment.aliases.get(variable) ?? []) found.add(alias.variable);
    for (const part of variable.parts) found.add(part);
  }
  return found;
}

/** The parts of a loop, in the order in which they run. */
export interface Loop {
  readonly syntax: ts.Node;
  /** Everything that runs more than once, for finding the variables that change. */
  readonly repeated: readonly (ts.Node | undefined)[];
  readonly label: string | undefined;
  /** Whether the body runs before the condition is asked. */
  readonly bodyFirst: boolean;
  condition(): void;
  body(): void;
  update(): void;
}

/** Walks a loop once, with every variable that it may change merged at its head. */
export function runLoop(extraction: FileExtraction, loop: Loop): void {
  const { frame, builder } = extraction;
  if (frame.environment === undefined) return;
  const heads = new Map<Variable, NodeId>();
  const changed = mayChange(extraction, loop.repeated, frame.environment);
  for (const [variable, value] of frame.environment) {
    if (!changed.has(variable)) continue;
    const head = extraction.node(loop.syntax);
    builder.edge(value, head, COPY);
    heads.set(variable, head);
  }
  for (const [variable, head] of heads) frame.environment.set(variable, head);
  for (const variable of changed) forgetPlaces(frame.environment, variable);
  const target: JumpTarget = { label: loop.label, takesPlainBreak: true, breaks: [], continues: [] };
  frame.jumps.push(target);
  const exits: Environment[] = [];
  if (!loop.bodyFirst) {
    loop.condition();
    exits.push(fork(frame.environment));
  }
  loop.body();
  frame.environment = join(extraction, [frame.environment, ...(target.continues ?? [])], loop.syntax);
  loop.update();
  if (loop.bodyFirst) {
    loop.condition();
    exits.push(fork(frame.environment));
  }
  for (const [variable, head] of heads) {
    builder.edge(frame.environment?.get(variable) ?? CLEAN, head, COPY);
  }
  frame.jumps.pop();
  frame.environment = join(extraction, [...exits, ...target.breaks], loop.syntax);
}

/** Leaves the innermost matching block; control does not go on behind it. */
export function jump(
  extraction: FileExtraction,
  label: string | undefined,
  kind: 'break' | 'continue',
): void {
  const { frame } = extraction;
  for (const target of [...frame.jumps].reverse()) {
    const isPlain = kind === 'break' ? target.takesPlainBreak : target.continues !== undefined;
    if (label === undefined ? !isPlain : target.label !== label) continue;
    (kind === 'break' ? target.breaks : (target.continues ?? target.breaks)).push(frame.environment);
    break;
  }
  frame.environment = undefined;
}
