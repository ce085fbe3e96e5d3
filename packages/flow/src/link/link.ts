import type { ArgumentFact, CallFact, FileFacts, FunctionFact } from '../facts/file-facts.ts';
import { CLEAN, type NodeFacts, type NodeId } from '../facts/node-facts.ts';
import { EdgeTable } from './edge-table.ts';
import { FunctionTable } from './link-calls.ts';
import { isChosen, linkDispatch } from './link-dispatch.ts';
import { ModuleTable } from './link-modules.ts';
import type { LinkedCall, LinkedProgram } from './linked-program.ts';

/** Numbers of one file moved into the numbering of the whole program. */
interface Offsets {
  readonly node: number;
  readonly function: number;
}

function shift(node: NodeId, offset: number): NodeId {
  return node === CLEAN ? CLEAN : node + offset;
}

/** Joins the facts of all files on the names by which they mention one another. */
export function link(files: readonly FileFacts[]): LinkedProgram {
  const offsets = computeOffsets(files);
  const nodeOffsets = offsets.map(({ node }) => node);
  const traits = new Uint8Array(files.reduce((count, { nodes }) => count + nodes.traits.length, 0));
  const edges = new EdgeTable(traits.length);
  const table = new FunctionTable(files);
  const placed = files.map((facts, index) => ({
    facts,
    index,
    at: offsets[index] ?? { node: 0, function: 0 },
  }));
  for (const { facts, at } of placed) {
    traits.set(facts.nodes.traits, at.node);
    edges.addAll(facts.edges, at.node);
  }
  linkModules(files, nodeOffsets, edges);
  linkShared(files, nodeOffsets, edges);
  const functions = placed.flatMap(({ facts, at }) => facts.functions.map((fact) => shiftFunction(fact, at)));
  const calls = placed.flatMap(({ facts, at }) => facts.calls.map((call) => linkCall(call, at, table)));
  linkInstances(placed, functions, calls, edges);
  linkDispatch(placed, table, edges);
  return {
    files,
    nodeOffsets,
    traits,
    edges,
    functions,
    closures: placed.flatMap(({ facts, at }) =>
      facts.closures.map((closure) => ({
        node: closure.node + at.node,
        function: closure.function + at.function,
        out: closure.out + at.node,
        owner: closure.owner + at.function,
      })),
    ),
    calls,
    sources: placed.flatMap(({ facts, index, at }) =>
      facts.sources.map((source) => ({
        ...inGroup(source, index),
        node: source.node + at.node,
        file: index,
      })),
    ),
    sinks: placed.flatMap(({ facts, index, at }) =>
      facts.sinks.map((sink) => ({
        ...inGroup(sink, index),
        node: shift(sink.node, at.node),
        file: index,
      })),
    ),
    ...lookUps(files, nodeOffsets, (owner, file) => functions[owner + (offsets[file]?.function ?? 0)]),
  };
}

/** What is asked of single nodes. */
function lookUps(
  files: readonly FileFacts[],
  nodeOffsets: readonly number[],
  functionAt: (index: number, file: number) => FunctionFact | undefined,
): Pick<LinkedProgram, 'fileOf' | 'functionOf' | 'rangeOf' | 'noteOf'> {
  const fileOf = (node: NodeId): number => findFile(nodeOffsets, node);
  const placeOf = (node: NodeId): { nodes: NodeFacts | undefined; file: number; index: number } => {
    const file = fileOf(node);
    return { nodes: files[file]?.nodes, file, index: node - (nodeOffsets[file] ?? 0) };
  };
  return {
    fileOf,
    functionOf: (node) => {
      const { nodes, file, index } = placeOf(node);
      const owner = nodes?.owners[index];
      return owner === undefined ? undefined : functionAt(owner, file);
    },
    rangeOf: (node) => {
      const { nodes, index } = placeOf(node);
      return { start: nodes?.starts[index] ?? 0, end: nodes?.ends[index] ?? 0 };
    },
    noteOf: (node) => {
      const { nodes, index } = placeOf(node);
      return nodes?.notes[index];
    },
  };
}

/** A group is known by its name in one file only: another file may have one of the same name. */
function inGroup<Fact extends { readonly group?: string }>(fact: Fact, file: number): Fact {
  return fact.group === undefined ? fact : { ...fact, group: `${String(file)} ${fact.group}` };
}

function shiftFunction(fact: FunctionFact, at: Offsets): FunctionFact {
  return {
    ...fact,
    parameters: fact.parameters.map(({ node, out, rest, fallback }) => ({
      node: shift(node, at.node),
      out: shift(out, at.node),
      rest,
      fallback: shift(fallback, at.node),
    })),
    thisIn: shift(fact.thisIn, at.node),
    thisOut: shift(fact.thisOut, at.node),
    environment: shift(fact.environment, at.node),
    environmentOut: shift(fact.environmentOut, at.node),
    returns: shift(fact.returns, at.node),
    returnsIn: shift(fact.returnsIn ?? CLEAN, at.node),
    throws: shift(fact.throws, at.node),
    allArguments: shift(fact.allArguments, at.node),
  };
}

/** The facts of one file with its place in the numbering. */
interface PlacedFile {
  readonly facts: FileFacts;
  readonly at: Offsets;
}

/**
 * Lets methods that nothing in the program calls by name see what other methods of the class have stored: a framework
 * calls them, on an instance that the program never hands over itself.
 */
function linkInstances(
  files: readonly PlacedFile[],
  functions: readonly FunctionFact[],
  calls: readonly LinkedCall[],
  edges: EdgeTable,
): void {
  const called = new Set<number>();
  for (const functions of new Set(calls.flatMap(({ targets, choices }) => [targets, choices]))) {
    for (const target of functions) called.add(target);
  }
  for (const { facts, at } of files) {
    for (const { cell, methods } of facts.classes) {
      const shared = cell + at.node;
      for (const { function: index } of methods) {
        const method = functions[index + at.function];
        if (method === undefined) continue;
        edges.add(method.thisOut, shared, { kind: 'copy' });
        if (called.has(index + at.function)) continue;
        edges.add(shared, method.thisIn, { kind: 'copy' });
      }
    }
  }
}

function computeOffsets(files: readonly FileFacts[]): Offsets[] {
  let node = 0;
  let functionCount = 0;
  return files.map((facts) => {
    const at = { node, function: functionCount };
    node += facts.nodes.starts.length;
    functionCount += facts.functions.length;
    return at;
  });
}

function linkCall(call: CallFact, at: Offsets, table: FunctionTable): LinkedCall {
  const found = targetsOf(call, table);
  const isByReceiver = isChosen(found, call.isExact);
  return {
    owner: call.owner + at.function,
    result: shift(call.result, at.node),
    callee: shift(call.callee, at.node),
    targets: isByReceiver ? NO_TARGETS : found,
    choices: isByReceiver ? found : NO_TARGETS,
    receiver: shift(call.receiver, at.node),
    receiverOut: shift(call.receiverOut, at.node),
    resultOut: shift(call.resultOut ?? CLEAN, at.node),
    thrown: shift(call.thrown, at.node),
    arguments: call.arguments.map((argument): ArgumentFact => ({
      ...argument,
      node: shift(argument.node, at.node),
      out: shift(argument.out, at.node),
    })),
  };
}

const NO_TARGETS: readonly number[] = [];

/** Nearly every call names one symbol: calls of the same one share the list of what it can mean. */
function targetsOf(call: CallFact, table: FunctionTable): readonly number[] {
  const [first, ...further] = call.targets;
  if (first === undefined) return NO_TARGETS;
  if (further.length === 0) return table.resolve(first, call.isExact);
  return [...new Set(call.targets.flatMap((name) => table.resolve(name, call.isExact)))];
}

/** Ties each import to the export that it means, both ways: a store through either name is seen through both. */
function linkModules(files: readonly FileFacts[], nodeOffsets: readonly number[], edges: EdgeTable): void {
  const modules = new ModuleTable(files);
  const globalNode = (file: number, node: NodeId): NodeId => node + (nodeOffsets[file] ?? 0);
  const tie = (from: NodeId, to: NodeId): void => {
    edges.add(from, to, { kind: 'copy' });
    edges.add(to, from, { kind: 'copy' });
  };
  const tieNamespace = (file: number, importer: NodeId): void => {
    for (const name of modules.names(file)) {
      const target = modules.resolve(file, name);
      if (target?.kind !== 'value') continue;
      const exported = globalNode(target.file, target.node);
      edges.add(exported, importer, { kind: 'write', path: [name] });
      edges.add(importer, exported, { kind: 'read', name });
    }
  };
  const tieMember = (whole: NodeId, name: string, importer: NodeId): void => {
    edges.add(whole, importer, { kind: 'read', name });
    edges.add(importer, whole, { kind: 'write', path: [name] });
  };
  files.forEach((facts, index) => {
    for (const { node, file, name } of facts.imports) {
      const from = modules.indexOf(file);
      const target = from === undefined ? undefined : modules.resolve(from, name);
      if (target === undefined) continue;
      const importer = globalNode(index, node);
      if (target.kind === 'namespace') tieNamespace(target.file, importer);
      else if (target.member === undefined) tie(globalNode(target.file, target.node), importer);
      else tieMember(globalNode(target.file, target.node), target.member, importer);
    }
  });
}

/** Ties what an SDK shares among callbacks into one value. */
function linkShared(files: readonly FileFacts[], nodeOffsets: readonly number[], edges: EdgeTable): void {
  const hubs = new Map<string, NodeId>();
  files.forEach(({ shared }, index) => {
    for (const { key, node } of shared) {
      const here = node + (nodeOffsets[index] ?? 0);
      const hub = hubs.get(key);
      if (hub === undefined) {
        hubs.set(key, here);
        continue;
      }
      edges.add(here, hub, { kind: 'copy' });
      edges.add(hub, here, { kind: 'copy' });
    }
  });
}

/** The file of a node, by binary search over the files' first nodes. */
function findFile(nodeOffsets: readonly number[], node: NodeId): number {
  let low = 0;
  let high = nodeOffsets.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((nodeOffsets[middle] ?? 0) <= node) low = middle;
    else high = middle - 1;
  }
  return low;
}
