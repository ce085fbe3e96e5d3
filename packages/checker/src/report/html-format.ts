import { countFindings } from './finding-counts.ts';
import { groupFindings, type FindingGroup } from './group-findings.ts';
import { GROUP_TEXTS } from './group-messages.ts';
import { filtersMarkup } from './html/filters-markup.ts';
import { findingId, findingMarkup } from './html/finding-markup.ts';
import { headline, PAGE_TEXTS } from './html/html-messages.ts';
import { markup, ownMarkup, type Markup } from './html/markup.ts';
import { coverageMarkup, endorsementsMarkup, problemsMarkup } from './html/overview-markup.ts';
import { pageAsset } from './html/page-assets.ts';
import { baselineSummary, suppressedSummary } from './pretty/pretty-messages.ts';
import { placeName } from './place-name.ts';
import type { Report } from './report.ts';
import { sourceLines } from './source-lines.ts';
import { TOOL_VERSION } from './tool-version.ts';

/**
 * Writes a report as one HTML page that holds all it needs: it opens from a file, loads nothing, and can be read in full
 * without its script, which only filters and folds. The same report gives the same bytes, whatever the time.
 */
export function formatHtml(report: Report): string {
  const counts = countFindings(report);
  const title = headline(counts.errors, counts.warnings, counts.files, report.problems.length);
  const style = pageAsset('report.css');
  const script = pageAsset('report.js');
  const policy = `default-src 'none'; style-src ${style.policySource}; script-src ${script.policySource}; base-uri 'none'; form-action 'none'`;
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="hearsay ${TOOL_VERSION}">
<title>${title} · ${PAGE_TEXTS.name}</title>
<style>${ownMarkup(style.text)}</style>
</head>
<body>
${bodyMarkup(report, title)}
<script>${ownMarkup(script.text)}</script>
</body>
</html>
`;
  return page.toString();
}

function bodyMarkup(report: Report, title: string): Markup {
  const linesOf = sourceLines(report);
  const groups = groupFindings(report.findings);
  return markup`<a class="skip" href="#findings">${PAGE_TEXTS.skip}</a>
<header class="top">
<p class="brand"><svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path d="M4 18c0-6 3-10 9-12l1 2.500c-3 1.500-4.500 3.500-4.500 6H14v10H4zm15 0c0-6 3-10 9-12l1 2.500c-3 1.500-4.500 3.500-4.500 6H29v10H19z"/></svg>${PAGE_TEXTS.name} <span>${PAGE_TEXTS.report}</span></p>
<h1>${title}</h1>
${othersMarkup(report)}<p class="lead">${PAGE_TEXTS.lead}</p>
</header>
<div class="page">
${indexMarkup(groups)}
<main>
${problemsMarkup(report)}
<section aria-labelledby="findings">
<h2 id="findings" tabindex="-1">${PAGE_TEXTS.findings}</h2>
${report.findings.length === 0 ? markup`<p>${PAGE_TEXTS.noFindings}</p>` : filtersMarkup(report.findings)}
${groups.map(
  ({ rank, findings }) => markup`<section class="group" aria-labelledby="group-${rank}">
<h3 id="group-${rank}">${GROUP_TEXTS[rank].title} <span class="count">${findings.length}</span></h3>
<p class="hint">${GROUP_TEXTS[rank].hint}</p>
${findings.map((finding) => findingMarkup(finding, linesOf))}</section>
`,
)}</section>
${endorsementsMarkup(report, linesOf)}
${coverageMarkup(report)}
</main>
</div>
<footer><p>${PAGE_TEXTS.footer} hearsay ${TOOL_VERSION}.</p></footer>`;
}

/** Findings that do not count are named beside those that do. */
function othersMarkup(report: Report): Markup {
  const { baseline, suppressed } = countFindings(report);
  const sentences = [
    ...(baseline === 0 ? [] : [baselineSummary(baseline)]),
    ...(suppressed === 0 ? [] : [suppressedSummary(suppressed)]),
  ];
  return sentences.length === 0 ? markup`` : markup`<p class="others">${sentences.join(' ')}</p>\n`;
}

function indexMarkup(groups: readonly FindingGroup[]): Markup {
  return markup`<nav class="index" aria-label="${PAGE_TEXTS.index}">
${groups.map(
  ({ rank, findings }) => markup`<div class="index-group"><p>${GROUP_TEXTS[rank].title}</p>
<ol role="list">${findings.map((finding) => markup`<li><a href="#${findingId(finding)}">${placeName(finding)}</a></li>`)}</ol></div>
`,
)}<div class="index-more"><a href="#endorsements">${PAGE_TEXTS.endorsements}</a>
<a href="#coverage">${PAGE_TEXTS.coverage}</a></div>
</nav>`;
}
