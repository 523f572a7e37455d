import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { controlProps, FieldFrame, FieldNotes, RequiredMark, type FieldProps } from './field.tsx'
import { useFieldId } from './use-field-id.ts'
import styles from './field.module.css'

type Native<Tag extends 'input' | 'textarea' | 'select'> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldProps>

interface TextFieldProps extends Native<'input'> {
  /** Dates and times have fields of their own, because browsers would show them in their own formats. */
  type?: 'text' | 'email' | 'file' | 'number' | 'password' | 'search' | 'tel' | 'url' | undefined
}

export function TextField({ label, error, hint, help, className, id, ...native }: TextFieldProps) {
  const fieldId = useFieldId(native.name, id)
  const frame = { id: fieldId, label, error, hint, help, required: native.required, className }
  return (
    <FieldFrame {...frame}>
      <input
        type="text"
        {...native}
        {...controlProps(fieldId, { error, hint, help })}
        className={styles.control}
      />
    </FieldFrame>
  )
}

export function TextArea({
  label,
  error,
  hint,
  help,
  className,
  id,
  ...native
}: Native<'textarea'>) {
  const fieldId = useFieldId(native.name, id)
  const frame = { id: fieldId, label, error, hint, help, required: native.required, className }
  return (
    <FieldFrame {...frame}>
      <textarea
        rows={3}
        {...native}
        {...controlProps(fieldId, { error, hint, help })}
        className={classNames(styles.control, styles.area)}
      />
    </FieldFrame>
  )
}

export interface SelectOption {
  value: string | number
  label: string
}

type SelectProps = Native<'select'> & {
  options: readonly SelectOption[]
  /** The label of the empty choice; without it, there is no empty choice. */
  placeholder?: string
}

export function SelectField(props: SelectProps) {
  const { label, error, hint, help, className, id, options, placeholder, ...native } = props
  const fieldId = useFieldId(native.name, id)
  const frame = { id: fieldId, label, error, hint, help, required: native.required, className }
  return (
    <FieldFrame {...frame}>
      <select
        {...native}
        // A select without an empty choice always has a value; its label is still marked as required.
        required={placeholder !== undefined && native.required}
        {...controlProps(fieldId, { error, hint, help })}
        className={classNames(styles.control, styles.select)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

export function CheckField({
  label,
  error,
  hint,
  help,
  className,
  id,
  ...native
}: Native<'input'>) {
  const fieldId = useFieldId(native.name, id)
  return (
    <div className={classNames(styles.field, className)} data-invalid={error ? '' : undefined}>
      <label className={styles.check}>
        <input type="checkbox" {...native} {...controlProps(fieldId, { error, hint, help })} />
        <span>
          {label}
          <RequiredMark required={native.required} />
        </span>
      </label>
      <FieldNotes id={fieldId} {...{ error, hint, help }} />
    </div>
  )
}
