import { countOtherSources } from '../other-source-messages.ts';

/** Titles of annotations. */
export const TITLES = {
  failedFile: 'hearsay could not check this file',
  problem: 'hearsay could not check everything',
} as const;

/** Titles the annotation of a finding. */
export function findingTitle(rule: string): string {
  return `hearsay: ${rule}`;
}

/** Names the steps of a path above their list. */
export const PATH_HEADING = 'How the text gets there:';

/** Says that the steps above are not all there is. */
export function otherSourcesLine(count: number, hasMore: boolean): string {
  if (count === 0) return 'There may be more sources.';
  const pronoun = count === 1 && !hasMore ? 'it' : 'them';
  return `And ${countOtherSources(count, hasMore)}; the other formats list ${pronoun}.`;
}

/** Says what to write instead. */
export function adviceLine(advice: string): string {
  return `Write instead: ${advice}`;
}
