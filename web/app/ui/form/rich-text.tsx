import { lazy, Suspense, useEffect, useId, useRef, useState, type RefObject } from 'react'
import { linesOf } from '#contract/values/rich-text.ts'
import { classNames } from '../class-names.ts'
import { FieldNotes, RequiredMark, type FieldProps } from './field.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { richTextTools } from './rich-text-tools.ts'
import fieldStyles from './field.module.css'
import styles from './rich-text.module.css'

/** The editor is large, so it is loaded only when it is about to be used. */
const Editor = lazy(() =>
  import('./rich-text-editor.tsx').then(({ RichTextEditor }) => ({ default: RichTextEditor })),
)

interface RichTextFieldProps extends FieldProps {
  defaultValue?: string
  disabled?: boolean
  /** The level of headings in this text: 3 below the heading of a form part, 2 below the title of a page. */
  headingLevel?: 2 | 3
  className?: string | undefined
}

/** A field for formatted text. The form submits it as HTML, which the server sanitises. */
export function RichTextField(props: RichTextFieldProps) {
  const {
    label,
    name,
    error,
    help,
    required,
    defaultValue = '',
    disabled = false,
    headingLevel = 3,
    className,
  } = props
  const id = useId()
  const [html, setHtml] = useState(defaultValue)
  const box = useRef<HTMLDivElement>(null)
  const wanted = useWanted(box)
  const waiting = <Waiting html={defaultValue} disabled={disabled} />
  return (
    <div ref={box} className={className} data-invalid={error ? '' : undefined}>
      <div className={fieldStyles.field}>
        <span id={`${id}-label`} className={fieldStyles.label}>
          {label}
          <RequiredMark required={required} />
        </span>
        <input type="hidden" name={name} value={html} />
        {wanted ? (
          <Suspense fallback={waiting}>
            <Editor
              labelledBy={`${id}-label`}
              start={defaultValue}
              disabled={disabled}
              headingLevel={headingLevel}
              waiting={waiting}
              onChange={setHtml}
            />
          </Suspense>
        ) : (
          waiting
        )}
        <FieldNotes id={id} error={error} help={help} />
      </div>
    </div>
  )
}

/** A placeholder as tall as the editor, so that nothing below it moves. */
function Waiting({ html, disabled }: { html: string; disabled: boolean }) {
  const lines = linesOf(html)
  return (
    <div className={styles.editor}>
      {!disabled && (
        <div className={styles.tools}>
          {richTextTools.map((tool) => (
            <span key={tool} className={styles.toolRoom} />
          ))}
        </div>
      )}
      <div className={classNames(styles.text, styles.clipped)}>
        {lines.length === 0 && <Skeleton height="6rem" />}
        {lines.map((line, nth) => (
          <p key={nth}>{line}</p>
        ))}
      </div>
    </div>
  )
}

/** True once the box comes into view, or someone starts to use the page. */
function useWanted(box: RefObject<HTMLElement | null>): boolean {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (wanted || !box.current) return
    const want = () => setWanted(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) want()
      },
      { rootMargin: '100px' },
    )
    observer.observe(box.current)
    document.addEventListener('focusin', want)
    document.addEventListener('pointerdown', want)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', want)
      document.removeEventListener('pointerdown', want)
    }
  }, [box, wanted])
  return wanted
}
