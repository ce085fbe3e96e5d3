import { compareText } from '../finding-order.ts';
import type { Finding } from '../report.ts';
import { sdksOf } from './finding-sdks.ts';
import { optionText, PAGE_TEXTS, shownText, STATUS_NAMES } from './html-messages.ts';
import { markup, type Markup } from './markup.ts';

/** A choice of a filter: its value, how it is called, and how many findings it leaves. */
interface FilterOption {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}

/** The filters; hidden until the script, which they need, shows them. */
export function filtersMarkup(findings: readonly Finding[]): Markup {
  const statuses = tally(findings.map(({ status }) => status));
  return markup`<form id="filters" class="filters" aria-label="${PAGE_TEXTS.filters}" hidden>
${selectMarkup('rule', PAGE_TEXTS.rule, findings.length, tally(findings.map(({ rule }) => rule)))}
${selectMarkup('sdk', PAGE_TEXTS.sdk, findings.length, tally(findings.flatMap(sdksOf)))}
${selectMarkup(
  'status',
  PAGE_TEXTS.status,
  findings.length,
  statuses.map((option) => ({ ...option, name: statusName(option.value) })),
)}
<div class="filter-actions">
<button type="reset">${PAGE_TEXTS.reset}</button>
<button type="button" id="fold" data-collapse="${PAGE_TEXTS.collapse}" data-expand="${PAGE_TEXTS.expand}">${PAGE_TEXTS.collapse}</button>
</div>
<output id="shown" aria-live="polite">${shownText(findings.length)}</output>
</form>
<p id="no-match" class="no-match" hidden>${PAGE_TEXTS.noMatch}</p>`;
}

function selectMarkup(name: string, label: string, total: number, options: readonly FilterOption[]): Markup {
  const choices = options.map(
    ({ value, name: text, count }) => markup`<option value="${value}">${optionText(text, count)}</option>`,
  );
  return markup`<label class="filter"><span>${label}</span><select name="${name}" autocomplete="off"><option value="">${optionText(PAGE_TEXTS.all, total)}</option>${choices}</select></label>`;
}

function tally(values: readonly string[]): readonly FilterOption[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([left], [right]) => compareText(left, right))
    .map(([value, count]) => ({ value, name: value, count }));
}

function statusName(status: string): string {
  return Object.entries(STATUS_NAMES).find(([key]) => key === status)?.[1] ?? status;
}
