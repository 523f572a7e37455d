import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  type CompletionContext,
} from '@codemirror/autocomplete'
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
  isolateHistory,
} from '@codemirror/commands'
import { html, htmlLanguage } from '@codemirror/lang-html'
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { forceLinting, linter, lintGutter, lintKeymap } from '@codemirror/lint'
import { Compartment, EditorState } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder as placeholderText,
  type ViewUpdate,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { editorTheme } from './code-editor-theme.ts'
import { htmlProblems } from './html-problems.ts'

/** A field that can be used in square brackets, and its content. */
export interface KnownField {
  name: string
  hint: string
}

export interface CodeEditorOptions {
  text: string
  label: string
  describedBy: string | undefined
  invalid: boolean
  placeholder: string | undefined
  /** Left out: every field may be used. */
  fields: readonly KnownField[] | undefined
  onText(text: string): void
}

export interface CodeEditor {
  insert(text: string): void
  replace(text: string): void
  focus(): void
  /** What changes while a person is writing. */
  update(options: Pick<CodeEditorOptions, 'fields' | 'describedBy' | 'invalid'>): void
  destroy(): void
}

const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], color: 'var(--brand-text)' },
  { tag: [tags.attributeName, tags.propertyName], color: 'var(--accent-text)' },
  { tag: [tags.attributeValue, tags.string], color: 'var(--ok)' },
  { tag: [tags.character, tags.number, tags.unit], color: 'var(--wait)' },
  { tag: [tags.comment, tags.meta], color: 'var(--ink-faint)' },
])

const nameSet = (fields: readonly KnownField[] | undefined) =>
  fields && new Set(fields.map(({ name }) => name.toLowerCase()))

/** Completes fields once someone types a square bracket. */
function fieldChoices(fields: readonly KnownField[]) {
  return (context: CompletionContext) => {
    const typed = context.matchBefore(/\[[\w.]*/)
    if (!typed) return null
    const options = fields.map(({ name, hint }) => ({
      label: `[${name}]`,
      detail: hint,
      type: 'variable',
    }))
    return { from: typed.from, options, validFor: /^\[[\w.]*\]?$/ }
  }
}

function ofFields(fields: readonly KnownField[] | undefined) {
  const known = nameSet(fields)
  return [
    linter((view) => htmlProblems(view.state.doc.toString(), known), { delay: 300 }),
    htmlLanguage.data.of({ autocomplete: fieldChoices(fields ?? []) }),
  ]
}

function ofNotes({ describedBy, invalid }: Pick<CodeEditorOptions, 'describedBy' | 'invalid'>) {
  return EditorView.contentAttributes.of({
    ...(describedBy ? { 'aria-description': describedBy } : {}),
    ...(invalid ? { 'aria-invalid': 'true' } : {}),
  })
}

/**
 * An editor of HTML inside the host's shadow tree: there its styles are constructed style sheets,
 * which the site's content security policy allows, instead of style elements.
 */
export function mountCodeEditor(host: HTMLElement, options: CodeEditorOptions): CodeEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const fields = new Compartment()
  const notes = new Compartment()
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: options.text,
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        bracketMatching(),
        closeBrackets(),
        autocompletion(),
        html({ autoCloseTags: true, matchClosingTags: true }),
        syntaxHighlighting(colours),
        EditorView.lineWrapping,
        editorTheme,
        placeholderText(options.placeholder ?? ''),
        EditorView.contentAttributes.of({
          'aria-label': options.label,
          spellcheck: 'false',
          autocapitalize: 'off',
        }),
        fields.of(ofFields(options.fields)),
        notes.of(ofNotes(options)),
        // Esc, then Tab leaves the editor, as the help below it explains.
        keymap.of([
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          ...completionKeymap,
          ...lintKeymap,
          indentWithTab,
        ]),
        EditorView.updateListener.of((update: ViewUpdate) => {
          if (update.docChanged) options.onText(update.state.doc.toString())
        }),
      ],
    }),
  })
  return {
    insert(text) {
      view.dispatch(view.state.replaceSelection(text), {
        scrollIntoView: true,
        annotations: isolateHistory.of('full'),
      })
      view.focus()
    },
    replace(text) {
      const changes = { from: 0, to: view.state.doc.length, insert: text }
      const annotations = isolateHistory.of('full')
      view.dispatch({ changes, selection: { anchor: 0 }, annotations })
    },
    focus: () => view.focus(),
    update(changed) {
      view.dispatch({
        effects: [
          fields.reconfigure(ofFields(changed.fields)),
          notes.reconfigure(ofNotes(changed)),
        ],
      })
      forceLinting(view)
    },
    destroy: () => view.destroy(),
  }
}
