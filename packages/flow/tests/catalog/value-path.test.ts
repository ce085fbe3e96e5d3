import { describe, expect, it } from 'vitest';
import { knownSdks } from '../../src/catalog/catalog.ts';
import { parseValuePath } from '../../src/extract/wires.ts';

describe('parseValuePath', () => {
  it('reads a hidden member of the object', () => {
    expect(parseValuePath('this.%nodes[]')).toEqual({ base: 'this', path: ['%nodes', '[]'] });
  });

  it('reads an argument and a tag', () => {
    expect(parseValuePath('(1)')).toEqual({ base: '(1)', path: [] });
    expect(parseValuePath('result{role=user}.content')).toEqual({
      base: 'result',
      path: ['{role=user}', 'content'],
    });
  });

  it.each(['nodes', '.this', 'this.', 'this nodes'])('refuses %j', (text) => {
    expect(() => parseValuePath(text)).toThrow(
      'does not start with this, result, state, shared or an argument',
    );
  });

  it('reads every wire of the catalog', () => {
    const wires = knownSdks.flatMap(({ entries }) => entries.flatMap((entry) => entry.wires ?? []));
    for (const wire of wires) {
      const paths =
        'from' in wire
          ? [wire.from, wire.to]
          : [wire.call, ...wire.to, ...wire.pass.flatMap(({ from }) => (from === 'sends' ? [] : from))];
      for (const path of paths) expect(parseValuePath(path).base).not.toBe('');
    }
    expect(wires.length).toBeGreaterThan(0);
  });
});
