import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { diff } from '@codemirror/merge';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Finding, PathStep, Span, TextEdit } from '../protocol/check-result.ts';
import { EDITOR_THEME } from './editor-theme.ts';
import { PATH_DRAWING, showPath } from './path-drawing.ts';
import { TEXTS } from './playground-messages.ts';

/** What the editor tells the page. */
export interface EditorActions {
  /** The text changed, typed or not. */
  onChange(): void;
  /** The visitor asks for a fix at a place; false where there is none. */
  onFix(offset: number): boolean;
}

/** The editor, with what the page asks of it. */
export class Editor {
  readonly #view: EditorView;

  constructor(parent: HTMLElement, text: string, actions: EditorActions) {
    this.#view = new EditorView({
      parent,
      state: EditorState.create({
        doc: text,
        extensions: [
          lineNumbers(),
          lintGutter(),
          history(),
          EditorView.lineWrapping,
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          closeBrackets(),
          highlightActiveLine(),
          highlightActiveLineGutter(),
          highlightSelectionMatches(),
          search({ top: true }),
          keymap.of([
            { key: 'Mod-.', run: ({ state }) => actions.onFix(state.selection.main.head) },
            ...closeBracketsKeymap,
            ...defaultKeymap,
            ...searchKeymap,
            ...historyKeymap,
            ...lintKeymap,
          ]),
          javascript({ typescript: true }),
          EDITOR_THEME,
          PATH_DRAWING,
          EditorView.contentAttributes.of({ 'aria-label': TEXTS.editor, spellcheck: 'false' }),
          EditorView.updateListener.of(({ docChanged }) => {
            if (docChanged) actions.onChange();
          }),
        ],
      }),
    });
  }

  /** The code as it stands. */
  get text(): string {
    return this.#view.state.doc.toString();
  }

  /** Replaces the whole code. */
  setText(text: string): void {
    const { state } = this.#view;
    this.#view.dispatch({
      changes: { from: 0, to: state.doc.length, insert: text },
      selection: { anchor: 0 },
      scrollIntoView: true,
    });
    this.show([], []);
  }

  /** Shows findings in the text, and the path of one of them. */
  show(findings: readonly Finding[], path: readonly PathStep[]): void {
    this.#view.dispatch(
      setDiagnostics(
        this.#view.state,
        findings.map((finding) => this.#diagnosticOf(finding)),
      ),
    );
    this.showPath(path);
  }

  /** Draws a path. */
  showPath(path: readonly PathStep[]): void {
    this.#view.dispatch({ effects: showPath.of(path) });
  }

  /** Writes what a fix says. */
  apply({ start, end, text }: TextEdit): void {
    const { state } = this.#view;
    // A fix may reach from the imports to the place of a finding; what stays as it was between them is not touched.
    const changes = diff(state.sliceDoc(start, end), text).map(({ fromA, toA, fromB, toB }) => ({
      from: start + fromA,
      to: start + toA,
      insert: text.slice(fromB, toB),
    }));
    this.#view.dispatch({ changes, userEvent: 'input.fix' });
    this.#view.focus();
  }

  /** Selects a stretch of the text, and brings it into sight. */
  goTo({ start, end }: Span): void {
    const { length } = this.#view.state.doc;
    this.#view.dispatch({
      selection: { anchor: Math.min(start, length), head: Math.min(end, length) },
      effects: EditorView.scrollIntoView(Math.min(start, length), { y: 'center' }),
    });
    this.#view.focus();
  }

  /** The number of the line that a place stands in. */
  lineOf(offset: number): number {
    const { doc } = this.#view.state;
    return doc.lineAt(Math.min(offset, doc.length)).number;
  }

  /** Takes the editor out of the page. */
  remove(): void {
    this.#view.destroy();
  }

  #diagnosticOf({ start, end, severity, code, message, advice, fixes }: Finding): Diagnostic {
    const { length } = this.#view.state.doc;
    return {
      from: Math.min(start, length),
      to: Math.min(end, length),
      severity,
      source: code,
      message: advice === undefined ? message : `${message}\n${advice}`,
      actions: fixes.map(({ title, edit }) => ({
        name: title.replaceAll('`', ''),
        apply: () => {
          this.apply(edit);
        },
      })),
    };
  }
}
