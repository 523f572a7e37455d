import { lazy, Suspense, useId, useState } from 'react'
import { FieldNotes, RequiredMark, type FieldProps } from './field.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import fieldStyles from './field.module.css'
import styles from './rich-text.module.css'

/** The editor is large; it comes when a form that has one is open. */
const Editor = lazy(() =>
  import('./rich-text-editor.tsx').then(({ RichTextEditor }) => ({ default: RichTextEditor })),
)

interface RichTextFieldProps extends FieldProps {
  defaultValue?: string
  disabled?: boolean
  /** What a heading of this text is below: a part of a form, or the title of a page of its own. */
  headingLevel?: 2 | 3
  className?: string | undefined
}

/** Formatted text; the form sends it as HTML, which the server makes safe. */
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
  return (
    <div className={className} data-invalid={error ? '' : undefined}>
      <div className={fieldStyles.field}>
        <span id={`${id}-label`} className={fieldStyles.label}>
          {label}
          <RequiredMark required={required} />
        </span>
        <input type="hidden" name={name} value={html} />
        <Suspense
          fallback={
            <div className={styles.waiting}>
              <Skeleton height="10rem" />
            </div>
          }
        >
          <Editor
            labelledBy={`${id}-label`}
            start={defaultValue}
            disabled={disabled}
            headingLevel={headingLevel}
            onChange={setHtml}
          />
        </Suspense>
        <FieldNotes id={id} error={error} help={help} />
      </div>
    </div>
  )
}
