import { countOtherSources } from '../other-source-messages.ts';
import { placeName } from '../place-name.ts';
import type { Finding } from '../report.ts';
import type { Palette } from './palette.ts';
import { plainText } from './plain-text.ts';
import { otherSourcesHeading, stepCount, unlistedSources } from './pretty-messages.ts';

/** How the sources are listed. */
export interface OtherSourceStyle {
  readonly palette: Palette;
  readonly width: number;
  readonly listsAll: boolean;
}

/** More would bury the advice that stands below. */
const LISTED_SOURCES = 5;

const INDENT = '  ';

/** Lists the sources beside the first one, each on a line of its own where it fits. */
export function otherSourceLines(
  { otherSources, hasMoreSources }: Finding,
  { palette, width, listsAll }: OtherSourceStyle,
): readonly string[] {
  if (otherSources.length === 0 && !hasMoreSources) return [];
  const listed = listsAll ? otherSources : otherSources.slice(0, LISTED_SOURCES);
  const rows = listed.map((source) => ({
    place: placeName(source),
    kind: plainText(source.kind),
    steps: stepCount(source.path.length),
  }));
  const kindWidth = Math.max(0, ...rows.map(({ kind }) => kind.length));
  const placeWidth = Math.max(0, ...rows.map(({ place }) => place.length));
  const lines = rows.flatMap(({ place, kind, steps }) => {
    const isRoomy = INDENT.length + placeWidth + 2 + kindWidth + 2 + steps.length <= width;
    return isRoomy
      ? [`${palette.accent(place.padEnd(placeWidth))}  ${kind.padEnd(kindWidth)}  ${palette.dim(steps)}`]
      : [palette.accent(place), INDENT + kind];
  });
  const unlisted = otherSources.length - listed.length;
  const heading = otherSourcesHeading(countOtherSources(otherSources.length, hasMoreSources));
  return [
    palette.strong(heading),
    ...lines.map((line) => INDENT + line),
    ...(unlisted === 0 ? [] : [INDENT + palette.dim(unlistedSources(unlisted))]),
  ];
}
