import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Says of every picture in the documents how large it is, so that the text below it does not move when it arrives.
 *
 * @param {{ core: { ruler: { push(name: string, rule: (state: State) => void): void } } }} markdown
 *
 * @typedef {{ type: string, children: Token[] | null, attrGet(name: string): string | null,
 *   attrSet(name: string, value: string): void }} Token
 * @typedef {{ tokens: Token[], env: { path?: string, realPath?: string } }} State
 */
export function imageSizes(markdown) {
  markdown.core.ruler.push('image_sizes', ({ tokens, env }) => {
    const document = env.realPath ?? env.path ?? '';
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const source = token.type === 'image' ? (token.attrGet('src') ?? '') : '';
      if (!/^[^/:][^:]*\.svg$/u.test(source)) continue;
      const { width, height } = sizeOf(readFileSync(resolve(dirname(document), source), 'utf8'));
      token.attrSet('width', width);
      token.attrSet('height', height);
    }
  });
}

/**
 * The size that a drawing has of itself.
 *
 * @param {string} svg
 */
export function sizeOf(svg) {
  const [, width, height] = /<svg\b[^>]*?\swidth="([\d.]+)"[^>]*?\sheight="([\d.]+)"/u.exec(svg) ?? [];
  if (width === undefined || height === undefined) {
    throw new Error(
      'A picture needs a `width` and a `height` in pixels, or the text below it moves when it arrives.',
    );
  }
  return { width, height };
}
