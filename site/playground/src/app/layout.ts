import { element } from './element.ts';
import { EXAMPLES } from './examples.ts';
import { TEXTS } from './playground-messages.ts';
import STYLES from './playground.css';

/** The parts of the page that change. */
export interface Layout {
  readonly root: HTMLElement;
  readonly examples: HTMLSelectElement;
  readonly copy: HTMLButtonElement;
  /** Where the link is shown when it cannot be copied. */
  readonly link: HTMLInputElement;
  /** Read out when it changes. */
  readonly status: HTMLElement;
  readonly editor: HTMLElement;
  readonly results: HTMLElement;
  readonly progress: HTMLProgressElement;
}

/** What the visitor can do with the bar above the editor. */
export interface LayoutActions {
  onExample(name: string): void;
  onCopy(): void;
}

/** Builds the page of the playground, without its contents. */
export function createLayout(actions: LayoutActions): Layout {
  const examples = element(
    'select',
    { id: 'hp-example', onchange: () => actions.onExample(examples.value) },
    element('option', { value: '', disabled: true }, TEXTS.ownCode),
    ...EXAMPLES.map(({ name, title }) => element('option', { value: name }, title)),
  );
  const copy = element(
    'button',
    { type: 'button', class: 'hp-copy', onclick: () => actions.onCopy() },
    TEXTS.copyLink,
  );
  const link = element('input', {
    class: 'hp-link',
    readonly: true,
    hidden: true,
    'aria-label': TEXTS.linkField,
    onfocus: () => link.select(),
  });
  const status = element('p', { class: 'hp-status', role: 'status' });
  const editor = element('div', { class: 'hp-editor' });
  const progress = element('progress', { max: '1', value: '0', 'aria-label': TEXTS.loading });
  const results = element('section', { class: 'hp-results', 'aria-label': TEXTS.findings, tabindex: '-1' });
  const root = element(
    'div',
    { class: 'hearsay-playground' },
    element('style', {}, STYLES),
    element(
      'div',
      { class: 'hp-bar' },
      element('label', { for: 'hp-example' }, TEXTS.example),
      examples,
      copy,
      link,
    ),
    element(
      'div',
      { class: 'hp-panes' },
      editor,
      element('div', { class: 'hp-side' }, status, progress, results),
    ),
    element('p', { class: 'hp-foot' }, `${TEXTS.private} ${TEXTS.keys}`),
  );
  return { root, examples, copy, link, status, editor, results, progress };
}
