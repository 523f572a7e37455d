import type { ChangeEvent, FormEvent } from 'react'
import type { FieldErrors } from '#contract/errors.ts'
import { requiredFields } from './sell-parts.ts'
import type { CheckName, SellValues, TextName } from './sell-values.ts'
import type { SellState } from './use-sell-values.ts'

export const fieldId = (name: string) => `week-${name.replaceAll('.', '-')}`

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Errors {
  fields: FieldErrors
  correct: (names: readonly string[]) => void
}

/**
 * The props of each field, from the values and their errors from `useForm`. A form with hints
 * requires nothing.
 */
export function sellFields(
  { values, round, set: change }: SellState,
  errors: Errors,
  hints?: FieldErrors,
) {
  function set(changed: Partial<SellValues>) {
    change(changed)
    errors.correct(Object.keys(changed))
  }
  const required = new Set<string>(hints ? [] : requiredFields(values))
  const common = (name: TextName | CheckName) => ({
    id: fieldId(name),
    name,
    error: errors.fields[name],
    hint: hints?.[name],
    required: required.has(name),
  })
  return {
    values,
    errors: errors.fields,
    hints,
    round,
    set,
    text: (name: TextName) => ({
      ...common(name),
      value: values[name],
      onChange: (event: ChangeEvent<Control>) => set({ [name]: event.currentTarget.value }),
    }),
    rand: (name: TextName) => ({
      ...common(name),
      defaultValue: values[name],
      onInput: (event: FormEvent<HTMLInputElement>) => set({ [name]: event.currentTarget.value }),
    }),
    check: (name: CheckName) => ({
      ...common(name),
      checked: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        set({ [name]: event.currentTarget.checked }),
    }),
  }
}

export type SellFields = ReturnType<typeof sellFields>
