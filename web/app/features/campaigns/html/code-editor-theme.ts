import { EditorView } from '@codemirror/view'

const mono = "ui-monospace, 'SF Mono', 'Cascadia Mono', Consolas, monospace"

/** The site's own colours, so that the editor follows its light and dark theme. */
export const editorTheme = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--surface)', fontSize: '0.8125rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: mono, lineHeight: '1.55' },
  '.cm-content': { minHeight: 'var(--editor-height)', caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': {
    color: 'var(--ink-soft)',
    backgroundColor: 'var(--surface-sunken)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--brand) 6%, transparent)' },
  '.cm-activeLineGutter': { color: 'var(--ink)', backgroundColor: 'var(--brand-soft)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    { backgroundColor: 'color-mix(in srgb, var(--brand) 28%, transparent)' },
  '.cm-placeholder': { color: 'var(--ink-faint)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--brand-soft)' },
  '.cm-tooltip': {
    color: 'var(--ink)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--on-brand)',
    backgroundColor: 'var(--brand)',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--stop)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--wait)' },
  '.cm-lintRange-error, .cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy 1px',
    textUnderlineOffset: '0.2em',
  },
  '.cm-lintRange-error': { textDecorationColor: 'var(--stop)' },
  '.cm-lintRange-warning': { textDecorationColor: 'var(--wait)' },
})
