import { plural } from './pretty/pretty-messages.ts';

/** Counts the sources beside the first one, as far as they are known. */
export function countOtherSources(count: number, hasMore: boolean): string {
  if (count === 0) return 'perhaps more sources';
  return `${hasMore ? 'at least ' : ''}${plural(count, 'more source')}`;
}
