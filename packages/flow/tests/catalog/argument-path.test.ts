import { describe, expect, it } from 'vitest';
import { parseArgumentPath } from '../../src/catalog/argument-path.ts';
import { knownSdks } from '../../src/catalog/catalog.ts';

describe('parseArgumentPath', () => {
  it('reads a property of an argument', () => {
    expect(parseArgumentPath('(0).prompt')).toEqual({ argument: 0, path: ['prompt'] });
  });

  it('reads elements and tags', () => {
    expect(parseArgumentPath('(1)[]{role=system}.content')).toEqual({
      argument: 1,
      path: ['[]', '{role=system}', 'content'],
    });
  });

  it('reads what a callback returns', () => {
    expect(parseArgumentPath('(0).prepareStep().instructions')).toEqual({
      argument: 0,
      path: ['prepareStep'],
      callback: { side: 'returns', path: ['instructions'] },
    });
  });

  it('reads the parameter of a callback in a record', () => {
    expect(parseArgumentPath('(0).tools.*.execute(0)')).toEqual({
      argument: 0,
      path: ['tools', '[]', 'execute'],
      callback: { side: 0, path: [] },
    });
  });

  it.each(['prompt', '(0)prompt', '(0).', '(0)..prompt', ''])('refuses %j', (text) => {
    expect(() => parseArgumentPath(text)).toThrow('does not start with an argument');
  });

  it('reads every path of the catalog', () => {
    for (const { entries } of knownSdks) {
      for (const { sinks = [], parameters = [] } of entries) {
        for (const path of [...sinks, ...parameters].flatMap(({ at }) => at)) {
          expect(parseArgumentPath(path).argument).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });
});
