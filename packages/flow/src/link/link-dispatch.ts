import type { FileFacts, SymbolName } from '../facts/file-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import type { EdgeTable } from './edge-table.ts';
import type { FunctionTable } from './link-calls.ts';
import { splitName } from './link-calls.ts';

/** The facts of one file with the place of its nodes in the numbering. */
interface PlacedFacts {
  readonly facts: FileFacts;
  readonly at: { readonly node: number };
}

/**
 * Lets instances hold the methods that calls choose between by their receiver.
 *
 * Such a call then reaches what the instance holds, as a call of any other function that is kept in an object does.
 * Methods that no call has to choose between need no following.
 */
export function linkDispatch(files: readonly PlacedFacts[], table: FunctionTable, edges: EdgeTable): void {
  const chosen = chosenMethods(files, table);
  if (chosen.size === 0) return;
  for (const { facts, at } of files) {
    for (const call of facts.calls) {
      if (call.isExact !== true || call.receiver !== CLEAN) continue;
      for (const target of call.targets) {
        const { type } = splitName(target);
        for (const name of chosen.get(type) ?? []) {
          const method = table.methodOf(type, name);
          if (method === undefined) continue;
          edges.add(method.node, call.receiverOut + at.node, { kind: 'write', path: [name] });
        }
      }
    }
  }
}

/** Whether the receiver of a call decides which of several functions it reaches. */
export function isChosen(targets: readonly number[], isExact: boolean | undefined): boolean {
  return isExact !== true && targets.length > 1;
}

/** By class: the names of its methods that some call has to choose between. */
function chosenMethods(
  files: readonly PlacedFacts[],
  table: FunctionTable,
): ReadonlyMap<SymbolName, ReadonlySet<string>> {
  const chosen = new Map<SymbolName, Set<string>>();
  const names = new Set(
    files.flatMap(({ facts }) =>
      facts.calls.flatMap(({ targets, isExact }) => {
        if (isExact === true) return [];
        const found = new Set(targets.flatMap((name) => table.resolve(name)));
        return isChosen([...found], isExact) ? targets : [];
      }),
    ),
  );
  for (const name of names) {
    const { method } = splitName(name);
    for (const type of table.classesBelow(name)) {
      chosen.set(type, (chosen.get(type) ?? new Set()).add(method));
    }
  }
  return chosen;
}
