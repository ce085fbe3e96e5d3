function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Counts the bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  return encode(text).length;
}

/**
 * Orders two texts as their UTF-8 bytes would be ordered.
 *
 * Lone surrogates become U+FFFD in UTF-8; where only they differ, UTF-16 units decide, so that the order is total.
 */
export function compareUtf8(left: string, right: string): -1 | 0 | 1 {
  const rightBytes = encode(right);
  for (const [index, byte] of encode(left).entries()) {
    const other = rightBytes[index];
    // The right text ends here: it is a prefix, and comes first.
    if (other === undefined || byte > other) return 1;
    if (byte < other) return -1;
  }
  if (utf8Length(left) < rightBytes.length) return -1;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
