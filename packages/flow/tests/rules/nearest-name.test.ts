import { describe, expect, it } from 'vitest';
import { nearestName } from '../../src/rules/nearest-name.ts';

const NAMES = ['no-agent-text-in-prompt', 'no-unexplained-trust', 'no-unsafe-answer'];

describe('nearestName', () => {
  it.each([
    ['no-agent-text-in-promt', 'no-agent-text-in-prompt'],
    ['agent-text-in-prompt', 'no-agent-text-in-prompt'],
    ['no-unexplained-turst', 'no-unexplained-trust'],
    ['No-Unsafe-Answer', 'no-unsafe-answer'],
    ['no-unsafe-answers', 'no-unsafe-answer'],
  ])('takes %s for %s', (written, meant) => {
    expect(nearestName(written, NAMES)).toBe(meant);
  });

  it.each(['', 'x', 'no-console', 'something-else-entirely'])('does not guess at %j', (written) => {
    expect(nearestName(written, NAMES)).toBeUndefined();
  });

  it('counts a swap of neighbours as one mistake', () => {
    expect(nearestName('josn', ['json'])).toBe('json');
  });
});
