import type { ReactNode } from 'react'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'

/** What every field takes, in addition to the props of its native control. */
export interface FieldProps {
  label: ReactNode
  name: string
  error?: string | undefined
  /** A suggestion; unlike an error, it does not prevent saving. */
  hint?: string | undefined
  help?: ReactNode
  required?: boolean | undefined
}

type Notes = Pick<FieldProps, 'error' | 'hint' | 'help'>

/** The attributes that connect a control to its label, error and help. */
export function controlProps(id: string, notesOfField: Notes) {
  const { error, hint, help } = withoutRepeat(notesOfField)
  const notes = [error && `${id}-error`, hint && `${id}-hint`, help && `${id}-help`]
  const described = notes.filter(Boolean).join(' ')
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  }
}

/** An error that says what the help says is said once. */
function withoutRepeat({ error, hint, help }: Notes): Notes {
  return { error, hint, help: help === error ? undefined : help }
}

interface FrameProps extends Omit<FieldProps, 'name'> {
  id: string
  className?: string | undefined
  children: ReactNode
}

/** Label, control, error, hint and help, always in this order. */
export function FieldFrame(props: FrameProps) {
  const { id, label, error, hint, help, required, className, children } = props
  return (
    <div className={classNames(styles.field, className)} data-invalid={error ? '' : undefined}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
        <RequiredMark required={required} />
      </label>
      {children}
      <FieldNotes {...{ id, error, hint, help }} />
    </div>
  )
}

export function RequiredMark({ required }: { required?: boolean | undefined }) {
  if (!required) return null
  return (
    <span className={styles.required} aria-hidden="true">
      {' *'}
    </span>
  )
}

export function FieldNotes({ id, ...notes }: { id: string } & Notes) {
  const { error, hint, help } = withoutRepeat(notes)
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <IconAlertCircle aria-hidden="true" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          <IconInfoCircle aria-hidden="true" />
          {hint}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </>
  )
}
