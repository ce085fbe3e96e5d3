import type { AnalysisStep } from '../analysis/analysis-request.ts';
import { plainText } from '../report/pretty/plain-text.ts';
import { progressText } from './cli-messages.ts';

/** One line on a terminal that says what is being done. */
export interface Progress {
  readonly show: (step: AnalysisStep) => void;
  readonly clear: () => void;
}

/** Some terminals tell a width of 0. */
const FALLBACK_WIDTH = 80;

const CLEAR_LINE = '\r\u001B[2K';

/** Shows progress on a terminal; anywhere else, and in CI, nothing is written. */
export function createProgress(
  stream: NodeJS.WriteStream,
  environment: Readonly<Record<string, string | undefined>>,
): Progress {
  const isShown = stream.isTTY && !environment['CI'] && environment['TERM'] !== 'dumb';
  if (!isShown) return { show: () => undefined, clear: () => undefined };
  return {
    show: (step) => {
      // A line that wraps could not be cleared.
      stream.write(
        CLEAR_LINE + `${plainText(progressText(step))} …`.slice(0, (stream.columns || FALLBACK_WIDTH) - 1),
      );
    },
    clear: () => {
      stream.write(CLEAR_LINE);
    },
  };
}
