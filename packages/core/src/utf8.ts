/**
 * Encodes a text as UTF-8, with one character for each byte.
 *
 * In this form the length counts bytes, `<` orders them, and `btoa` takes them. Lone surrogates become U+FFFD.
 */
export function utf8(text: string): string {
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return bytes;
}
