import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { codeOf, fragmentOf } from '../src/app/share-link.ts';

describe('a link with code', () => {
  test.each(['', 'const total = 1;\n', 'Grüße, 你好, 🙂', 'a'.repeat(100_000)])(
    'gives back what it was made of',
    async (code) => {
      const fragment = await fragmentOf(code);
      expect(fragment).toMatch(/^#code=[\w-]+$/u);
      expect(await codeOf(fragment ?? '')).toBe(code);
    },
  );

  test('is not made of code that is too long for an address', async () => {
    const noise = Array.from({ length: 40_000 }, (_, index) =>
      ((index * 2_654_435_761) % 4_294_967_296).toString(36),
    );
    expect(await fragmentOf(noise.join(' '))).toBeUndefined();
  });

  test.each(['', '#', '#findings', '#other=AAAA'])(
    'is none where the fragment %j is another',
    async (fragment) => {
      expect(await codeOf(fragment)).toBeUndefined();
    },
  );

  test.each([
    ['no Base64', '#code=%%%'],
    ['cut off', '#code=y0jNyclXCM8vyklR'],
    ['longer than any', `#code=${'A'.repeat(40_000)}`],
    ['one that unpacks to very much', `#code=${deflateRawSync('a'.repeat(3_000_000)).toString('base64url')}`],
    ['no UTF-8', `#code=${deflateRawSync(Buffer.from([0xff, 0xfe])).toString('base64url')}`],
  ])('is refused when it is %s', async (_, fragment) => {
    await expect(codeOf(fragment)).rejects.toThrow();
  });
});
