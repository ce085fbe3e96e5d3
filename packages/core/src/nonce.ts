import { nonceMessage, randomnessMessage } from './core-messages.ts';

/** Draws 128 random bits from the platform's cryptographic source; there is no weaker fallback. */
export function randomNonce(): string {
  // The type says that it is always there; on some platforms, and without a secure source, it is not.
  const { crypto } = globalThis as { crypto?: Partial<Crypto> };
  const bytes = crypto?.getRandomValues?.(new Uint8Array(16));
  if (!bytes) throw new Error(randomnessMessage);
  return Array.from(bytes, (byte) => (byte + 256).toString(16).slice(1)).join('');
}

/** Draws nonces until one does not occur in what stands in the prompt, whatever its case there. */
export function freshNonce(draw: () => string, written: string): string {
  const taken = written.toLowerCase();
  // A random nonce never needs a second try, unless somebody saw it; one that keeps returning is not random.
  for (let attempt = 0; attempt < 16; attempt++) {
    const nonce = draw();
    if (!/^[\da-f]{32,}$/.test(nonce)) break;
    if (!taken.includes(nonce)) return nonce;
  }
  throw new TypeError(nonceMessage);
}
