import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Colours of the language, from the variables of the stylesheet. */
const HIGHLIGHT = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.controlKeyword],
    color: 'var(--hp-keyword)',
  },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--hp-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--hp-number)' },
  { tag: [tags.typeName, tags.className, tags.namespace], color: 'var(--hp-type)' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.definition(tags.function(tags.variableName)),
    ],
    color: 'var(--hp-function)',
  },
  { tag: [tags.comment], color: 'var(--hp-muted)', fontStyle: 'italic' },
]);

/** The look of the editor; every colour follows the page. */
const LOOK = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'transparent', color: 'var(--hp-text)', fontSize: '13.5px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--hp-mono)', lineHeight: '1.75', isolation: 'isolate' },
  '.cm-content': { caretColor: 'var(--hp-brand)', padding: '12px 0' },
  '.cm-line': { padding: '0 16px 0 8px' },
  '.cm-cursor': { borderLeftColor: 'var(--hp-brand)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--hp-muted)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--hp-line)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'var(--hp-selection)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--hp-selection)' },
  '.cm-lintRange-error': {
    textDecoration: 'underline wavy var(--hp-error) 1.5px',
    backgroundImage: 'none',
    textUnderlineOffset: '4px',
  },
  '.cm-lintRange-warning': {
    textDecoration: 'underline wavy var(--hp-warning) 1.5px',
    backgroundImage: 'none',
    textUnderlineOffset: '4px',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--hp-raised)',
    color: 'var(--hp-text)',
    border: '1px solid var(--hp-border)',
    borderRadius: '8px',
    boxShadow: '0 8px 24px rgb(0 0 0 / 0.18)',
    maxWidth: 'min(560px, 90vw)',
  },
  '.cm-diagnostic': {
    padding: '8px 12px',
    fontFamily: 'var(--hp-sans)',
    fontSize: '13px',
    lineHeight: '1.5',
    whiteSpace: 'pre-wrap',
  },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--hp-error)' },
  '.cm-diagnostic-warning': { borderLeft: '3px solid var(--hp-warning)' },
  '.cm-diagnosticAction': {
    backgroundColor: 'var(--hp-brand-soft)',
    color: 'var(--hp-brand)',
    font: 'inherit',
    borderRadius: '6px',
    padding: '3px 8px',
    margin: '6px 6px 0 0',
    cursor: 'pointer',
  },
  '.cm-panels': {
    backgroundColor: 'var(--hp-raised)',
    color: 'var(--hp-text)',
    borderColor: 'var(--hp-border)',
  },
  '.cm-panel.cm-panel-lint ul [aria-selected]': {
    backgroundColor: 'var(--hp-selection)',
    color: 'var(--hp-text)',
  },
  '.cm-panel input, .cm-panel button': {
    font: 'inherit',
    color: 'inherit',
    background: 'var(--hp-back)',
    border: '1px solid var(--hp-border)',
    borderRadius: '4px',
  },
});

/** How the editor looks. */
export const EDITOR_THEME: Extension = [LOOK, syntaxHighlighting(HIGHLIGHT)];
