import type { FormField } from '#contract/form-field.ts'
import { typedAmount } from '#contract/values/parse-amount.ts'

/** A field's initial value: the record's, or the default for a new record. */
export function firstValue(field: FormField, record: object | null): unknown {
  return record ? (record as FormValues)[field.name] : field.initial
}

export type FormValues = Record<string, unknown>

function valueOf(field: FormField, entry: FormDataEntryValue | null): unknown {
  if (field.kind === 'check') return entry !== null
  const text = typeof entry === 'string' ? entry : ''
  switch (field.kind) {
    case 'number':
      // An invalid number stays text, so that the schema gives its own message.
      return text.trim() === '' ? undefined : Number.isNaN(Number(text)) ? text : Number(text)
    case 'rand':
      return typedAmount(text) ?? undefined
    case 'select':
      return field.options.find((option) => String(option.value) === text)?.value
    default:
      return text
  }
}

/** A form's values, in the shape that the resource's calls expect. */
export function valuesOf(fields: readonly FormField[], form: FormData): FormValues {
  return Object.fromEntries(
    fields.map((field) => [field.name, valueOf(field, form.get(field.name))]),
  )
}
