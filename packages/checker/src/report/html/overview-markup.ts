import { NO_SINK } from '../pretty/pretty-messages.ts';
import { placeName } from '../place-name.ts';
import type { Report } from '../report.ts';
import { codeMarkup } from './flow-markup.ts';
import { PAGE_TEXTS } from './html-messages.ts';
import { markup, proseMarkup, type Markup } from './markup.ts';
import type { SourceLines } from '../source-lines.ts';

/** Tells first what could not be checked, because findings may hide there. */
export function problemsMarkup({ problems, coverage }: Report): Markup {
  const silence = coverage.sinks === 0 ? NO_SINK : [];
  if (problems.length + silence.length === 0) return markup``;
  const items = problems.map((problem) => markup`<li>${proseMarkup(problem)}</li>`);
  const list = items.length === 0 ? markup`` : markup`<p>${PAGE_TEXTS.problemsLead}</p><ul>${items}</ul>`;
  return markup`<section class="problems" aria-labelledby="problems">
<h2 id="problems">${PAGE_TEXTS.problems}</h2>
${list}${silence.map((sentence) => markup`<p>${proseMarkup(sentence)}</p>`)}
</section>`;
}

/** Lists every endorsement with its reason and its code. */
export function endorsementsMarkup({ endorsements }: Report, linesOf: SourceLines): Markup {
  const items = endorsements.map((endorsement) => {
    const reason = endorsement.reason.trim();
    const words =
      reason === ''
        ? markup`<p class="reason reason-missing">${PAGE_TEXTS.noReason}</p>`
        : markup`<p class="reason">${reason}</p>`;
    return markup`<li class="endorsement"><p class="place">${placeName(endorsement)}</p>${words}${codeMarkup(endorsement, linesOf, 0)}</li>`;
  });
  const content =
    items.length === 0
      ? markup`<p>${PAGE_TEXTS.noEndorsements}</p>`
      : markup`<p>${PAGE_TEXTS.endorsementsLead}</p><ul class="endorsements" role="list">${items}</ul>`;
  return markup`<section aria-labelledby="endorsements">
<h2 id="endorsements">${PAGE_TEXTS.endorsements}</h2>
${content}
</section>`;
}

/** Tells what was recognised, so that silence can be judged. */
export function coverageMarkup({ coverage, endorsements, notices }: Report): Markup {
  const counts: readonly (readonly [string, number])[] = [
    ['Files read', coverage.files],
    ['Files not checked', coverage.failedFiles.length],
    ['Sources', coverage.sources],
    ['Sinks', coverage.sinks],
    ['Sanitizers', coverage.sanitizers],
    ['Endorsements', endorsements.length],
  ];
  const sdks =
    coverage.sdks.length === 0
      ? markup`<li>${PAGE_TEXTS.noSdk}</li>`
      : coverage.sdks.map((sdk) => markup`<li><code>${sdk}</code></li>`);
  return markup`<section class="coverage" aria-labelledby="coverage">
<h2 id="coverage">${PAGE_TEXTS.coverage}</h2>
<p>${PAGE_TEXTS.coverageLead}</p>
<dl class="counts">${counts.map(([name, count]) => markup`<div><dt>${name}</dt><dd>${count}</dd></div>`)}</dl>
<h3>${PAGE_TEXTS.sdks}</h3>
<ul class="sdks" role="list">${sdks}</ul>
${failedMarkup(coverage.failedFiles)}${noticesMarkup(notices)}</section>`;
}

function failedMarkup(failedFiles: Report['coverage']['failedFiles']): Markup {
  if (failedFiles.length === 0) return markup``;
  const items = failedFiles.map(
    ({ file, reason }) => markup`<li><span class="place">${file}</span> ${proseMarkup(reason)}</li>`,
  );
  return markup`<h3>Files not checked</h3><ul>${items}</ul>\n`;
}

function noticesMarkup(notices: readonly string[]): Markup {
  if (notices.length === 0) return markup``;
  const items = notices.map((notice) => markup`<li>${proseMarkup(notice)}</li>`);
  return markup`<h3>${PAGE_TEXTS.notices}</h3><ul>${items}</ul>\n`;
}
