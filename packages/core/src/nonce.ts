import { coreMessages } from './core-messages.ts';

/** Draws 128 random bits from the platform's cryptographic source; there is no weaker fallback. */
export function randomNonce(): string {
  if (!globalThis.crypto?.getRandomValues) throw new Error(coreMessages.randomness);
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Draws nonces until one does not occur in any of the texts, whatever its case there. */
export function freshNonce(draw: () => string, texts: readonly string[]): string {
  const taken = texts.join('\n').toLowerCase();
  // A random nonce never needs a second try, unless somebody saw it; one that keeps returning is not random.
  for (let attempt = 0; attempt < 16; attempt++) {
    const nonce: unknown = draw();
    if (typeof nonce !== 'string' || !/^[\da-f]{32,}$/.test(nonce))
      throw new TypeError(coreMessages.nonceShape);
    if (!taken.includes(nonce)) return nonce;
  }
  throw new Error(coreMessages.nonceRepeats);
}
