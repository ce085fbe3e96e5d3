import { describe, expect, it } from 'vitest';
import type { AccessPath } from '../../src/facts/access-path.ts';
import type { FlowState } from '../../src/solve/flow-state.ts';
import { StateStore } from '../../src/solve/state-store.ts';

function state(options: { context?: number; path?: AccessPath; label?: number }): FlowState {
  const { context = 0, path = [], label = 0 } = options;
  return { node: 1, context, path, label, previous: undefined, step: { kind: 'function' }, length: 1 };
}

describe('the store of states', () => {
  it('knows a state by node, context, path and label', () => {
    const store = new StateStore();
    expect(store.add(state({ path: ['a'] }), false)).toBe(true);
    expect(store.add(state({ path: ['a'] }), false)).toBe(false);
    expect(store.add(state({ path: ['b'] }), false)).toBe(true);
    expect(store.add(state({ path: ['a'], context: 1 }), false)).toBe(true);
    expect(store.add(state({ path: ['a'], label: 1 }), false)).toBe(true);
    expect(store.size).toBe(4);
  });

  it('takes no state for another one in a program of very many functions, paths and contexts', () => {
    const store = new StateStore();
    const large = [0, 1, 2 ** 16, 2 ** 16 + 1, 2 ** 17, 2 ** 20];
    for (const context of large)
      for (const label of large)
        for (const path of [[], ['a'], ['b']])
          expect(store.add(state({ context, label, path }), false)).toBe(true);
    expect(store.size).toBe(3 * large.length ** 2);
  });

  it('gives the states of a node by context, later ones too', () => {
    const store = new StateStore();
    store.add(state({ context: 3 }), false);
    const states = store.at(1);
    store.add(state({ context: 3, label: 1 }), false);
    store.add(state({ context: 5 }), false);
    expect([...states].map(([context, { length }]) => [context, length])).toEqual([
      [3, 2],
      [5, 1],
    ]);
  });
});
