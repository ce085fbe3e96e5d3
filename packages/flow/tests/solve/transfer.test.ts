import { describe, expect, it } from 'vitest';
import type { ResultShape } from '../../src/catalog/sdk-catalog.ts';
import type { Label } from '../../src/solve/label.ts';
import { readLabel, staysChecked, transferPath } from '../../src/solve/transfer.ts';

const text: Label = { kind: 'text', isChecked: true, group: undefined, origin: 'agent' };
const callback: Label = { kind: 'function', function: 7 };
const shapes: Readonly<Record<string, ResultShape>> = {
  result: { harmless: ['usage'], history: ['messages'], nested: { steps: 'result', message: 'message' } },
  message: { isHistory: true, harmless: ['id'] },
};

describe('readLabel', () => {
  it('leaves the harmless members of a result clean', () => {
    expect(readLabel(['{shape:result}'], 'usage', shapes)).toBeUndefined();
    expect(readLabel(['{shape:result}'], 'text', shapes)).toEqual([]);
  });

  it('marks the history of a result as such', () => {
    expect(readLabel(['{shape:result}'], 'messages', shapes)).toEqual(['{history}']);
  });

  it('takes a message of the answer for the conversation, and what stands in it for text', () => {
    const message = readLabel(['{shape:result}'], 'message', shapes);
    expect(message).toEqual(['{shape:message}', '{history}']);
    expect(readLabel(message ?? [], 'id', shapes)).toBeUndefined();
    expect(readLabel(message ?? [], 'content', shapes)).toEqual([]);
  });

  it('keeps the shape of nested results through their lists', () => {
    expect(readLabel(['{shape:result}'], 'steps', shapes)).toEqual(['{shape:result}']);
    expect(readLabel(['{shape:result}'], '0', shapes)).toEqual(['{shape:result}']);
  });
});

describe('transferPath', () => {
  it('keeps a function whose members are set, and loses it where its members are spread', () => {
    expect(transferPath([], callback, { kind: 'overwrite', path: ['name'] }, shapes)).toEqual([]);
    expect(transferPath([], callback, { kind: 'omit', names: ['name'] }, shapes)).toBeUndefined();
    expect(transferPath(['run'], callback, { kind: 'omit', names: ['name'] }, shapes)).toEqual(['run']);
    expect(transferPath(['run'], callback, { kind: 'omit', names: ['run'] }, shapes)).toBeUndefined();
    expect(transferPath(['run'], callback, { kind: 'overwrite', path: ['run'] }, shapes)).toBeUndefined();
  });

  it('makes one text of everything in a value', () => {
    expect(transferPath(['a', 'b'], text, { kind: 'derive' }, shapes)).toEqual([]);
  });

  it('makes no text of a function, nor of what a closure holds', () => {
    expect(transferPath([], callback, { kind: 'derive' }, shapes)).toBeUndefined();
    expect(transferPath(['$summary@1'], text, { kind: 'derive' }, shapes)).toBeUndefined();
  });

  it('lets a function through a wrapper of a library', () => {
    expect(transferPath([], callback, { kind: 'derive-unless-promise' }, shapes)).toEqual([]);
  });

  it('drops a function that lies too deep, and cuts the path of a text', () => {
    const operation = { kind: 'write', path: ['a', 'b', 'c', 'd', 'e', 'f'] } as const;
    expect(transferPath([], callback, operation, shapes)).toBeUndefined();
    expect(transferPath(['g'], text, operation, shapes)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('leaves named members out of a spread', () => {
    expect(transferPath(['summary'], text, { kind: 'omit', names: ['summary'] }, shapes)).toBeUndefined();
    expect(transferPath(['notes'], text, { kind: 'omit', names: ['summary'] }, shapes)).toEqual(['notes']);
  });
});

describe('staysChecked', () => {
  it('ends at a cast and at JSON.parse, and begins again at a schema', () => {
    expect(staysChecked(true, { kind: 'cast' })).toBe(false);
    expect(staysChecked(true, { kind: 'parse' })).toBe(false);
    expect(staysChecked(false, { kind: 'copy' })).toBe(false);
    expect(staysChecked(false, { kind: 'validate' })).toBe(true);
  });
});
