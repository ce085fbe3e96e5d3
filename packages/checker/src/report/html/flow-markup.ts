import { placeName } from '../place-name.ts';
import type { Location, PathStep } from '../report.ts';
import { codeExcerpt, type ExcerptLine } from './code-excerpt.ts';
import { omittedLines, PAGE_TEXTS } from './html-messages.ts';
import { markup, proseMarkup, type Markup } from './markup.ts';
import type { SourceLines } from '../source-lines.ts';

/** What a step is in its flow; the stylesheet knows these names. */
type StepRole = 'source' | 'step' | 'sink';

/** How many lines stand around the marked ones; the ends of a flow are read more closely. */
const LINES_AROUND: Readonly<Record<StepRole, number>> = { source: 1, step: 0, sink: 2 };

const ROLE_NAMES: Readonly<Record<StepRole, string>> = {
  source: PAGE_TEXTS.source,
  step: PAGE_TEXTS.step,
  sink: PAGE_TEXTS.sink,
};

/** Draws a flow: numbered cards on a line from source to sink, each over its code. */
export function flowMarkup(path: readonly PathStep[], linesOf: SourceLines): Markup {
  const steps = path.map((step, index) => {
    const role = roleOf(index, path.length);
    const isElsewhere = index > 0 && path[index - 1]?.file !== step.file;
    return markup`<li class="step step-${role}">
<p class="step-head"><span class="step-role">${ROLE_NAMES[role]}</span> <span class="step-note">${proseMarkup(step.note)}</span> <span class="place${isElsewhere ? ' place-new' : ''}">${placeName(step)}</span></p>
${codeMarkup(step, linesOf, LINES_AROUND[role])}</li>
`;
  });
  return markup`<ol class="flow" role="list" aria-label="${PAGE_TEXTS.flow}">
${steps}</ol>`;
}

/** Shows the code at a place with the place itself marked; nothing where the text is not known. */
export function codeMarkup(location: Location, linesOf: SourceLines, linesAround: number): Markup {
  const lines = linesOf(location.file);
  if (lines === undefined) return markup``;
  const { lines: shown, omitted } = codeExcerpt(lines, location.range, linesAround);
  const more = omitted === 0 ? markup`` : markup`<span class="omitted">${omittedLines(omitted)}</span>`;
  return markup`<pre class="code"><code>${shown.map(lineMarkup)}${more}</code></pre>
`;
}

function lineMarkup({ number, before, marked, after }: ExcerptLine): Markup {
  const mark = marked === '' ? markup`` : markup`<mark>${marked}</mark>`;
  return markup`<span class="line" data-line="${number}">${before}${mark}${after}\n</span>`;
}

function roleOf(index: number, count: number): StepRole {
  if (index === count - 1) return 'sink';
  return index === 0 ? 'source' : 'step';
}
