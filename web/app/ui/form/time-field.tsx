import { useId, useState, type ComponentProps } from 'react'
import { enterValue } from './enter-value.ts'
import { controlProps, FieldFrame, type FieldProps } from './field.tsx'
import { normaliseTime, timeOf } from './time-text.ts'
import styles from './field.module.css'

type TimeFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>

export const unreadableTime = 'Enter a time as hh:mm, such as 08:00 or 17:30.'

/** A time of day in 24-hour format, whatever the language of the browser. It works without script. */
export function TimeField({ label, error, hint, help, className, id, ...native }: TimeFieldProps) {
  const own = useId()
  const fieldId = id ?? own
  const [unreadable, setUnreadable] = useState(false)
  const shown = error ?? (unreadable ? unreadableTime : undefined)
  const { required } = native
  const frame = { id: fieldId, label, error: shown, hint, help, required, className }

  function tidy(input: HTMLInputElement) {
    const normal = normaliseTime(input.value)
    if (normal !== input.value && !native.readOnly) enterValue(input, normal)
  }
  return (
    <FieldFrame {...frame}>
      <input
        placeholder="hh:mm"
        autoComplete="off"
        maxLength={10}
        {...native}
        {...controlProps(fieldId, { error: shown, hint, help })}
        type="text"
        className={styles.control}
        onChange={(event) => {
          const typed = event.target.value
          if (!typed || timeOf(typed)) setUnreadable(false)
          native.onChange?.(event)
        }}
        onKeyDown={(event) => {
          // Enter submits the form while the field still has the focus.
          if (event.key === 'Enter') tidy(event.currentTarget)
          native.onKeyDown?.(event)
        }}
        onBlur={(event) => {
          tidy(event.target)
          const typed = event.target.value
          setUnreadable(typed !== '' && !timeOf(typed))
          native.onBlur?.(event)
        }}
      />
    </FieldFrame>
  )
}
