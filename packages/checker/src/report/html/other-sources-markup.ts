import { placeName } from '../place-name.ts';
import type { Finding } from '../report.ts';
import type { SourceLines } from '../source-lines.ts';
import { flowMarkup } from './flow-markup.ts';
import { PAGE_TEXTS, stepsBetween } from './html-messages.ts';
import { markup, type Markup } from './markup.ts';

/** Shows the flow from each source beside the first one; the script folds them, without it all are shown. */
export function otherSourcesMarkup({ otherSources, hasMoreSources }: Finding, linesOf: SourceLines): Markup {
  if (otherSources.length === 0 && !hasMoreSources) return markup``;
  const items = otherSources.map(
    (source) => markup`<li><details class="other-source" open>
<summary><code class="end end-source">${source.kind}</code> <span class="place">${placeName(source)}</span> <span class="distance">${stepsBetween(source.path.length)}</span></summary>
${flowMarkup(source.path, linesOf)}
</details></li>
`,
  );
  const list = items.length === 0 ? markup`` : markup`<ul class="other-list" role="list">${items}</ul>\n`;
  const cut = hasMoreSources ? markup`<p class="hint">${PAGE_TEXTS.unlistedSources}</p>\n` : markup``;
  return markup`<div class="other-sources">
<h5>${PAGE_TEXTS.otherSources}</h5>
${list}${cut}</div>
`;
}
