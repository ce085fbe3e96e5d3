import { describe, expect, it } from 'vitest';
import { RememberedTypes } from '../../src/facts/type-answers.ts';
import type { NodeTypes } from '../../src/facts/typed-facts.ts';

/** Even nodes carry text, the first is a promise, and nothing is a primitive. */
const TYPES: NodeTypes = {
  carriesText: (node) => node % 2 === 0,
  isPromise: (node) => node === 0,
  isPrimitive: () => false,
  canBeMissing: () => false,
};

/** What is known before anything was asked. */
const NOTHING = new RememberedTypes(undefined, nobody).answers();

function nobody(): NodeTypes {
  throw new Error('Nobody is to be asked.');
}

describe('RememberedTypes', () => {
  it('gives the answers back that it was told, and asks nobody', () => {
    const first = new RememberedTypes(undefined, () => TYPES);
    const answers = [first.carriesText(2), first.carriesText(1), first.isPromise(0), first.isPrimitive(7)];
    const second = new RememberedTypes(first.answers(), nobody);
    expect([
      second.carriesText(2),
      second.carriesText(1),
      second.isPromise(0),
      second.isPrimitive(7),
    ]).toEqual(answers);
    expect([first.hasLearned, second.hasLearned]).toEqual([true, false]);
    expect(second.answers()).toEqual(first.answers());
  });

  it('asks what it was not told, and remembers that too', () => {
    const types = new RememberedTypes({ ...NOTHING, carriesText: { yes: [4], no: [] } }, () => TYPES);
    expect([types.carriesText(4), types.hasLearned]).toEqual([true, false]);
    expect([types.carriesText(3), types.hasLearned]).toEqual([false, true]);
    expect(types.answers().carriesText).toEqual({ yes: [4], no: [3] });
  });

  it('keeps the questions about one value apart', () => {
    const types = new RememberedTypes(undefined, () => TYPES);
    expect([types.carriesText(2), types.isPromise(2), types.isPrimitive(2)]).toEqual([true, false, false]);
  });
});
