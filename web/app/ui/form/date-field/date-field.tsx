import { useState, type ComponentProps } from 'react'
import { isDay } from '#contract/values/day.ts'
import { controlProps, FieldFrame, type FieldProps } from '../field.tsx'
import { useFieldId } from '../use-field-id.ts'
import fieldStyles from '../field.module.css'
import { DateInput } from './date-input.tsx'
import { normaliseDay } from './day-text.ts'

type DateFieldProps = FieldProps & Omit<ComponentProps<typeof DateInput>, keyof FieldProps>

export const unreadableDay = 'Enter a date as yyyy-mm-dd, such as 2026-11-30.'

/** A date field with its label. Invalid input gets a message once the field loses the focus. */
export function DateField({ label, error, hint, help, className, id, ...native }: DateFieldProps) {
  const fieldId = useFieldId(native.name, id)
  const [unreadable, setUnreadable] = useState(false)
  const shown = error ?? (unreadable ? unreadableDay : undefined)
  const frame = {
    id: fieldId,
    label,
    error: shown,
    hint,
    help,
    required: native.required,
    className,
  }
  return (
    <FieldFrame {...frame}>
      <DateInput
        {...native}
        {...controlProps(fieldId, { error: shown, hint, help })}
        labelId={`${fieldId}-label`}
        className={fieldStyles.control}
        onChange={(event) => {
          const typed = event.target.value
          if (!typed || isDay(typed)) setUnreadable(false)
          native.onChange?.(event)
        }}
        onBlur={(event) => {
          const typed = normaliseDay(event.target.value)
          setUnreadable(typed !== '' && !isDay(typed))
          native.onBlur?.(event)
        }}
      />
    </FieldFrame>
  )
}
