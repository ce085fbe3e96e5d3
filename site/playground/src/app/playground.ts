import { PAGES_URL } from '@hearsay/flow';
import type { CheckResult, Finding, TextEdit } from '../protocol/check-result.ts';
import { Editor } from './editor.ts';
import { element, prose } from './element.ts';
import { Engine, type CheckEnd } from './engine.ts';
import { EXAMPLES } from './examples.ts';
import { findingsList } from './findings-list.ts';
import { createLayout, type Layout } from './layout.ts';
import type { PlaygroundOptions } from './mount-options.ts';
import { keepForOffline } from './offline.ts';
import {
  brokenLink,
  checkFailed,
  checkStopped,
  findingsSummary,
  loadingFailed,
  loadingPackages,
  loadingProgress,
  TEXTS,
  tooLongForLink,
} from './playground-messages.ts';
import { codeOf, fragmentOf } from './share-link.ts';

/** For how many milliseconds nobody types before the code is checked. */
const PAUSE = 120;

const CHECK_LIMIT = 8_000;
const COPIED_FOR = 2_000;

/** The playground in one element of a page. */
export class Playground {
  readonly #options: Required<PlaygroundOptions>;
  readonly #folder: URL = new URL('.', import.meta.url);
  readonly #layout: Layout;
  readonly #editor: Editor;
  readonly #engine: Engine;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isChecking: boolean = false;
  #isKept: boolean = false;
  /** What was checked last, for as long as the text is still the same. */
  #checked: { readonly text: string; readonly result: CheckResult } | undefined;
  #selected: Finding | undefined;

  constructor(host: HTMLElement, options: PlaygroundOptions) {
    this.#options = {
      rulePage: (rule) => `${PAGES_URL}${rule}.md`,
      checkLimit: CHECK_LIMIT,
      ...options,
    };
    this.#layout = createLayout({
      onExample: (name) => this.#showExample(name),
      onCopy: () => void this.#copyLink(),
    });
    this.#engine = new Engine(
      this.#folder,
      { onProgress: this.#showProgress, onPackages: (names) => this.#say(loadingPackages(names)) },
      this.#options.checkLimit,
    );
    const [{ code, name }] = EXAMPLES;
    this.#layout.examples.value = name;
    this.#editor = new Editor(this.#layout.editor, code, {
      onChange: this.#onChange,
      onFix: (offset) => this.#focusFix(offset),
    });
    host.append(this.#layout.root);
    addEventListener('hashchange', this.#onHashChange);
    void this.#showLinkedCode().then(() => this.#check());
  }

  /** Takes the playground out of the page. */
  remove(): void {
    removeEventListener('hashchange', this.#onHashChange);
    clearTimeout(this.#timer);
    this.#engine.stop();
    this.#editor.remove();
    this.#layout.root.remove();
  }

  readonly #onChange = (): void => {
    this.#layout.results.setAttribute('aria-busy', 'true');
    const example = EXAMPLES.find(({ code }) => code === this.#editor.text);
    this.#layout.examples.value = example?.name ?? '';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), PAUSE);
  };

  readonly #onHashChange = (): void => void this.#showLinkedCode();

  readonly #showProgress = (loaded: number, total: number): void => {
    const { progress, results } = this.#layout;
    progress.max = total;
    progress.value = loaded;
    this.#say(TEXTS.loading);
    results.replaceChildren(element('p', { class: 'hp-loading' }, loadingProgress(loaded, total)));
  };

  async #check(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    let text;
    let end: CheckEnd;
    try {
      do {
        text = this.#editor.text;
        end = await this.#engine.check(text);
        // What was typed meanwhile is checked before anything is shown.
      } while (text !== this.#editor.text);
      this.#show(text, end);
    } catch {
      this.#showLoadingFailed();
    } finally {
      this.#isChecking = false;
    }
  }

  #show(text: string, end: CheckEnd): void {
    const { progress, results } = this.#layout;
    progress.hidden = true;
    results.removeAttribute('aria-busy');
    if (end.kind !== 'checked') {
      this.#checked = undefined;
      this.#editor.show([], []);
      const why = end.kind === 'stopped' ? checkStopped(this.#options.checkLimit) : checkFailed(end.reason);
      this.#say(TEXTS.notChecked);
      results.replaceChildren(element('p', { class: 'hp-note', role: 'alert' }, why));
      return;
    }
    const { result } = end;
    this.#checked = { text, result };
    this.#selected = sameFinding(result.findings, this.#selected) ?? firstPath(result.findings);
    this.#editor.show(result.findings, this.#selected?.path ?? []);
    this.#showFindings();
    this.#keepOnce();
  }

  #showFindings(): void {
    if (this.#checked === undefined) return;
    const { results } = this.#layout;
    const { findings } = this.#checked.result;
    const contents = findingsList(this.#checked.result, this.#selected, {
      lineOf: (offset) => this.#editor.lineOf(offset),
      goTo: (span) => this.#editor.goTo(span),
      apply: (edit) => this.#apply(edit),
      onSelect: (finding) => this.#select(finding),
      pageOf: this.#options.rulePage,
    });
    results.replaceChildren(...contents);
    const rules = findings.filter(({ origin }) => origin === 'rule').length;
    this.#say(findingsSummary(rules, findings.length - rules));
  }

  #select(finding: Finding): void {
    if (finding === this.#selected) return;
    this.#selected = finding;
    this.#editor.showPath(finding.path);
    const index = this.#checked?.result.findings.indexOf(finding) ?? -1;
    for (const [at, item] of [...this.#layout.results.querySelectorAll('.hp-cards > li')].entries()) {
      if (at === index) item.setAttribute('aria-current', 'true');
      else item.removeAttribute('aria-current');
    }
  }

  /** Moves the focus to the first fix of what is said of a place. */
  #focusFix(offset: number): boolean {
    const findings = this.#checked?.result.findings ?? [];
    const index = findings.findIndex(
      ({ start, end, fixes }) => fixes.length > 0 && start <= offset && offset <= end,
    );
    const item = this.#layout.results.querySelectorAll('.hp-cards > li')[index];
    const button = item?.querySelector<HTMLElement>('.hp-fix');
    button?.focus();
    return button !== null && button !== undefined;
  }

  /** A fix is written for the text that was checked; after a change it comes anew in a moment. */
  #apply(edit: TextEdit): void {
    if (this.#checked?.text === this.#editor.text) this.#editor.apply(edit);
  }

  #showLoadingFailed(): void {
    const { progress, results } = this.#layout;
    progress.hidden = true;
    results.removeAttribute('aria-busy');
    const retry = element('button', { type: 'button', onclick: () => void this.#check() }, TEXTS.retry);
    this.#say(TEXTS.notChecked);
    results.replaceChildren(element('p', { class: 'hp-note', role: 'alert' }, loadingFailed()), retry);
  }

  #showExample(name: string): void {
    const example = EXAMPLES.find((one) => one.name === name);
    if (example === undefined) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    this.#editor.setText(example.code);
  }

  async #showLinkedCode(): Promise<void> {
    try {
      const code = await codeOf(location.hash);
      if (code !== undefined && code !== this.#editor.text) this.#editor.setText(code);
    } catch {
      this.#say(brokenLink());
    }
  }

  async #copyLink(): Promise<void> {
    const fragment = await fragmentOf(this.#editor.text);
    if (fragment === undefined) {
      this.#say(tooLongForLink());
      return;
    }
    history.replaceState(history.state, '', fragment);
    const { copy, link } = this.#layout;
    try {
      await navigator.clipboard.writeText(location.href);
      copy.textContent = TEXTS.copied;
      this.#say(TEXTS.copied);
      setTimeout(() => (copy.textContent = TEXTS.copyLink), COPIED_FOR);
    } catch {
      // Some pages may not write there: the visitor copies it by hand.
      link.hidden = false;
      link.value = location.href;
      link.focus();
    }
  }

  #say(text: string): void {
    const { status } = this.#layout;
    if (status.textContent !== text) status.replaceChildren(...prose(text));
  }

  #keepOnce(): void {
    if (this.#isKept) return;
    this.#isKept = true;
    // The playground works without; what failed is tried at the next visit.
    void keepForOffline(this.#folder).catch(() => undefined);
  }
}

function firstPath(findings: readonly Finding[]): Finding | undefined {
  return findings.find(({ path }) => path.length > 0);
}

/** The finding that was selected before the text changed. */
function sameFinding(findings: readonly Finding[], former: Finding | undefined): Finding | undefined {
  return (
    former &&
    findings.find(
      ({ code, path, message }) => code === former.code && path.length > 0 && message === former.message,
    )
  );
}
