import type { Flow } from '@hearsay/flow';
import type { TSESLint } from '@typescript-eslint/utils';

/** The way of a text through a file, from line to line: `line 4: result of generateText → line 9: interpolated into a template`. */
export function tellWay({ path }: Flow, sourceCode: Pick<TSESLint.SourceCode, 'getLocFromIndex'>): string {
  return path
    .map(({ place, note }) => `line ${String(sourceCode.getLocFromIndex(place.start).line)}: ${note}`)
    .join(' → ');
}
