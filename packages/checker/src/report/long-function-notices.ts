import type { FlowReport } from '@hearsay/flow';
import { furtherLongFunctions, longFunction } from '../project/project-messages.ts';
import type { SourceTexts } from './source-texts.ts';

/** After so many functions the list helps nobody. */
const LISTED_FUNCTIONS = 10;

/** Tells of the functions through which types were not followed from end to end. */
export function longFunctionNotices({ coverage }: FlowReport, texts: SourceTexts): readonly string[] {
  const functions = coverage.longFunctions ?? [];
  const listed = functions.slice(0, LISTED_FUNCTIONS).map(({ name, file, start }) => {
    const { file: shown, range } = texts.locate({ file, start, end: start });
    return longFunction(name, shown, range.start.line);
  });
  const further = functions.length - listed.length;
  return further === 0 ? listed : [...listed, furtherLongFunctions(further)];
}
