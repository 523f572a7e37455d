import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { controlProps, FieldNotes, RequiredMark, type FieldProps } from '../../../ui/form/field.tsx'
import type { CodeEditor, KnownField } from './code-editor.ts'
import styles from './html-editor.module.css'

export interface HtmlEditorHandle {
  /** Types a text at the cursor; undo removes it. */
  insert(text: string): void
  /** Replaces everything with a text; undo restores the old one. */
  replace(text: string): void
}

interface HtmlEditorProps extends Omit<FieldProps, 'label'> {
  ref?: Ref<HtmlEditorHandle>
  label: string
  defaultValue?: string
  placeholder?: string
  /** The fields that have a meaning here; others are marked. Left out: all have. */
  known?: readonly KnownField[] | undefined
  /** Shown between the label and the text. */
  tools?: ReactNode
  onText?: (text: string) => void
  /** The minimum number of visible lines. */
  rows?: number
}

const help = 'To leave the editor with the keyboard, press Esc and then Tab.'

/**
 * HTML with line numbers, colours and marked problems. The text area below it holds the text for
 * the form; until the editor has loaded, a person types in it.
 */
export function HtmlEditor(props: HtmlEditorProps) {
  const { ref, label, name, error, required, defaultValue = '', placeholder } = props
  const { tools, onText, rows = 12 } = props
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const editor = useCodeEditor(host, area, props)

  useImperativeHandle(ref, () => ({
    insert: (piece) => (editor ? editor.insert(piece) : typeInto(area.current, piece)),
    replace(whole) {
      if (editor) return editor.replace(whole)
      area.current?.setSelectionRange(0, area.current.value.length)
      typeInto(area.current, whole)
    },
  }))

  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label htmlFor={editor ? undefined : id} className={styles.label}>
        {label}
        <RequiredMark required={required} />
      </label>
      {tools}
      <div className={styles.box} style={{ ['--editor-height' as string]: `${rows * 1.55}em` }}>
        <div ref={host} className={styles.host} />
        <textarea
          ref={area}
          name={name}
          defaultValue={defaultValue}
          placeholder={placeholder}
          rows={rows}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          className={classNames(styles.area, editor && styles.source)}
          {...controlProps(id, { error, help })}
          // The links to invalid fields read its name here: it has no label once the editor has it.
          {...(editor ? { tabIndex: -1, 'aria-hidden': true, 'aria-label': label } : {})}
          // A form moves the focus to an error; the person types above.
          onFocus={() => editor?.focus()}
          onInput={(event) => onText?.(event.currentTarget.value)}
        />
      </div>
      <FieldNotes id={id} error={error} help={props.help ?? help} />
    </div>
  )
}

/** Null until the editor, which only these screens need, has loaded. */
function useCodeEditor(
  host: RefObject<HTMLDivElement | null>,
  area: RefObject<HTMLTextAreaElement | null>,
  { label, placeholder, known, error }: HtmlEditorProps,
): CodeEditor | null {
  const [editor, setEditor] = useState<CodeEditor | null>(null)
  const latest = useRef({ label, placeholder, known, error })
  latest.current = { label, placeholder, known, error }

  useEffect(() => {
    let made: CodeEditor | undefined
    let gone = false
    async function load() {
      const { mountCodeEditor } = await import('./code-editor.ts')
      if (gone || !host.current || !area.current) return
      const now = latest.current
      made = mountCodeEditor(host.current, {
        text: area.current.value,
        label: now.label,
        placeholder: now.placeholder,
        fields: now.known,
        describedBy: now.error ?? help,
        invalid: now.error !== undefined,
        onText: (text) => write(area.current, text),
      })
      setEditor(made)
    }
    // Without it the text area remains, and everything can still be edited.
    load().catch(() => undefined)
    return () => {
      gone = true
      made?.destroy()
      setEditor(null)
    }
  }, [host, area])

  useEffect(() => {
    editor?.update({ fields: known, describedBy: error ?? help, invalid: error !== undefined })
  }, [editor, known, error])

  return editor
}

/** Tells the form, as if it had been typed. */
function write(area: HTMLTextAreaElement | null, text: string): void {
  if (!area) return
  area.value = text
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Only the deprecated command types text in a way that the browser's undo records. */
function typeInto(area: HTMLTextAreaElement | null, text: string): void {
  if (!area) return
  area.focus({ preventScroll: true })
  if (document.execCommand('insertText', false, text)) return
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
