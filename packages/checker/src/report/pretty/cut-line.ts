/** The part of long lines that is shown. */
export interface LineWindow {
  /** How many signs are left out at the left. */
  readonly offset: number;
  readonly width: number;
}

const ELLIPSIS = '…';

/** How much of what stands before the point of interest is kept when the left is cut. */
const KEPT_LEFT = 16;

/** Chooses the part of a line to show, so that what begins at `column` (0-based) is in it. */
export function lineWindow(line: string, column: number, width: number): LineWindow {
  const isInView = line.length <= width || column < width / 2;
  return { offset: isInView ? 0 : column - KEPT_LEFT, width };
}

/** Shows the windowed part of a line, with an ellipsis where something was left out; columns shift by the offset. */
export function cutLine(line: string, { offset, width }: LineWindow): string {
  const isCutRight = line.length - offset > width;
  const shown = line.slice(offset, isCutRight ? offset + width - 1 : undefined);
  const left = offset > 0 && shown.length > 0 ? ELLIPSIS + shown.slice(1) : shown;
  return isCutRight ? left + ELLIPSIS : left;
}
