import type { ReactNode } from 'react'
import styles from './long-form.module.css'

interface LongFormProps {
  /** `FormSteps`. */
  steps: ReactNode
  /** Beside the form on a wide screen, below it on a narrow one. */
  help?: ReactNode
  /** The form itself, `longFormClass`, and dialogs. */
  children: ReactNode
}

/** A long form between its steps and its help; its fields are at most 720 px wide together. */
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

/** The form in the middle: its parts are numbered. */
export const longFormClass = styles.form

interface FormPartProps {
  id: string
  disabled?: boolean
  children: ReactNode
}

/** One part of a long form, numbered, and reached by its step. */
export function FormPart({ id, disabled, children }: FormPartProps) {
  return (
    <fieldset id={partAnchor(id)} className={styles.part} disabled={disabled}>
      {children}
    </fieldset>
  )
}

export const partAnchor = (id: string) => `part-${id}`
