interface FieldBase<Name extends string> {
  name: Name
  label: string
  /** One paragraph, or several. */
  help?: string | readonly string[]
  required?: boolean
  /** The initial value of a new record. */
  initial?: string | number | boolean
}

/** One field of a simple form. Its rules and messages are the resource's, not the field's. */
export type FormField<Name extends string = string> =
  | (FieldBase<Name> & {
      kind: 'text' | 'email' | 'area'
      placeholder?: string
      readOnly?: boolean
    })
  | (FieldBase<Name> & { kind: 'number' | 'rand' })
  | (FieldBase<Name> & { kind: 'check' })
  | (FieldBase<Name> & {
      kind: 'select'
      options: readonly { value: string | number; label: string }[]
      placeholder?: string
    })
