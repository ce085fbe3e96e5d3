import { plainText } from './pretty/plain-text.ts';
import type { Location } from './report.ts';

/** Names a place so that terminals and editors make it a link. */
export function placeName({ file, range }: Location): string {
  return `${plainText(file)}:${range.start.line}:${range.start.column}`;
}
