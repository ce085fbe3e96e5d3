import { rulePage } from '../../rules/rule-help.ts';
import type { Severity } from '../../rules/rule.ts';
import { countOtherSources } from '../other-source-messages.ts';
import { placeName } from '../place-name.ts';
import type { Finding } from '../report.ts';
import { codeMarkup, flowMarkup } from './flow-markup.ts';
import { otherSourcesText, PAGE_TEXTS, SEVERITY_NAMES, STATUS_NAMES, stepsBetween } from './html-messages.ts';
import { sdksOf } from './finding-sdks.ts';
import { otherSourcesMarkup } from './other-sources-markup.ts';
import { markup, proseMarkup, type Markup } from './markup.ts';
import type { SourceLines } from '../source-lines.ts';

/** Shapes that tell an error from a warning without colour. */
const ICONS: Readonly<Record<Severity, Markup>> = {
  error: markup`<path d="M5 1h6l4 4v6l-4 4H5l-4-4V5z"/>`,
  warning: markup`<path d="M8 1.5 15.5 15H.5z"/>`,
};

/** Shows one finding; it can be folded away with or without the script. */
export function findingMarkup(finding: Finding, linesOf: SourceLines): Markup {
  const { rule, status } = finding;
  return markup`<details class="finding" id="${findingId(finding)}" open data-rule="${rule}" data-status="${status}" data-sdks="${sdksOf(finding).join(' ')}">
<summary>${badgesMarkup(finding)}
<h4 class="place">${placeName(finding)}</h4>
${endsMarkup(finding)}</summary>
<div class="finding-body">
<p class="message">${proseMarkup(finding.message)} <a class="rule" href="${rulePage(rule)}" rel="noreferrer">${rule}</a></p>
${finding.path.length === 0 ? codeMarkup(finding, linesOf, 1) : flowMarkup(finding.path, linesOf)}
${otherSourcesMarkup(finding, linesOf)}<p class="advice"><strong>${PAGE_TEXTS.advice}</strong> ${proseMarkup(finding.advice)}</p>
${statusMarkup(finding)}</div>
</details>
`;
}

/** Where links to a finding lead. */
export function findingId({ fingerprint }: Finding): string {
  return `finding-${fingerprint}`;
}

function badgesMarkup({ severity, status }: Finding): Markup {
  const icon = markup`<svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">${ICONS[severity]}</svg>`;
  const badge = markup`<span class="badge badge-${severity}">${icon}${SEVERITY_NAMES[severity]}</span>`;
  return status === 'new'
    ? markup`<span class="badges">${badge}</span>`
    : markup`<span class="badges">${badge}<span class="badge badge-quiet">${STATUS_NAMES[status]}</span></span>`;
}

/** The flow in one line. */
function endsMarkup({ source, sink, path, otherSources, hasMoreSources }: Finding): Markup {
  if (source === null || sink === null) return markup``;
  const isAlone = otherSources.length === 0 && !hasMoreSources;
  const others = isAlone
    ? markup``
    : markup` <span class="others-count">${otherSourcesText(countOtherSources(otherSources.length, hasMoreSources))}</span>`;
  return markup`<span class="ends"><code class="end end-source">${source.kind}</code> <span class="arrow">${stepsBetween(path.length)}</span> <code class="end end-sink">${sink.kind}</code>${others}</span>`;
}

function statusMarkup({ status, suppressionReason }: Finding): Markup {
  if (status === 'baseline') return markup`<p class="status-note">${PAGE_TEXTS.known}</p>\n`;
  if (status !== 'suppressed' || suppressionReason === undefined) return markup``;
  return markup`<p class="status-note"><strong>${PAGE_TEXTS.suppressedBecause}</strong> ${suppressionReason}</p>\n`;
}
