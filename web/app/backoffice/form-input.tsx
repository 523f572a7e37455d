import type { ReactNode } from 'react'
import { TextArea, TextField, CheckField, SelectField } from '../ui/form/fields.tsx'
import { RandField } from '../ui/form/rand-field.tsx'
import type { FormField } from '#contract/form-field.ts'
import styles from './form-screen.module.css'

interface FormInputProps {
  field: FormField
  value: unknown
  error: string | undefined
}

function asText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

/** A paragraph is multi-line. */
function helpOf({ help }: FormField): ReactNode {
  if (help === undefined || typeof help === 'string') return help
  return help.map((paragraph) => (
    <span key={paragraph} className={styles.paragraph}>
      {paragraph}
    </span>
  ))
}

/** The control of a declared field. */
export function FormInput({ field, value, error }: FormInputProps) {
  const { name, label, required } = field
  const shared = { name, label, help: helpOf(field), required, error }
  switch (field.kind) {
    case 'text':
    case 'email':
      return (
        <TextField
          {...shared}
          type={field.kind}
          defaultValue={asText(value)}
          placeholder={field.placeholder}
          readOnly={field.readOnly}
          autoComplete="off"
        />
      )
    case 'area':
      return (
        <TextArea
          {...shared}
          defaultValue={asText(value)}
          placeholder={field.placeholder}
          readOnly={field.readOnly}
          rows={5}
        />
      )
    case 'number':
      return (
        <TextField
          {...shared}
          inputMode="decimal"
          defaultValue={asText(value)}
          autoComplete="off"
        />
      )
    case 'rand':
      return <RandField {...shared} defaultValue={value as number | string | null | undefined} />
    case 'check':
      return <CheckField {...shared} defaultChecked={value === true} />
    case 'select':
      return (
        <SelectField
          {...shared}
          options={field.options}
          placeholder={field.placeholder ?? 'Choose one'}
          defaultValue={asText(value)}
        />
      )
  }
}
