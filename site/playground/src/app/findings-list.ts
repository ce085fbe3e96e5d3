import type { CheckResult, Finding, PathStep, TextEdit } from '../protocol/check-result.ts';
import { ASSETS } from './assets.ts';
import { element, prose } from './element.ts';
import {
  checkedIn,
  lineName,
  moreFindings,
  recognisedThings,
  TEXTS,
  unknownPackages,
} from './playground-messages.ts';

/** What the list asks of the page around it. */
export interface ListActions {
  lineOf(offset: number): number;
  goTo(span: { readonly start: number; readonly end: number }): void;
  apply(edit: TextEdit): void;
  /** Told of the finding whose path is to be drawn. */
  onSelect(finding: Finding): void;
  pageOf(rule: string): string;
}

/** The contents of the list for one check; the finding that is selected is marked as the current one. */
export function findingsList(
  { findings, total, recognised, gaps, unknownPackages: unknown, timing }: CheckResult,
  selected: Finding | undefined,
  actions: ListActions,
): readonly Node[] {
  const cards = findings.map((finding) => card(finding, finding === selected, actions));
  return [
    ...gaps.map(note),
    ...(unknown.length === 0 ? [] : [note(unknownPackages(unknown, Object.keys(ASSETS.needs)))]),
    ...(cards.length === 0 ? [] : [element('ol', { class: 'hp-cards', role: 'list' }, ...cards)]),
    ...(total > findings.length ? [note(moreFindings(total - findings.length))] : []),
    element('p', { class: 'hp-recognised' }, `${recognisedThings(recognised)} ${checkedIn(timing.totalMs)}`),
  ];
}

function note(text: string): HTMLElement {
  return element('p', { class: 'hp-note' }, ...prose(text));
}

function card(finding: Finding, isSelected: boolean, actions: ListActions): HTMLElement {
  const { code, severity, message, advice, path, fixes, start, end } = finding;
  const line = element(
    'button',
    { type: 'button', class: 'hp-place', onclick: () => actions.goTo({ start, end }) },
    lineName(actions.lineOf(start)),
  );
  const body = element(
    'article',
    { class: `hp-card hp-card-${severity}` },
    element('p', { class: 'hp-head' }, badge(finding), ruleName(finding, actions), line),
    element('p', { class: 'hp-message' }, ...prose(message)),
    ...(path.length === 0 ? [] : [pathList(path, actions)]),
    ...(advice === undefined ? [] : [element('p', { class: 'hp-advice' }, ...prose(advice))]),
    ...(fixes.length === 0 ? [] : [fixButtons(finding, actions)]),
  );
  const item = element('li', { 'data-code': code }, body);
  if (isSelected) item.setAttribute('aria-current', 'true');
  if (path.length > 0) {
    for (const event of ['pointerenter', 'focusin'])
      item.addEventListener(event, () => actions.onSelect(finding));
  }
  return item;
}

function badge({ origin, severity }: Finding): HTMLElement {
  const kind = origin === 'compiler' ? 'compiler' : severity;
  return element('span', { class: `hp-badge hp-badge-${kind}` }, TEXTS[kind]);
}

function ruleName({ code, origin }: Finding, actions: ListActions): HTMLElement {
  return origin === 'rule'
    ? element('a', { class: 'hp-rule', href: actions.pageOf(code) }, code)
    : element('span', { class: 'hp-rule' }, code);
}

function pathList(path: readonly PathStep[], actions: ListActions): HTMLElement {
  const steps = path.map((step) => {
    const go = element(
      'button',
      { type: 'button', class: 'hp-go', onclick: () => actions.goTo(step) },
      element('span', { class: 'hp-step-note' }, ...prose(step.note)),
      element('span', { class: 'hp-step-line' }, lineName(actions.lineOf(step.start))),
    );
    return element('li', {}, go);
  });
  return element('ol', { class: 'hp-steps', 'aria-label': TEXTS.path }, ...steps);
}

function fixButtons({ fixes }: Finding, actions: ListActions): HTMLElement {
  const buttons = fixes.map(({ title, edit }) =>
    element(
      'button',
      { type: 'button', class: 'hp-fix', onclick: () => actions.apply(edit) },
      ...prose(title),
    ),
  );
  return element('div', { class: 'hp-fixes', role: 'group', 'aria-label': TEXTS.fixes }, ...buttons);
}
