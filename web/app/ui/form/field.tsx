import type { ReactNode } from 'react'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'

/** What every field takes, besides the props of its native control. */
export interface FieldProps {
  label: ReactNode
  name: string
  error?: string | undefined
  help?: ReactNode
  required?: boolean | undefined
}

/** The attributes that tie a control to its label, error and help. */
export function controlProps(id: string, { error, help }: Pick<FieldProps, 'error' | 'help'>) {
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  }
}

interface FrameProps extends Omit<FieldProps, 'name'> {
  id: string
  className?: string | undefined
  children: ReactNode
}

/** Label, control, error, help: in this order, everywhere. */
export function FieldFrame({ id, label, error, help, required, className, children }: FrameProps) {
  return (
    <div className={classNames(styles.field, className)} data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
        <RequiredMark required={required} />
      </label>
      {children}
      <FieldNotes id={id} error={error} help={help} />
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

export function FieldNotes({
  id,
  error,
  help,
}: { id: string } & Pick<FieldProps, 'error' | 'help'>) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <IconAlertCircle aria-hidden="true" />
          {error}
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
