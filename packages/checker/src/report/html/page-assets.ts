import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A text that stands in the page itself, and the name by which the page's policy lets it through. */
export interface PageAsset {
  readonly text: string;
  readonly policySource: string;
}

/** Reads a stylesheet or script that this package ships. */
export function pageAsset(name: 'report.css' | 'report.js'): PageAsset {
  // At the same depth from `src` and from `dist`. Browsers turn CRLF into LF before they compute the digest.
  const file = new URL(`../../../assets/${name}`, import.meta.url);
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  return { text, policySource: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}
