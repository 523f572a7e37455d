import {
  memo,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { controlProps, FieldNotes, RequiredMark, type FieldProps } from '../../../ui/form/field.tsx'
import { htmlTokens, type Token } from './html-tokens.ts'
import styles from './html-editor.module.css'

export interface HtmlEditorHandle {
  /** Types a text where the cursor is; the browser's own undo takes it back. */
  insert(text: string): void
  /** Puts a text in place of everything; undo brings the old one back. */
  replace(text: string): void
}

interface HtmlEditorProps extends FieldProps {
  ref?: Ref<HtmlEditorHandle>
  defaultValue?: string
  placeholder?: string
  /** The fields that have a meaning here, in small letters; others are marked. Left out: all have. */
  known?: ReadonlySet<string> | undefined
  /** Shown between the label and the text. */
  tools?: ReactNode
  onText?: (text: string) => void
  /** The minimum number of visible lines. */
  rows?: number
}

/** Longer texts are shown in one colour: typing must never wait for the colours. */
const mostColoured = 60_000

/** A text area with coloured HTML below its own transparent letters: typing, undo and search stay the browser's. */
export function HtmlEditor(props: HtmlEditorProps) {
  const { ref, label, name, error, help, required, defaultValue = '', placeholder } = props
  const { known, tools, onText, rows = 12 } = props
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(defaultValue)
  const coloured = text.length <= mostColoured

  useImperativeHandle(ref, () => ({
    insert: (piece) => area.current && typeInto(area.current, piece),
    replace(whole) {
      if (!area.current) return
      area.current.setSelectionRange(0, area.current.value.length)
      typeInto(area.current, whole)
      area.current.setSelectionRange(0, 0)
    },
  }))

  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
        <RequiredMark required={required} />
      </label>
      {tools}
      <div className={styles.box}>
        <div className={styles.sheet} style={{ minHeight: `${rows * 1.55 + 1.5}em` }}>
          {coloured && <Colours text={text} known={known} />}
          <textarea
            ref={area}
            name={name}
            defaultValue={defaultValue}
            placeholder={placeholder}
            required={required}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            className={classNames(styles.area, !coloured && styles.plain)}
            {...controlProps(id, { error, help })}
            onInput={(event) => {
              setText(event.currentTarget.value)
              onText?.(event.currentTarget.value)
            }}
          />
          {/* Without colours nothing else gives the sheet the height of its text. */}
          {!coloured && (
            <pre className={styles.measure} aria-hidden="true">
              {text}
            </pre>
          )}
        </div>
      </div>
      <FieldNotes id={id} error={error} help={help} />
    </div>
  )
}

/** The old command is the only way to type that the browser's undo knows of. */
function typeInto(area: HTMLTextAreaElement, text: string): void {
  area.focus({ preventScroll: true })
  if (document.execCommand('insertText', false, text)) return
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

interface ColoursProps {
  text: string
  known: ReadonlySet<string> | undefined
}

const Colours = memo(function Colours({ text, known }: ColoursProps) {
  const tokens = useMemo(() => htmlTokens(text), [text])
  return (
    <pre className={styles.colours} aria-hidden="true">
      {tokens.map((token, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={lookOf(token, known)}>
          {token.text}
        </span>
      ))}
      {/* A last empty line has a height only if it has content. */}
      {'\u200b'}
    </pre>
  )
})

function lookOf({ kind, text }: Token, known: ReadonlySet<string> | undefined) {
  if (kind !== 'field') return styles[kind]
  if (!known) return styles.known
  return known.has(text.slice(1, -1).toLowerCase()) ? styles.known : styles.unknown
}
