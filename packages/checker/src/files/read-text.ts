import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A file's text as the compiler would read it, and what tells it from any other content. */
export interface ReadText {
  readonly text: string;
  /** Of the bytes on the disk. */
  readonly hash: string;
}

/** Reads a file in UTF-8 or UTF-16, without its byte order mark; undefined when it cannot be read. */
export function readText(file: string): ReadText | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return undefined;
  }
  return { text: decode(bytes), hash: hashOf(bytes) };
}

/** What tells the content of a file from any other; undefined when it cannot be read. */
export function hashOfFile(file: string): string | undefined {
  return readText(file)?.hash;
}

/** Tells contents apart; in base64, to take little room. */
export function hashOf(content: Buffer | string): string {
  return createHash('sha1').update(content).digest('base64');
}

/** The same, as a file can be named. */
export function hexHashOf(content: string): string {
  return createHash('sha1').update(content).digest('hex');
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    // Big-endian; an odd byte at the end stands for nothing.
    return Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
      .swap16()
      .toString('utf16le', 2);
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2);
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return bytes.toString('utf8', hasMark ? 3 : 0);
}
