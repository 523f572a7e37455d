import { useState, type ChangeEvent, type FormEvent } from 'react'
import type { FieldErrors } from '#contract/errors.ts'
import type { ResortChoices } from '#contract/resorts/resorts.calls.ts'
import { afterChange } from './sell-rules.ts'
import { requiredFields } from './sell-parts.ts'
import type { CheckName, SellValues, TextName } from './sell-values.ts'

export const fieldId = (name: string) => `week-${name.replaceAll('.', '-')}`

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What the form holds, what is wrong with it, and the props of each field. */
export function useSellForm(initial: SellValues, choices: ResortChoices) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  /** Fields that keep their own text are made anew when all values are replaced. */
  const [round, setRound] = useState(0)

  function set(change: Partial<SellValues>) {
    setValues((before) => afterChange(before, change, choices))
    // A field that is being corrected is no longer called wrong.
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !Object.hasOwn(change, name))),
    )
  }
  function replace(next: SellValues) {
    setValues(next)
    setErrors({})
    setRound((before) => before + 1)
  }

  const required = new Set<string>(requiredFields(values))
  const common = (name: TextName | CheckName) => ({
    id: fieldId(name),
    name,
    error: errors[name],
    required: required.has(name),
  })
  return {
    values,
    errors,
    round,
    set,
    replace,
    setErrors,
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

export type SellForm = ReturnType<typeof useSellForm>
