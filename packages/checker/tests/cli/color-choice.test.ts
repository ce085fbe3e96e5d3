import { describe, expect, it } from 'vitest';
import { wantsColor } from '../../src/cli/color-choice.ts';

const TERMINAL = { isTTY: true };
const PIPE = {};

describe('wantsColor', () => {
  it.each([
    ['a terminal', TERMINAL, undefined, {}, true],
    ['a pipe', PIPE, undefined, {}, false],
    ['a terminal that cannot', TERMINAL, undefined, { TERM: 'dumb' }, false],
    ['NO_COLOR', TERMINAL, undefined, { NO_COLOR: '1' }, false],
    ['an empty NO_COLOR', TERMINAL, undefined, { NO_COLOR: '' }, true],
    ['FORCE_COLOR', PIPE, undefined, { FORCE_COLOR: '1' }, true],
    ['an empty FORCE_COLOR', PIPE, undefined, { FORCE_COLOR: '' }, true],
    ['FORCE_COLOR=0', TERMINAL, undefined, { FORCE_COLOR: '0' }, false],
    ['NO_COLOR and FORCE_COLOR', PIPE, undefined, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
    ['--color over NO_COLOR', PIPE, true, { NO_COLOR: '1' }, true],
    ['--no-color over FORCE_COLOR', TERMINAL, false, { FORCE_COLOR: '1' }, false],
  ])('decides for %s', (_name, stream, flag, environment, expected) => {
    expect(wantsColor(stream, flag, environment)).toBe(expected);
  });
});
