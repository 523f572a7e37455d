import { typedAmount } from '#contract/values/parse-amount.ts'

interface FieldBase {
  name: string
  label: string
  /** One paragraph, or several. */
  help?: string | readonly string[]
  required?: boolean
  /** What a new record begins with. */
  initial?: string | number | boolean
}

/** One field of a simple form. Its rules and messages are the resource's, not the field's. */
export type FormField =
  | (FieldBase & { kind: 'text' | 'email' | 'area'; placeholder?: string; readOnly?: boolean })
  | (FieldBase & { kind: 'number' | 'rand' })
  | (FieldBase & { kind: 'check' })
  | (FieldBase & {
      kind: 'select'
      options: readonly { value: string | number; label: string }[]
      placeholder?: string
    })

/** What a field shows at first: the record's value, or what a new record begins with. */
export function firstValue(field: FormField, record: object | null): unknown {
  return record ? (record as FormValues)[field.name] : field.initial
}

export type FormValues = Record<string, unknown>

function valueOf(field: FormField, entry: FormDataEntryValue | null): unknown {
  if (field.kind === 'check') return entry !== null
  const text = typeof entry === 'string' ? entry : ''
  switch (field.kind) {
    case 'number':
      // What is not a number stays text, so that the schema answers with its own message.
      return text.trim() === '' ? undefined : Number.isNaN(Number(text)) ? text : Number(text)
    case 'rand':
      return typedAmount(text) ?? undefined
    case 'select':
      return field.options.find((option) => String(option.value) === text)?.value
    default:
      return text
  }
}

/** What a form holds, in the shape that the resource's calls take. */
export function valuesOf(fields: readonly FormField[], form: FormData): FormValues {
  return Object.fromEntries(
    fields.map((field) => [field.name, valueOf(field, form.get(field.name))]),
  )
}
