import type { ReactNode } from 'react'
import styles from './long-form.module.css'

interface LongFormProps {
  /** `FormSteps`. */
  steps: ReactNode
  /** Beside the form on a wide screen, below it on a narrow one. */
  help?: ReactNode
  /** The form itself, with `longFormClass`, and its dialogs. */
  children: ReactNode
}

/** A long form between its steps and its help; its column of fields is at most 720 px wide. */
export function LongForm({ steps, help, children }: LongFormProps) {
  return (
    <div className={styles.longform}>
      {steps}
      {children}
      {help && (
        <aside className={styles.help} aria-label="Help">
          {help}
        </aside>
      )}
    </div>
  )
}

/** For the form in the middle, whose parts are numbered. */
export const longFormClass = styles.form

interface FormPartProps {
  id: string
  disabled?: boolean
  children: ReactNode
}

/** One numbered part of a long form, to which its step links. */
export function FormPart({ id, disabled, children }: FormPartProps) {
  return (
    <fieldset id={partAnchor(id)} className={styles.part} disabled={disabled}>
      {children}
    </fieldset>
  )
}

export const partAnchor = (id: string) => `part-${id}`
