import { describe, expect, it } from 'vitest';
import { knownSdks } from '../../src/catalog/catalog.ts';
import { parseValuePath } from '../../src/extract/wires.ts';

/** The value path in what an SDK hands out: a value, or the part that a function of the SDK is over. */
function valuePathsIn(from: string): string[] {
  const [word = '', over] = from.split(' ');
  if (word === 'sends' || word === 'reads') return over === undefined ? [] : [over];
  return word.endsWith('-slot') ? [] : [from];
}

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
        'call' in wire
          ? [wire.call, ...wire.to, ...wire.pass.flatMap(({ from }) => valuePathsIn(from))]
          : [...valuePathsIn(wire.from), wire.to];
      for (const path of paths) expect(parseValuePath(path).base).not.toBe('');
    }
    expect(wires.length).toBeGreaterThan(0);
  });
});
